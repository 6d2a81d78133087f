import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import idle from 'astro/runtime/client/idle.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import type { HTMLElement } from 'node-html-parser';
import { parseHtml } from '../src/site/html.ts';
import { pagesBelow } from './checks/built-page.ts';
import { policyHash, layerOrder } from '../src/layouts/inline-lines.ts';

/**
 * Astro writes these into every page with an island. They're a tenth of a first screen, and aren’t needed right away, so they go into one
 * file.
 */
const islandScripts: readonly string[] = [idle, visible, island];
const islandRuntime = islandScripts.join('\n');
const islandFile = `_astro/islands.${createHash('sha256').update(islandRuntime).digest('hex').slice(0, 8)}.js`;

const ownStyles = [layerOrder, ISLAND_STYLES];

/** Takes the style sheets and the layout’s styles out of a page, and says what they say. Any other style stays in it, and can’t apply. */
function takeStyles(root: HTMLElement, readSheet: (file: string) => string): string {
  const own = root
    .querySelectorAll('style, link[rel="stylesheet"][href^="/_astro/"]')
    .filter(({ tagName, innerHTML }) => tagName === 'LINK' || ownStyles.includes(innerHTML));
  for (const element of own) element.remove();
  return own
    .map((element) =>
      element.tagName === 'LINK' ? readSheet((element.getAttribute('href') ?? '').slice(1)) : element.innerHTML,
    )
    .join('');
}

/** Puts the runtime of a page’s islands into a file that it loads. */
function moveRuntime(page: string, root: HTMLElement): void {
  const islands = root.querySelectorAll('astro-island');
  // Astro names islands after the checkout's path, and nothing reads it. Readers keep their offline copy when only the path changes.
  for (const island of islands) island.removeAttribute('uid');
  if (islands.length === 0) return;
  const runtime = root.querySelectorAll('script').filter(({ innerHTML }) => islandScripts.includes(innerHTML));
  if (runtime.length === 0)
    throw new Error(`${page} has an island without Astro's runtime; compare build/page-policy.ts with Astro`);
  for (const script of runtime) script.remove();
  root.querySelector('body')?.insertAdjacentHTML('beforeend', `<script type="module" src="/${islandFile}"></script>`);
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
  const root = parseHtml(html);
  const styles = takeStyles(root, readSheet);
  moveRuntime(page, root);
  const [list, ...more] = root.querySelectorAll('meta[name="own-scripts"]');
  if (!list || more.length > 0 || !styles)
    throw new Error(`${page}: expected one list of own scripts and a style sheet, as in src/layouts/Page.astro`);
  const policy = policyOf(list.getAttribute('content') ?? '', styles);
  list.replaceWith(`<meta http-equiv="content-security-policy" content="${policy}"><style>${styles}</style>`);
  return root.toString();
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
