import { budgets } from '../../budgets.ts';
import { blocksOf, type BuiltPage } from './built-page.ts';
import { onPage, type BuiltCheck } from './built-check.ts';
import { weigh, type Weight } from './weights.ts';

/** Where to look first: the longest text of a page, and its largest picture. */
function heaviest({ root }: BuiltPage): string {
  const main = root.querySelector('main') ?? root;
  const [text] = blocksOf(main).toSorted((one, other) => other.text.length - one.text.length);
  const [picture] = main
    .querySelectorAll('svg')
    .toSorted((one, other) => other.outerHTML.length - one.outerHTML.length);
  const words = text ? `the text “${text.text.split(' ').slice(0, 5).join(' ')} …”` : '';
  const figure = picture?.closest('figure')?.getAttribute('id');
  const drawing = picture ? `the picture ${figure ? `“${figure}” ` : ''}(${picture.outerHTML.length} characters)` : '';
  return [words, drawing].filter(Boolean).join(' and ');
}

/** Each page keeps to its budget. Up to 10% more is a warning. There are two fonts. */
export const weightsAreWithin: BuiltCheck<Weight> = {
  page(page, built) {
    const weight = weigh(page, built);
    const over = (
      [
        ['HTML', weight.html, weight.budget],
        ['First screen with its styles', weight.firstScreen, budgets.firstScreen],
        ['Inline scripts', weight.inlineScripts, budgets.inlineScripts],
        ['React', weight.react, budgets.islands.react],
        ['Our script files', weight.ownScripts, budgets.islands.ours],
      ] as const
    ).filter(([, bytes, allowed]) => bytes > allowed);
    const say = ([what, bytes, allowed]: (typeof over)[number]) =>
      `${what}: ${bytes} bytes of ${allowed} allowed. Start with ${heaviest(page)}`;
    return {
      note: weight,
      warnings: over.filter(([, bytes, allowed]) => bytes <= allowed * budgets.refuseFrom).map(say),
      problems: over.filter(([, bytes, allowed]) => bytes > allowed * budgets.refuseFrom).map(say),
    };
  },
  end(_weights, built) {
    const fonts = [...built.files].filter((file) => file.endsWith('.woff2'));
    const bytes = fonts.reduce((total, file) => total + built.read(file).length, 0);
    const { files, bytes: allowed } = budgets.fonts;
    return fonts.length > files || bytes > allowed
      ? [onPage('/_astro', `${fonts.length} fonts with ${bytes} bytes; ${files} with ${allowed} are allowed`)]
      : [];
  },
};
