import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Where Astro keeps what it rendered from one build to the next. */
export const astroCache = './.cache/astro';
const unfinished = `${astroCache}/unfinished`;

/**
 * Begins a build of the pages; the answer ends it. Astro writes what it keeps page by page and its list of them at the end, so after a
 * build that did not end the two may not fit, and all is rendered anew.
 */
export function beginPages(): () => void {
  if (existsSync(unfinished)) rmSync(`${astroCache}/incremental-build.json`, { force: true });
  mkdirSync(astroCache, { recursive: true });
  writeFileSync(unfinished, '');
  return () => rmSync(unfinished, { force: true });
}
