import { readFileSync } from 'node:fs';
import type { ShownOnPage } from './domain/standing.ts';

/** Where the build keeps what it saw on its pages, from the root of the project. */
export const shownFile = '.cache/shown.json';

/** What the last build saw on its pages. Nothing before the first one, which then makes its pages twice (`scripts/standing.ts`). */
export function loadShown(): readonly ShownOnPage[] {
  try {
    return JSON.parse(readFileSync(shownFile, 'utf8')) as ShownOnPage[];
  } catch {
    return [];
  }
}
