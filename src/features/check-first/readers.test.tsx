import { parse as parseHtml, type HTMLElement } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mayHide, wordsOf } from '../../../tests/support/built.ts';
import { calledSafe, listed, readers, resultsIn, typedAndPicked } from '../../../tests/support/readers.ts';
import { told } from '../../../tests/support/record-text.ts';
import { loadRecords } from '../../content-loader/records.ts';
import { shortName } from '../../safety/results.ts';
import { isItself } from '../../safety/supplement-answers.ts';
import { checkFirstData } from '../../safety/check-first-data.ts';
import { callsOf } from '../../safety/care.ts';
import { Answers } from './Answers.tsx';
import type { Picked } from './names.ts';
import { Sheet } from './Sheet.tsx';
import { checkFirstWith } from './answer.ts';
import { readerOf } from './use-sheets.ts';

const records = loadRecords();
const { checkFirst: texts, conditions, ingredients } = records;
const calls = callsOf(records, texts.calls);
const checkFirst = checkFirstWith(checkFirstData(records));

const render = (part: ReactElement) => parseHtml(renderToStaticMarkup(part));

/** What the page shows and prints for someone who has picked these. */
function shownTo(picks: readonly Picked[]) {
  const reader = readerOf(picks);
  const answer = checkFirst.answer(reader) ?? expect.fail('nothing was picked');
  return {
    answers: render(
      <>
        <p>{answer.danger}</p>
        <Answers texts={texts} answer={answer} numbers={[]} />
      </>,
    ),
    sheet: render(<Sheet texts={texts} answer={answer} reader={reader} calls={calls} address="" />),
  };
}

/** What of an answer can be read without opening anything. */
function openWords(answers: HTMLElement): string {
  const open = parseHtml(answers.outerHTML);
  for (const hidden of open.querySelectorAll(mayHide)) hidden.remove();
  return wordsOf(open);
}

/** What a reader picks who types these words: the name, or the line that puts it on the sheet as it is. */
function take(words: string): readonly Picked[] {
  const { typed, picked } = typedAndPicked(words);
  const { options } = checkFirst.search(typed);
  const { picks } =
    options.find(({ label }) => label === picked) ??
    options.find(({ label }) => label.includes(`“${typed}”`)) ??
    expect.fail(`nothing is suggested for “${typed}”`);
  expect(picks[0]?.name).toBe(picked);
  return picks;
}

test.each([...readers, ...listed])(
  'M1 M3 M4 $reader: what concerns them, on the screen and on the sheet',
  (invented) => {
    const { takes, so = [], must = {}, says = [], folded = [], not = [] } = invented;
    const checked = conditions.filter(({ name }) => so.includes(name)).map(({ id, name }) => ({ name, condition: id }));
    const { answers, sheet } = shownTo([...takes.flatMap(take), ...checked]);
    const names = [...takes.map((words) => typedAndPicked(words).picked), ...so];
    for (const name of names) {
      expect(wordsOf(answers.querySelector('h2'))).toContain(name);
      expect(wordsOf(sheet)).toContain(name);
    }
    const results = resultsIn(answers);
    expect(results).toMatchObject(must);
    // What someone takes has no row, if nothing else speaks against it.
    const rows = ingredients.filter((ingredient) => !names.some((name) => isItself({ name, types: [] }, ingredient)));
    expect(Object.keys(results), 'every supplement is answered').toEqual(expect.arrayContaining(rows.map(shortName)));
    const open = openWords(answers);
    for (const text of says) expect(open).toContain(told(text));
    for (const text of folded) expect(wordsOf(answers)).toContain(told(text));
    for (const text of not) expect(wordsOf(answers) + wordsOf(sheet)).not.toContain(told(text));
    expect(calledSafe(wordsOf(answers))).toEqual([]);
    expect(sheet.querySelectorAll('tr')).toHaveLength(ingredients.length + 1);
  },
);

test('M4 what to do about an illness at home comes first on the screen, and isn’t on the sheet for the counter', () => {
  const { answers, sheet } = shownTo(take('insulin'));
  const sign = 'check your blood sugar now';
  expect(openWords(answers)).toContain(sign);
  expect(wordsOf(sheet)).not.toContain(sign);
});
