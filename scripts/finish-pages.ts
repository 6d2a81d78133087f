import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../checks/built-page.ts';
import { withoutIslandIds } from './island-ids.ts';
import { withoutRuntime, withoutTextMarks } from './island-runtime.ts';
import { joinStyles, sealed } from './page-policy.ts';
import { withUsedStyles } from './used-styles.ts';

/**
 * Makes every page of a folder as it is sent: without what only Astro or React would need, with the styles that it can use, and
 * under its policy. Throws where a page with an island kept Astro’s runtime, which a new Astro may bring about.
 */
export function finishPages(folder: string): void {
  const files = filesBelow(folder);
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const inScripts = new Map<string, boolean>();
  const isInScripts = (name: string) => {
    const isThere = inScripts.get(name) ?? scripts.includes(name);
    inScripts.set(name, isThere);
    return isThere;
  };
  const lighter = new Map<string, string>();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = withoutIslandIds(withoutTextMarks(readFileSync(join(folder, page), 'utf8')));
    const moved = withoutRuntime(html);
    if (html.includes('<astro-island') && !moved)
      throw new Error(
        `${page} holds an island, and Astro’s runtime was not found in it; see scripts/island-runtime.ts`,
      );
    if (moved) writeFileSync(join(folder, moved.file), moved.script);
    writeFileSync(
      join(folder, page),
      sealed(page, joinStyles(withUsedStyles(moved?.html ?? html, isInScripts, lighter))),
    );
  }
}
