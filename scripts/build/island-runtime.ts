import { createHash } from 'node:crypto';

/** The scripts that Astro writes into each page with an island: what defines the element, and what waits for it to be seen or idle. */
const runtime =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:self\.Astro\b|"astro-island")(?:(?!<\/script>)[\s\S])*?)<\/script>/g;

/** Loads a file once the page has been painted, which in a prerendered one is when the reader gets there: an island is asleep until then. */
const loader = (address: string) =>
  `new PerformanceObserver((l,o)=>{o.disconnect();import("${address}")}).observe({type:"paint",buffered:true});`;

const ownScript = '<script type="module">';

/**
 * Moves Astro’s own runtime out of a page into a file that all pages with the same islands share: it is a tenth of the first
 * round trip, and nothing on the page needs it before it shows. What loads it goes to the front of the page’s own script, which
 * spares a hash in its policy. Undefined for a page without islands.
 */
export function withoutRuntime(html: string): { html: string; file: string; script: string } | undefined {
  const scripts = [...html.matchAll(runtime)].map(([, script = '']) => script);
  if (scripts.length === 0) return undefined;
  const script = `${scripts.join(';\n')};\n`;
  const file = `_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  const bare = html.replaceAll(runtime, '');
  const at = bare.lastIndexOf(ownScript);
  if (at < 0) throw new Error('a page with an island has no script of its own, to whose front the loader goes');
  const after = at + ownScript.length;
  return { html: bare.slice(0, after) + loader(`/${file}`) + bare.slice(after), file, script };
}

/** React’s marks between two texts, which only a component that React runs again needs. */
const textMark = /<(\/?)(astro-island|astro-slot|astro-static-slot)\b[^>]*>|<!-- -->/g;

/** Takes React’s marks out of what it never runs again: the page around islands, and the plain HTML handed into them. */
export function withoutTextMarks(html: string): string {
  const open: string[] = [];
  return html.replaceAll(textMark, (whole, slash: string | undefined, tag: string | undefined) => {
    if (tag === undefined) return open.at(-1) === 'astro-island' ? whole : '';
    if (slash) open.pop();
    else open.push(tag);
    return whole;
  });
}
