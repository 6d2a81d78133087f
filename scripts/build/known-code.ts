import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { markChoice } from '../../src/features/choice/choice-state.ts';
import { markTab } from '../../src/features/science/tab-state.ts';
import { markReading } from '../../src/features/today/today-state.ts';

/** The site’s own scripts and styles. No page may hold any other. */
export interface KnownCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Where a build of the pages writes down what it bundled, from the root of the project. */
const bundledFile = '.cache/known-code.json';

/** Scripts that run before a page is drawn. They are written into the page as they stand in the source code. */
const headScripts = [markChoice, markReading, markTab];

/** What Vite leaves at the end of a style for itself, and the addresses of fonts, which it fills in late. */
const plain = (style: string) =>
  style
    .replace(/\/\*\$vite\$:\d+\*\//g, '')
    .replace(/url\([^)]*\)/g, 'url()')
    .trim();

/**
 * Writes down every script and style that is bundled from the source code. Records are read from disk when a page is made, and
 * essays are rendered by then: neither is ever bundled for a browser, so nothing that an editor writes gets onto this list.
 */
export function writeKnownCode(): Plugin {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  return {
    name: 'known-code',
    apply: 'build',
    generateBundle: {
      // Before Astro takes out of the bundle what it writes into the pages.
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset') {
            if (output.fileName.endsWith('.css')) styles.add(plain(String(output.source)));
          } else if (this.environment.name === 'client') scripts.add(output.code.trim());
        }
        mkdirSync(dirname(bundledFile), { recursive: true });
        writeFileSync(bundledFile, JSON.stringify({ scripts: [...scripts].sort(), styles: [...styles].sort() }));
      },
    },
  };
}

/** The scripts that Astro writes into a page with islands: the element, and what waits for it to be seen or idle. */
async function runtimeOfAstro(): Promise<string[]> {
  const files = ['server/astro-island', 'client/idle', 'client/load', 'client/media', 'client/only', 'client/visible'];
  return Promise.all(
    files.map(async (file) => {
      const address = pathToFileURL(`node_modules/astro/dist/runtime/${file}.prebuilt.js`).href;
      const { default: script } = (await import(/* @vite-ignore */ address)) as { default: string };
      return script.trim();
    }),
  );
}

/** The style that Astro writes for the elements around islands. */
const styleOfAstro = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/** What the site and its tools put into pages, as the last build of the pages has it. */
export async function readKnownCode(): Promise<KnownCode> {
  const { scripts, styles } = JSON.parse(readFileSync(bundledFile, 'utf8')) as KnownCode;
  return {
    scripts: [...scripts, ...headScripts, ...(await runtimeOfAstro())],
    styles: [...styles, styleOfAstro],
  };
}

/** Whether a text is one or more known ones in a row: Astro joins what stands together. */
function isMadeOf(text: string, pieces: readonly string[]): boolean {
  let rest = text.trim();
  while (rest !== '') {
    const piece = pieces.find((candidate) => candidate !== '' && rest.startsWith(candidate));
    if (piece === undefined) return false;
    rest = rest.slice(piece.length).replace(/^[;\s]+/, '');
  }
  return true;
}

/** Only names the layers of styles and their order. */
const layerOrder = /^@layer [\w, ]+;$/;

/** Rules with which a figure hands its numbers to its styles: they name its marks, and set custom properties to plain values. */
const figureNumbers =
  /^(?:(?:\[data-[a-z-]+(?:="[\w.-]+")?\][\s,>]*)+\{(?:--[a-z-]+:(?:(?!url|image)[\w.\s%/*+(),-])+;?)*\})+$/;

const isData = (attributes: string) => /type="(?:application\/ld\+json|speculationrules)"/.test(attributes);

/** Data is no script, and has to be whole: whatever ended its element early would leave half of it. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Scripts and styles of a page, as Astro made it, that are none of the site’s own, each as somebody reads it. What stands in a page
 * gets into its policy with its hash, so nothing may stand there that was not written for it.
 */
export function strangeCode(html: string, known: KnownCode): string[] {
  const byLength = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length);
  const scripts = byLength(known.scripts.map((script) => script.trim()));
  const styles = byLength(known.styles);
  // An element that is never closed would take the rest of the page.
  const elements = html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)(?:<\/\1\s*>|$)/gi);
  return [...elements].flatMap(([, name = '', attributes = '', text = '']) => {
    const isScript = name.toLowerCase() === 'script';
    const source = /\bsrc\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
    if (source !== undefined) return /^\/_astro\/[\w.~-]+\.js$/.test(source) ? [] : [`a script from "${source}"`];
    const isKnown = isScript
      ? isData(attributes)
        ? isJson(text)
        : isMadeOf(text, scripts)
      : layerOrder.test(text.trim()) || figureNumbers.test(text.trim()) || isMadeOf(plain(text), styles);
    return isKnown
      ? []
      : [`a ${isScript ? 'script' : 'style'} that is none of the site’s own: “${text.trim().slice(0, 80)}”`];
  });
}
