import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { filesBelow } from '../../checks/built-page.ts';
import { addressOf } from '../../src/domain/pages.ts';
import { withoutIslandIds } from './island-ids.ts';
import { withoutRuntime, withoutTextMarks } from './island-runtime.ts';
import { EditorError } from '../../src/domain/editor-error.ts';
import { readKnownCode, strangeCode } from './known-code.ts';
import { joinStyles, sealed } from './page-policy.ts';
import { styleTrimmer } from './used-styles.ts';

/**
 * Makes pages of a folder as they are sent: without what only Astro or React would need, with the styles that they can use, and
 * under their policy, and hands each on as soon as it is: what is done with it in the background goes on while the next is made. The
 * folder holds all of its scripts when it is handed over. Throws an `EditorError` where a page holds a script
 * or a style that is none of the site’s own, and an error where a page with an island kept Astro’s runtime, which a new Astro may
 * bring about.
 */
export async function pageFinisher(
  folder: string,
  handOn: (page: string) => void,
): Promise<(pages: readonly string[]) => Promise<void>> {
  const known = await readKnownCode();
  const scripts = filesBelow(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const inScripts = new Map<string, boolean>();
  const isInScripts = (name: string) => {
    const isThere = inScripts.get(name) ?? scripts.includes(name);
    inScripts.set(name, isThere);
    return isThere;
  };
  const withUsedStyles = styleTrimmer(isInScripts);
  return async (pages) => {
    const strange: string[] = [];
    for (const page of pages) {
      const made = readFileSync(join(folder, page), 'utf8');
      strange.push(...strangeCode(made, known).map((what) => `${addressOf(page)} holds ${what}`));
      const html = withoutIslandIds(withoutTextMarks(made));
      const moved = withoutRuntime(html);
      if (html.includes('<astro-island') && !moved)
        throw new Error(
          `${page} holds an island, and Astro’s runtime was not found in it; see scripts/build/island-runtime.ts`,
        );
      if (moved) writeFileSync(join(folder, moved.file), moved.script);
      writeFileSync(join(folder, page), sealed(page, joinStyles(withUsedStyles(moved?.html ?? html))));
      handOn(page);
      await setImmediate();
    }
    if (strange.length > 0)
      throw new EditorError(
        `${strange.join('\n')}\nThe policy of a page allows what stands in it, so only what is bundled from the source code or listed in scripts/build/known-code.ts may.`,
      );
  };
}
