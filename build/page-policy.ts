import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import idle from 'astro/runtime/client/idle.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { pagesBelow } from './checks/built-page.ts';
import { policyHash, layerOrder } from '../src/layouts/inline-lines.ts';

/**
 * Astro writes these into every page with an island. They're a tenth of a first screen, and aren’t needed right away, so they go into one
 * file.
 */
const islandScripts = [idle, visible, island];
const islandRuntime = islandScripts.join('\n');
const islandFile = `_astro/islands.${createHash('sha256').update(islandRuntime).digest('hex').slice(0, 8)}.js`;

const ownStyles = [layerOrder, ISLAND_STYLES];

const styleOrSheet = /<style>([^<]*)<\/style>|<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g;

/** Where the layout names its own scripts, by their hashes, or none. */
const ownScripts = /<meta name="own-scripts" content(?:="([^"]*)")?>/;

/** A page without its style sheets and the layout’s styles, and what they say. Any other style stays in it, and can’t apply. */
function takeStyles(html: string, readSheet: (file: string) => string): { styles: string; rest: string } {
  let styles = '';
  const rest = html.replaceAll(styleOrSheet, (element, inline: string = '', sheet: string = '') => {
    if (!sheet && !ownStyles.includes(inline)) return element;
    styles += sheet ? readSheet(sheet) : inline;
    return '';
  });
  return { styles, rest };
}

/** A page that loads the runtime of its islands from a file. */
function withRuntimeInFile(page: string, html: string): string {
  if (!html.includes('<astro-island')) return html;
  const without = islandScripts.reduce((rest, script) => rest.replace(`<script>${script}</script>`, ''), html);
  if (without === html)
    throw new Error(`${page} has an island without Astro's runtime; compare build/page-policy.ts with Astro`);
  return without.replace('</body>', `<script type="module" src="/${islandFile}"></script></body>`);
}

/** What a page may load and run: our own files, its styles, and the layout’s own scripts. */
const policyOf = (scripts: string, styles: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${policyHash(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');

/**
 * A page with its content security policy, its style sheets written into it, so that it shows without a second request, and the
 * runtime of its islands in a file. A script or a style that got into the page in any other way stays in it and can't run. Throws if the
 * page doesn't begin as our layout does.
 */
export function withPolicy(page: string, html: string, readSheet: (file: string) => string): string {
  const { styles, rest } = takeStyles(html, readSheet);
  const [before = '', scripts = '', after, ...more] = withRuntimeInFile(page, rest).split(ownScripts);
  if (after === undefined || more.length > 0 || !styles)
    throw new Error(`${page}: expected one list of own scripts and a style sheet, as in src/layouts/Page.astro`);
  const policy = `<meta http-equiv="content-security-policy" content="${policyOf(scripts, styles)}">`;
  return (
    `${before}${policy}<style>${styles}</style>${after}`
      // Astro names islands after the checkout's path, and nothing reads it. Readers keep their offline copy when only the path changes.
      .replaceAll(/(<astro-island) uid="[^"]*"/g, '$1')
  );
}

/** Does this to every page of a built folder. */
export function writePolicies(folder: string): void {
  const sheets = new Map<string, string>();
  const readSheet = (file: string) => {
    const text =
      sheets.get(file) ??
      readFileSync(join(folder, file), 'utf8')
        .replaceAll(/\/\*\$vite\$:\d+\*\//g, '')
        .trim();
    sheets.set(file, text);
    return text;
  };
  writeFileSync(join(folder, islandFile), islandRuntime);
  for (const page of pagesBelow(folder)) {
    const file = join(folder, page);
    writeFileSync(file, withPolicy(page, readFileSync(file, 'utf8'), readSheet));
  }
}
