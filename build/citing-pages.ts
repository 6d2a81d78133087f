import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Records } from '../src/model/records.ts';
import { escapeHtml } from '../src/site/escape-html.ts';
import { addressOf, fileOf, membersOf, pages, sourcePath } from '../src/site/pages.ts';
import { isAboutSources, pagesBelow } from './checks/built-page.ts';

/** What a page shows: a claim, or a link to the page of a claim or a source. */
const shown = /(?: data-claim="| href="\/sources\/)([a-z0-9-]+)"/g;

/** The list on the page of a claim or a source, as Astro leaves it. */
const emptyList = /(<ul [^>]*data-citing-pages[^>]*>)(<\/ul>)/;

/** Lists on the page of each claim and source the pages that show it, or a claim that rests on it, in the order of the site. */
export function writeCitingPages(folder: string, records: Records): void {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const idsAt = new Map(
    pagesBelow(folder).map((file) => [
      addressOf(file),
      new Set(Array.from(read(file).matchAll(shown), ([, id]) => id)),
    ]),
  );
  const others = pages.flatMap((entry) => membersOf(entry, records)).filter(({ path }) => !isAboutSources(path));
  for (const { id } of [...records.claims, ...records.references]) {
    const ids = [id, ...records.claims.filter(({ references }) => references.includes(id)).map((claim) => claim.id)];
    const links = others
      .filter(({ path }) => ids.some((each) => idsAt.get(path)?.has(each)))
      .map(({ path, name }) => `<li><a href="${path}">${escapeHtml(name)}</a></li>`);
    const file = fileOf(sourcePath(id));
    const html = read(file);
    if (!emptyList.test(html)) throw new Error(`${file}: expected an empty list, as in src/features/sources/parts.tsx`);
    const list = links.join('') || `<li>${escapeHtml(records.sourcesScreen.unused)}</li>`;
    writeFileSync(
      join(folder, file),
      html.replace(emptyList, (_, start: string, end: string) => start + list + end),
    );
  }
}
