import { budgets } from '../budgets.ts';
import type { BuiltCheck } from './index.ts';
import { scriptFiles, weigh } from './weights.ts';

const remedy = 'make it lighter, or change budgets.ts and say why';

/** Every page weighs what its budget allows, loads a script only where it holds an island, and the site has two fonts. */
export const weightsAreWithin: BuiltCheck = (built) => {
  const pages = weigh(built).flatMap(({ path, html, budget, inlineScripts, react, ours }) =>
    ([['HTML', html, budget], ['scripts in it', inlineScripts, budgets.inlineScripts], ['React', react, budgets.islands.react], ['our script files', ours, budgets.islands.ours]] as const)
      .filter(([, weight, allowed]) => weight > allowed)
      .map(([what, weight, allowed]) => ({ path, message: `${what}: ${weight} bytes of brotli, of ${allowed} allowed; ${remedy}` })));
  const needless = built.pages.filter((page) => !page.root.querySelector('astro-island')).flatMap((page) =>
    scriptFiles(page, built).map((file) => ({ path: page.path, message: `loads ${file}, though it holds no island; write so short a script into the page` })));
  const fonts = [...built.files].filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((total, file) => total + built.read(file).length, 0);
  const { files, bytes: allowed } = budgets.fonts;
  const tooMuch = fonts.length > files || bytes > allowed ? [{ path: '/_astro', message: `${fonts.length} fonts of ${bytes} bytes, of ${files} and ${allowed} allowed; ${remedy}` }] : [];
  return [...pages, ...needless, ...tooMuch];
};
