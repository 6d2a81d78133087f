import { wordsIn } from '../../src/evidence/citations.ts';
import { unmarked } from '../../src/evidence/marked-text.ts';
import { inContent, type Records } from '../../src/model/records.ts';
import { ownTexts } from '../../src/model/every-text.ts';
import type { Problem } from '../../src/problems/problems.ts';
import type { PageProblem } from './built-check.ts';

/** Fewer letters may be anywhere. */
const enough = 20;

/**
 * Reports problems of pages where an editor can fix them: at the record that has the words, or the link. What no record
 * has word for word is from a component, and stays with its page.
 */
export function atRecords(problems: readonly PageProblem[], records: Records): Problem[] {
  if (problems.length === 0) return [];
  const texts = ownTexts(records).map((each) => ({ ...each, words: wordsIn(unmarked(each.text, records.claims)) }));
  return problems.map(({ file: page, field, message, href, words: quoted = '' }) => {
    const [source] = texts
      .filter(({ text, words }) =>
        href
          ? text === href || text.includes(`](${href})`)
          : Math.min(words.length, quoted.length) >= enough && (words.includes(quoted) || quoted.includes(words)),
      )
      .toSorted((one, other) => other.words.length - one.words.length);
    return source
      ? { file: inContent(source.file), field: source.field, message: `on ${page}: ${message}` }
      : { file: page, field, message };
  });
}
