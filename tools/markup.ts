import { existsSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readPages } from '../build/checks/built-page.ts';
import { EditorError } from '../src/model/editor-error.ts';
import { forEditors } from '../build/for-editors.ts';

const folder = 'dist';

/** What html-validate recommends and two rules more; those that are off, each for a reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      'heading-level': 'error',
      'no-missing-references': 'error',
      // React writes attributes and empty elements in its own way, and HTML reads them the same.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Safari takes a list without bullets, and a table that is set as cards, for no list and no table; the roles say that they are.
      'no-redundant-role': 'off',
      // The row of cards scrolls sideways and has to be named and reached as a region within its section.
      'prefer-native-element': 'off',
      // A number in a sentence may break over a line; in a link it is a button that does not.
      'tel-non-breaking': 'off',
      // A title contains the names of the essay, the library and the site. If it’s cut, only the end is lost.
      'long-title': 'off',
      // The anchor of a heading that begins with a digit begins with a digit.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** What is wrong with the markup of a page, as `line: what (rule)`: levels of headings, doubled ids, names of controls, wrong nesting. */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message, ruleId }) => `line ${line}: ${message} (${ruleId})`),
  );
}

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

if (import.meta.main) await forEditors(checkMarkup);
