import type { Reference } from '../../src/model/evidence.ts';
import { sourcePath } from '../../src/site/pages.ts';
import { ancestor } from './blocks.ts';
import type { BuiltPage } from './built-page.ts';

/** The pages that list claims and sources. They only point to claims on other pages, so a claim there doesn’t count. */
export const isAboutSources = (path: string): boolean => path === '/sources' || path.startsWith('/sources/');

const address = sourcePath('');

/** Values of an attribute in the text. The list of notes at the end of a page says again what is marked there. */
const valuesOf = (page: BuiltPage, selector: string, attribute: string, prefix = '') =>
  page.root
    .querySelectorAll(selector)
    .filter((element) => !ancestor(element, (part) => part.hasAttribute('data-page-notes')))
    .map((element) => (element.getAttribute(attribute) ?? '').slice(prefix.length));

/** Ids of the claims on a page, sorted. A claim is found by its text, or by its mark, which has its basis. */
export const claimsOn = (page: BuiltPage): string[] =>
  [
    ...new Set([
      ...valuesOf(page, 'main [data-claim]', 'data-claim'),
      ...valuesOf(page, `main a[data-basis][href^="${address}"]`, 'href', address),
    ]),
  ].sort();

/** Ids of the references that a page names by itself: by a mark, a note, or a link to the source. */
export function referencesOn(page: BuiltPage, references: readonly Reference[]): string[] {
  const addresses = new Set(valuesOf(page, 'main a[data-kind=research]', 'href'));
  return [
    ...new Set([
      ...valuesOf(page, `main a:not([data-basis])[href^="${address}"]`, 'href', address),
      ...references.filter(({ url }) => addresses.has(url)).map(({ id }) => id),
    ]),
  ].sort();
}
