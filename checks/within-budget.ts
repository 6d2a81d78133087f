import { budgets } from '../budgets.ts';
import type { BuiltCheck } from './built-check.ts';
import { weigh, type Weight } from './weights.ts';

const remedy = 'make it lighter, or change budgets.ts and say why';

/** Every page weighs what its budget allows, and the site has two fonts. */
export const weightsAreWithin: BuiltCheck<Weight> = {
  page(page, built) {
    const weight = weigh(page, built);
    const tooHeavy = (
      [
        ['HTML', weight.html, weight.budget],
        ['its first screen with all its style', weight.firstScreen, budgets.firstScreen],
        ['scripts in it', weight.inlineScripts, budgets.inlineScripts],
        ['React', weight.react, budgets.islands.react],
        ['our script files', weight.ours, budgets.islands.ours],
      ] as const
    )
      .filter(([, bytes, allowed]) => bytes > allowed * budgets.refuseFrom)
      .map(([what, bytes, allowed]) => `${what}: ${bytes} bytes of brotli, of ${allowed} allowed; ${remedy}`);
    return { note: weight, problems: tooHeavy };
  },
  end(_weights, built) {
    const fonts = [...built.files].filter((file) => file.endsWith('.woff2'));
    const bytes = fonts.reduce((total, file) => total + built.read(file).length, 0);
    const { files, bytes: allowed } = budgets.fonts;
    return fonts.length > files || bytes > allowed
      ? [
          {
            path: '/_astro',
            message: `${fonts.length} fonts of ${bytes} bytes, of ${files} and ${allowed} allowed; ${remedy}`,
          },
        ]
      : [];
  },
};
