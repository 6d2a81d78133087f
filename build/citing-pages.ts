import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Records } from '../src/model/records.ts';
import { escapeHtml } from '../src/site/escape-html.ts';
import { parseHtml } from '../src/site/html.ts';
import { addressOf, fileOf, membersOf, pages, sourcePath } from '../src/site/pages.ts';
import { isAboutSources, pagesBelow } from './checks/built-page.ts';

/** The claims that a page shows, and the claims and sources to whose pages it leads. */
const shownOn = (html: string) =>
  new Set(
    parseHtml(html)
      .querySelectorAll('[data-claim], a[href^="/sources/"]')
      .flatMap((element) => [element.getAttribute('data-claim'), element.getAttribute('href')?.split('/').at(-1)]),
  );

/** Lists on the page of each claim and source the pages that show it, or a claim that rests on it, in the order of the site. */
export function writeCitingPages(folder: string, records: Records): void {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const idsAt = new Map(pagesBelow(folder).map((file) => [addressOf(file), shownOn(read(file))]));
  const others = pages.flatMap((entry) => membersOf(entry, records)).filter(({ path }) => !isAboutSources(path));
  for (const { id } of [...records.claims, ...records.references]) {
    const ids = [id, ...records.claims.filter(({ references }) => references.includes(id)).map((claim) => claim.id)];
    const links = others
      .filter(({ path }) => ids.some((each) => idsAt.get(path)?.has(each)))
      .map(({ path, name }) => `<li><a href="${path}">${escapeHtml(name)}</a></li>`);
    const file = fileOf(sourcePath(id));
    const root = parseHtml(read(file));
    const list = root.querySelector('ul[data-citing-pages]');
    if (!list) throw new Error(`${file}: expected a list, as in src/features/sources/parts.tsx`);
    list.innerHTML = links.join('') || `<li>${escapeHtml(records.sourcesScreen.unused)}</li>`;
    writeFileSync(join(folder, file), root.toString());
  }
}
