import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, parsePage, type BuiltPage } from '../../checks/built-page.ts';
import { claimsOn, isAboutSources, referencesOn } from '../../checks/citations-on-page.ts';
import { addressOf, essayPath } from '../../src/domain/pages.ts';
import type { Records } from '../../src/domain/records.ts';
import type { PageCitations } from '../../src/domain/citation-index.ts';
import { loadPageCitations, pageCitationsFile } from '../../src/page-citations.ts';
import { buildPages } from './astro-pages.ts';

/** What a page shows by itself. */
export const citationsOn = (page: BuiltPage, { references }: Pick<Records, 'references'>): PageCitations => ({
  path: page.path,
  heading: page.root.querySelector('main h1')?.text.trim() ?? page.path,
  claims: claimsOn(page),
  references: referencesOn(page, references),
});

/** The same of every page in a folder that shows anything. Essays say by their citations what stands in them. */
function citationsBelow(folder: string, records: Records): PageCitations[] {
  const essays = new Set(records.essays.map(({ slug }) => essayPath(slug)));
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !essays.has(addressOf(file)) && !isAboutSources(addressOf(file)))
    .map((file) => citationsOn(parsePage(file, readFileSync(join(folder, file), 'utf8')), records))
    .filter(({ claims, references }) => claims.length + references.length > 0);
}

/**
 * Builds the pages into a folder. The page of each claim and source says where it stands, which only the other pages know: what
 * they show is kept for the next build, and where it is not what the last one saw, the pages are made once more.
 */
export async function buildPagesWithCitations(folder: string, records: Records): Promise<void> {
  const before = JSON.stringify(loadPageCitations());
  await buildPages(folder);
  const now = JSON.stringify(citationsBelow(folder, records));
  if (now === before) return;
  mkdirSync(dirname(pageCitationsFile), { recursive: true });
  const half = `${pageCitationsFile}.${process.pid}`;
  writeFileSync(half, now);
  renameSync(half, pageCitationsFile);
  console.log(
    'Claims or sources stand elsewhere than in the last build, which their pages say: the pages are made again.',
  );
  await buildPages(folder);
}
