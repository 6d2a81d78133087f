import type { HTMLElement } from 'node-html-parser';
import { findPage, type Paid } from '../../src/site/pages.ts';
import { triggersIn } from '../../src/rules/words/triggers.ts';
import { ancestor, blocksOf, textOf, type BuiltPage } from './built-page.ts';
import { onPage, type Built, type BuiltCheck, type Finding } from './built-check.ts';

/** An address that carries anyone’s affiliate tag. */
const isTagged = (address: string) => /[?&]tag=/.test(address);

const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';
const taggedLinks = (root: HTMLElement) => root.querySelectorAll('a[href]').filter((link) => isTagged(hrefOf(link)));

const isCaution = (element: HTMLElement) => element.hasAttribute('data-safety') || element.hasAttribute('data-care');

/**
 * The part of a page that a reader takes in with a link: its outermost article, else its section, else the page. Cautions are separate
 * parts.
 */
function partAround(link: HTMLElement, main: HTMLElement): HTMLElement {
  const around: HTMLElement[] = [];
  for (let element: HTMLElement | null = link.parentNode; element && element !== main; element = element.parentNode) {
    if (element.tagName === 'ARTICLE' || element.tagName === 'SECTION') around.push(element);
  }
  return around.findLast(({ tagName }) => tagName === 'ARTICLE') ?? around[0] ?? main;
}

function problemsOfLink(
  link: HTMLElement,
  main: HTMLElement,
  { path }: BuiltPage,
  { config, records }: Built,
): Finding[] {
  const words = link.text.trim();
  const address = new URL(hrefOf(link));
  const wishlist = new URL(config.wishlistUrl);
  const kind: Paid = address.host === wishlist.host && address.pathname === wishlist.pathname ? 'wishlist' : 'product';
  if (!findPage(path)?.paid?.includes(kind))
    return [
      `the link “${words}” carries an affiliate tag, and this page may not have a paid link to a ${kind}; link without the tag (productLink)`,
    ];
  const part = partAround(link, main);
  const named = blocksOf(part, isCaution).filter(({ text }) => triggersIn(text, records.diseases).length > 0);
  return [
    ...(kind === 'product' && !textOf(link.parentNode ?? link).includes('(paid link)')
      ? [`the product link “${words}” has no “(paid link)” next to it; use ProductLink`]
      : []),
    ...(kind === 'product' && !link.closest('[data-screen-only]')
      ? [`the product link “${words}” would be printed; use ProductLink`]
      : []),
    ...named.map(({ text }) => ({
      message: `“${text.slice(0, 140)}” names a disease (${triggersIn(text, records.diseases).join(', ')}) in the part of the page with the paid link “${words}”; say it without the disease, or move it into a part of its own`,
      words: text,
    })),
  ];
}

function problemsOfPage(page: BuiltPage, built: Built): Finding[] {
  const links = taggedLinks(page.root);
  const main = page.root.querySelector('main');
  const header = page.root.querySelector('body > header');
  const isIn = (part: HTMLElement | null) => (link: HTMLElement) =>
    ancestor(link, (around) => around === part) !== undefined;
  const inMain = links.filter(isIn(main));
  const inHeader = links.filter(isIn(header));
  const elsewhere = links.filter((link) => !inMain.includes(link) && !inHeader.includes(link));
  const [first] = inMain;
  const disclosure = main?.querySelector('[data-disclosure]');
  const saysSo = disclosure && /commission|paid link/.test(disclosure.text);
  const isDisclosed = !first || (saysSo && disclosure.range[0] < first.range[0]);
  const outsideLinks = page.html.replaceAll(/<a [^>]*>/g, '');
  return [
    ...(main ? inMain.flatMap((link) => problemsOfLink(link, main, page, built)) : []),
    ...inHeader
      .filter((link) => !link.text.includes('(paid link)'))
      .map(
        (link) =>
          `the link “${link.text.trim()}” in the header comes before the disclosure, so it has to say “(paid link)”`,
      ),
    ...elsewhere.map((link) => `the paid link “${link.text.trim()}” is outside the header and the main text`),
    ...(isDisclosed
      ? []
      : [
          `the first paid link of the text, “${first.text.trim()}”, comes before the words “commission” or “paid link”; put a Disclosure before it`,
        ]),
    ...links.flatMap((link) => {
      const rel = (link.getAttribute('rel') ?? '').split(/\s+/);
      const isRight = rel.includes('sponsored') && rel.includes('noopener') && link.getAttribute('target') === '_blank';
      return isRight
        ? []
        : [`the paid link “${link.text.trim()}” needs rel="sponsored noopener" and target="_blank"; use Outside`];
    }),
    ...(outsideLinks.includes(built.config.affiliateTag)
      ? ['the affiliate tag is outside a link, in a script, a prop or the text; only links may carry it']
      : []),
  ];
}

/** L1: paid links are only where the specification puts them, marked as paid, after the disclosure, and never next to a disease. */
export const paidLinks: BuiltCheck = (built) => ({ page: (page) => problemsOfPage(page, built) });

/** L1: no feed, data file, script or search index carries the affiliate tag. Pages have a check of their own, and PDFs a test. */
export const affiliateTagInFiles: BuiltCheck = ({ files, read, config }) => ({
  end: () =>
    [...files]
      .filter((file) => !/\.(html|br|gz|woff2|pdf|png|svg)$/.test(file))
      .filter((file) => read(file).includes(config.affiliateTag))
      .map((file) => onPage(`/${file}`, 'contains the affiliate tag; only pages have paid links (use productLink)')),
});
