import { existsSync } from 'node:fs';
import { readPages } from '../build/checks/built-page.ts';
import { markupProblems } from '../build/checks/valid-markup.ts';
import { EditorError } from '../src/model/editor-error.ts';
import { forEditors } from '../build/for-editors.ts';

const folder = 'dist';

/** Checks the markup of every built page with html-validate. */
async function checkMarkup() {
  if (!existsSync(folder)) throw new EditorError(`there is no ${folder}/ yet; run npm run build first`);
  const pages = readPages(folder);
  let count = 0;
  for (const { path, html } of pages) {
    const problems = await markupProblems(html);
    count += problems.length;
    if (problems.length > 0) console.error([path, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
  const summary = `${pages.length} pages, ${count} problems in their markup`;
  if (count > 0) throw new EditorError(summary);
  console.log(summary);
}

await forEditors(checkMarkup);
