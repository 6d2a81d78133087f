import { existsSync } from 'node:fs';
import { readPages } from '../checks/built-page.ts';
import { markupFaults } from '../checks/markup.ts';

/** Holds the markup of every built page to html-validate. Exits 1 where anything is wrong. */
const folder = 'dist';
if (!existsSync(folder)) throw new Error('there is no dist/ yet; run npm run build first');
const pages = readPages(folder);
let count = 0;
for (const { path, html } of pages) {
  const faults = await markupFaults(html);
  count += faults.length;
  if (faults.length > 0) console.error([path, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}
console.log(`${pages.length} pages, ${count} problems in their markup`);
process.exitCode = count > 0 ? 1 : 0;
