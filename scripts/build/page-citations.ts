import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagesBelow, parsePage, type BuiltPage } from '../../checks/built-page.ts';
import { claimsOn, isAboutSources, referencesOn } from '../../checks/citations-on-page.ts';
import { addressOf, essayPath } from '../../src/domain/pages.ts';
import type { Records } from '../../src/domain/records.ts';
import type { PageCitations } from '../../src/domain/citation-index.ts';
import { pageCitationsFile } from '../../src/page-citations.ts';

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
  return pagesBelow(folder)
    .filter((file) => !essays.has(addressOf(file)) && !isAboutSources(addressOf(file)))
    .map((file) => citationsOn(parsePage(file, readFileSync(join(folder, file), 'utf8')), records))
    .filter(({ claims, references }) => claims.length + references.length > 0);
}

/** Writes down what the pages of a folder show, for the pages of claims and sources, which are made after them. */
export function writePageCitations(folder: string, records: Records): void {
  mkdirSync(dirname(pageCitationsFile), { recursive: true });
  const half = `${pageCitationsFile}.${process.pid}`;
  writeFileSync(half, JSON.stringify(citationsBelow(folder, records)));
  renameSync(half, pageCitationsFile);
}
