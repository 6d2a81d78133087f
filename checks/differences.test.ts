import { describe, expect, test } from 'vitest';
import { byId } from '../src/domain/records.ts';
import { loadRecords } from '../src/records.ts';
import { parsePage } from './built-page.ts';
import { differencesOf, sentencesThatDiffer } from './differences.ts';
import { marksOn } from './marked.ts';

const claim = { text: 'A list on paper brought sleep 9 minutes sooner', note: 'One night, 57 adults.' };

describe('E1 a sentence and the record that its mark leads to', () => {
  test('say the same in other words', () => {
    expect(differencesOf('Fifty-seven adults slept sooner with a list.', claim, [])).toEqual([]);
    expect(differencesOf('In 57 adults, 9 minutes sooner.', claim, [])).toEqual([]);
  });

  test('differ where the sentence gives a number that the record does not have', () => {
    const strange = 'a number that the record does not have';
    expect(differencesOf('With a list, sleep came 15 minutes sooner.', claim, [])).toEqual([strange]);
    const found = [{ title: 'A trial', finding: 'Up to 15 minutes in some.', caution: undefined }];
    expect(differencesOf('With a list, sleep came 15 minutes sooner.', claim, found)).toEqual([]);
  });

  test('differ where one of them denies, as a mark on the opposite of its claim does', () => {
    const lymph = byId(loadRecords().claims, 'lymph-drainage');
    expect(differencesOf('We found no study that lymph carries stress away.', lymph, [])).toEqual([
      'one of the two denies',
    ]);
    expect(differencesOf('We say that lymphatic drainage is part of standing down.', lymph, [])).toEqual([]);
  });
});

describe('E1 a sentence and all its marks', () => {
  const { claims, references } = loadRecords();
  const differ = (...marks: [id: string, says: string][]) =>
    sentencesThatDiffer(
      marks.map(([id, says]) => ({ id, says })),
      claims,
      references,
    );

  test('a number may stand in any of the records that the sentence or its block is marked with, sources too', () => {
    const hours = 'They had 3 hours a week.';
    expect(differ(['screens-rct-2024', hours])).toEqual([]);
    expect(differ(['handel-2021', hours])).toEqual([
      { ids: ['handel-2021'], says: hours, differences: ['a number that the record does not have'] },
    ]);
    expect(differ(['handel-2021', hours], ['screens-rct-2024', hours])).toEqual([]);
    expect(differ(['handel-2021', hours], ['screens-rct-2024', `Before. ${hours}`])).toEqual([]);
  });

  test('a denial is held to each claim, and not to the finding of a source', () => {
    const [denied] = differ(['habit-time', 'No habit took people 4 to 335 days.']);
    expect(denied?.differences).toEqual(['one of the two denies']);
    expect(differ(['screens-rct-2024', 'No family of the 89 paid.'])).toEqual([]);
  });
});

test('E1 a mark speaks for its claim’s element, or for the sentence before it', () => {
  const mark = (id: string) => `<a href="/sources/${id}" data-note=""><sup>1</sup></a>`;
  const html = `<main><p data-claim="a">One. Two.${mark('a')}</p><p>Three. Four weeks${mark('b')}. Five.${mark('c')}</p></main>`;
  expect(marksOn(parsePage('stack.html', html)).map(({ id, says }) => [id, says])).toEqual([
    ['a', 'One. Two.'],
    ['b', 'Four weeks'],
    ['c', 'Five.'],
  ]);
});
