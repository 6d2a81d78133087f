import type { BuiltPage } from '../checks/built-page.ts';
import { claimsShownOn } from '../checks/shown.ts';
import { pageNames } from '../src/domain/pages.ts';

/** The pages on which a claim stands, in the order of the site. Essays are found by their citations, and are left out. */
export function pagesOf(claim: string, pages: readonly BuiltPage[]): string[] {
  const shown = new Set(pages.filter((page) => claimsShownOn(page).includes(claim)).map(({ path }) => path));
  return [...pageNames.keys()].filter((path) => shown.has(path));
}

/** The text of a claim’s record with these pages as its `shownOn`. Nothing else in it changes. */
export function withShownOn(yaml: string, paths: readonly string[]): string {
  const field = paths.length === 0 ? 'shownOn: []\n' : `shownOn:\n${paths.map((path) => `  - ${path}\n`).join('')}`;
  const known = /^shownOn:.*\n(?: +- .*\n)*/m;
  return known.test(yaml) ? yaml.replace(known, field) : yaml.replace(/^checked:/m, `${field}checked:`);
}
