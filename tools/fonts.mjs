import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import { serifGlyphs } from '../src/site/glyphs.ts';

/**
 * Cuts Newsreader (SIL Open Font License) down to the glyphs and weights the site sets, and keeps the
 * result in `src/ui/fonts`. Run `npm run fonts` after changing
 * `src/site/glyphs.ts`; it installs what only this needs.
 */
const source = 'node_modules/@fontsource-variable/newsreader';
const target = 'src/ui/fonts';
mkdirSync(target, { recursive: true });
for (const style of ['normal', 'italic']) {
  const whole = readFileSync(`${source}/files/newsreader-latin-wght-${style}.woff2`);
  const cut = await subset(whole, serifGlyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  writeFileSync(`${target}/newsreader-${style}.woff2`, cut);
  console.log(`newsreader-${style}.woff2: ${whole.length} bytes became ${cut.length}`);
}
copyFileSync(`${source}/LICENSE`, `${target}/LICENSE`);
