import type { HTMLElement } from 'node-html-parser';
import { budgets } from '../../budgets.ts';
import { blocksOf, type BuiltPage } from './built-page.ts';
import { onPage, type BuiltCheck, type Found } from './built-check.ts';
import type { Weight } from './weights.ts';

/** Care cards, cautions, and the step below a card: no one should shorten these to save bytes. */
const warns = (element: HTMLElement) =>
  [element, element.previousElementSibling].some(
    (each) => each?.hasAttribute('data-care') || each?.hasAttribute('data-safety'),
  );

/** Where to look first: the longest text of a page that isn’t a warning, and its largest picture. */
function heaviest({ root }: BuiltPage): string {
  const main = root.querySelector('main') ?? root;
  const [text] = blocksOf(main, warns).toSorted((one, other) => other.text.length - one.text.length);
  const [picture] = main
    .querySelectorAll('svg')
    .toSorted((one, other) => other.outerHTML.length - one.outerHTML.length);
  const words = text ? `the text “${text.text.split(' ').slice(0, 5).join(' ')} …”` : '';
  const figure = picture?.closest('figure')?.getAttribute('id');
  const drawing = picture ? `the picture ${figure ? `“${figure}” ` : ''}(${picture.outerHTML.length} characters)` : '';
  return [words, drawing].filter(Boolean).join(' and ');
}

/** Each page keeps to its budget. Up to 10% more is a warning. */
export function overBudget(page: BuiltPage, { html, budget, firstScreen }: Weight): Found[] {
  const measured = [
    ['HTML', html, budget],
    ['First screen with its styles', firstScreen, budgets.firstScreen],
  ] as const;
  return measured
    .filter(([, bytes, allowed]) => bytes > allowed)
    .map(([what, bytes, allowed]) => ({
      message: `${what}: ${bytes} bytes of ${allowed} allowed. Start with ${heaviest(page)}`,
      ...(bytes <= allowed * budgets.refuseFrom && { isWarning: true }),
    }));
}

/** The fonts have a budget together, and so have the scripts. */
export const sharedBudgets: BuiltCheck = (built) => ({
  end() {
    const ofAll = (ending: string) => {
      const files = [...built.files].filter((file) => file.endsWith(ending));
      return { count: files.length, bytes: files.reduce((total, file) => total + built.sent(file).length, 0) };
    };
    const [fonts, scripts] = [ofAll('.woff2'), ofAll('.js')];
    const { files, bytes: allowed } = budgets.fonts;
    const problems = [];
    if (fonts.count > files || fonts.bytes > allowed)
      problems.push(`${fonts.count} fonts with ${fonts.bytes} bytes; ${files} with ${allowed} are allowed`);
    if (scripts.bytes > budgets.scripts)
      problems.push(`All script files: ${scripts.bytes} bytes of ${budgets.scripts} allowed`);
    return problems.map((message) => onPage('/_astro', message));
  },
});
