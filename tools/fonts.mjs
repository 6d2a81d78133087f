import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** Characters in the serif font. Run `npm run fonts` after changing these characters; it installs what only this needs. */
const serifGlyphs = `${printableAscii}‘’“”–—…·×→←↑↓°½éèüöäåñçßæø≥≤±−©\u00a0`;

/**
 * Cuts Newsreader (SIL Open Font License) down to these characters and the weights that the site uses, and keeps the result in
 * `src/ui/fonts`.
 */
const source = 'node_modules/@fontsource-variable/newsreader';
const target = 'src/ui/fonts';
mkdirSync(target, { recursive: true });
const whole = readFileSync(`${source}/files/newsreader-latin-wght-normal.woff2`);
const cut = await subset(whole, serifGlyphs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
});
writeFileSync(`${target}/newsreader-normal.woff2`, cut);
console.log(`newsreader-normal.woff2: ${whole.length} bytes became ${cut.length}`);
copyFileSync(`${source}/LICENSE`, `${target}/LICENSE`);
