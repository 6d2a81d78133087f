import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../checks/built-page.ts';

/** Where Astro keeps what it rendered from one build to the next. */
export const astroCache = './.cache/astro';
const unfinished = `${astroCache}/unfinished`;
const stylesFile = `${astroCache}/styles`;

/** What all style sheets say, in short. */
function stylesNow(): string {
  const sheets = filesBelow('src').filter((file) => file.endsWith('.css'));
  const hash = createHash('sha256');
  for (const file of sheets) hash.update(`${file}\n`).update(readFileSync(join('src', file)));
  return hash.digest('hex');
}

const lastStyles = () => (existsSync(stylesFile) ? readFileSync(stylesFile, 'utf8') : '');

/**
 * Begins a build of the pages; the answer ends it. All is rendered anew after a build that did not end: Astro writes what it keeps page
 * by page and its list of them at the end, and the two may not fit. So too where a style changed: a page that it kept holds
 * the old one.
 */
export function beginPages(): () => void {
  const styles = stylesNow();
  if (existsSync(unfinished) || lastStyles() !== styles)
    rmSync(`${astroCache}/incremental-build.json`, { force: true });
  mkdirSync(astroCache, { recursive: true });
  writeFileSync(unfinished, '');
  writeFileSync(stylesFile, styles);
  return () => rmSync(unfinished, { force: true });
}
