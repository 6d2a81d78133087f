import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../checks/built-page.ts';

/** The scripts that Astro writes into each page with an island: what defines the element, and what waits for it to be seen or idle. */
const runtime = /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:self\.Astro\b|"astro-island")(?:(?!<\/script>)[\s\S])*?)<\/script>/g;

/** Loads a file once the page has been painted: an island is asleep until then anyway. */
const loader = (address: string) => `<script type="module">requestAnimationFrame(()=>setTimeout(()=>import("${address}")))</script>`;

/**
 * Moves Astro’s own runtime out of a page into a file that all pages with the same islands share: it is a tenth of the first
 * round trip, and nothing on the page needs it before it shows. Undefined for a page without islands.
 */
export function withoutRuntime(html: string): { html: string; file: string; script: string } | undefined {
  const scripts = [...html.matchAll(runtime)].map(([, script = '']) => script);
  if (scripts.length === 0) return undefined;
  const script = `${scripts.join(';\n')};\n`;
  const file = `_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  let isFirst = true;
  const lighter = html.replace(runtime, () => {
    const inPlace = isFirst ? loader(`/${file}`) : '';
    isFirst = false;
    return inPlace;
  });
  return { html: lighter, file, script };
}

/** Moves the runtime out of every page of a folder. Throws where a page with an island kept it, which a new Astro may bring about. */
export function shareIslandRuntime(folder: string): void {
  for (const page of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, page), 'utf8');
    const moved = withoutRuntime(html);
    if (html.includes('<astro-island') && !moved) throw new Error(`${page} holds an island, and Astro’s runtime was not found in it; see scripts/island-runtime.ts`);
    if (!moved) continue;
    writeFileSync(join(folder, moved.file), moved.script);
    writeFileSync(join(folder, page), moved.html);
  }
}
