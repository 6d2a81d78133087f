import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { budgets } from '../../budgets.ts';
import { findPage } from '../../src/site/pages.ts';
import { blocksOf, type BuiltPage } from './built-page.ts';
import { onPage, type BuiltCheck, type Finding } from './built-check.ts';

/** Care cards, cautions, and the step below a card: no one should shorten these to save bytes. */
const warns = (element: HTMLElement) =>
  [element, element.previousElementSibling].some(
    (element) => element?.hasAttribute('data-care') || element?.hasAttribute('data-safety'),
  );

/** Where to look first: the longest text of a page that isn’t a warning, and its largest picture. */
function heaviest({ root }: BuiltPage): string {
  const main = root.querySelector('main') ?? root;
  const [text] = blocksOf(main, warns).toSorted((a, b) => b.text.length - a.text.length);
  const [picture] = main.querySelectorAll('svg').toSorted((a, b) => b.outerHTML.length - a.outerHTML.length);
  const words = text ? `the text “${text.text.split(' ').slice(0, 5).join(' ')} …”` : '';
  const figure = picture?.closest('figure')?.getAttribute('id');
  const drawing = picture ? `the picture ${figure ? `“${figure}” ` : ''}(${picture.outerHTML.length} characters)` : '';
  return [words, drawing].filter(Boolean).join(' and ');
}

/** What weighs more than it may. Up to 10% more is a warning. */
const over = (bytes: number, allowed: number, message: string): Finding[] =>
  bytes > allowed ? [{ message, ...(bytes <= allowed * budgets.refuseFrom && { isWarning: true }) }] : [];

/** What the page at an address may weigh, in bytes of brotli. */
export const budgetOf = (path: string): number => budgets[findPage(path)?.budget ?? 'page'];

/** So many characters of the main part of a page, tags included, show more than a phone’s first screen. */
const firstScreen = 10_000;

/** The bytes of brotli of a page up to its first screen: all of its styles, and the beginning of its main part. */
export const firstScreenBytes = (html: string): number =>
  brotliCompressSync(html.slice(0, Math.max(html.lastIndexOf('</style>'), html.indexOf('<main') + firstScreen))).length;

export const pageBudgets: BuiltCheck = ({ sent }) => ({
  page(page) {
    const whole = sent(page.file).length;
    // Compressing takes seconds for the whole site, and no part of a page is larger than the page.
    const first = whole > budgets.firstScreen ? firstScreenBytes(page.html) : whole;
    const measured = [
      ['HTML', whole, budgetOf(page.path)],
      ['First screen with its styles', first, budgets.firstScreen],
    ] as const;
    return measured.flatMap(([what, bytes, allowed]) =>
      over(bytes, allowed, `${what}: ${bytes} bytes of ${allowed} allowed. Start with ${heaviest(page)}`),
    );
  },
});

/** The fonts have a budget together, and so have the scripts, and what is kept offline. */
export const sharedBudgets: BuiltCheck = ({ files, sent, kept }) => ({
  end() {
    const sizesOf = (some: readonly string[]) =>
      some.map((file) => ({ file, bytes: sent(file).length })).toSorted((a, b) => b.bytes - a.bytes);
    const within = (what: string, some: readonly string[], allowed: number) => {
      const sizes = sizesOf(some);
      const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
      const largest = sizes.slice(0, 3).map((size) => `${size.file} (${size.bytes})`);
      return over(bytes, allowed, `${what}: ${bytes} bytes of ${allowed} allowed. Start with ${largest.join(', ')}`);
    };
    const ending = (suffix: string) => [...files].filter((file) => file.endsWith(suffix));
    return [
      ...within('All fonts', ending('.woff2'), budgets.fonts),
      ...within('All script files', ending('.js'), budgets.scripts),
      ...within('What a first visit keeps for reading offline', kept, budgets.offline),
    ].map((finding) => onPage('/_astro', finding));
  },
});
