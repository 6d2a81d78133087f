import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, parsePage, type BuiltPage } from '../checks/built-page.ts';
import { claimsShownOn, isAboutSources, referencesShownOn } from '../checks/shown.ts';
import { addressOf, essayPath } from '../src/domain/pages.ts';
import type { Records } from '../src/domain/records.ts';
import type { ShownOnPage } from '../src/domain/standing.ts';
import { loadShown, shownFile } from '../src/shown.ts';
import { buildPages } from './astro.ts';

/** What a page shows by itself. */
export const shownOn = (page: BuiltPage, { references }: Pick<Records, 'references'>): ShownOnPage => ({
  path: page.path,
  heading: page.root.querySelector('main h1')?.text.trim() ?? page.path,
  claims: claimsShownOn(page),
  references: referencesShownOn(page, references),
});

/** The same of every page in a folder that shows anything. Essays say by their citations what stands in them. */
function shownIn(folder: string, records: Records): ShownOnPage[] {
  const essays = new Set(records.essays.map(({ slug }) => essayPath(slug)));
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !essays.has(addressOf(file)) && !isAboutSources(addressOf(file)))
    .map((file) => shownOn(parsePage(file, readFileSync(join(folder, file), 'utf8')), records))
    .filter(({ claims, references }) => claims.length + references.length > 0);
}

/**
 * Builds the pages into a folder. The page of each claim and source says where it stands, which only the other pages know: what
 * they show is kept for the next build, and where it is not what the last one saw, the pages are made once more.
 */
export async function buildPagesWithStanding(folder: string, records: Records): Promise<void> {
  const before = JSON.stringify(loadShown());
  await buildPages(folder);
  const now = JSON.stringify(shownIn(folder, records));
  if (now === before) return;
  mkdirSync(dirname(shownFile), { recursive: true });
  const half = `${shownFile}.${process.pid}`;
  writeFileSync(half, now);
  renameSync(half, shownFile);
  console.log(
    'Claims or sources stand elsewhere than in the last build, which their pages say: the pages are made again.',
  );
  await buildPages(folder);
}
