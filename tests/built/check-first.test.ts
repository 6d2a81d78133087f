import { expect, test } from 'vitest';
import { shortName } from '../../src/safety/results.ts';
import { namesPath, typePath } from '../../src/site/pages.ts';
import { attributes, builtMain, wordsOf } from '../support/built.ts';
import { readers, resultInWords } from '../support/readers.ts';
import { firstNumbers, records } from '../support/site.ts';

const { drinking, ingredients, medicineTypes, medicineNames } = records;
const strength = ['nothing found', 'ask first', 'don’t take'];

/** The rows of a medicine type's table: the supplements of each, and its result. */
const rowsOf = (type: string) =>
  builtMain(typePath(type))
    .querySelectorAll('tr[data-result]')
    .map((row) => {
      const names = wordsOf(row.querySelector('th'));
      const ids = ingredients.filter((ingredient) => names.includes(shortName(ingredient))).map(({ id }) => id);
      return { row, ids, result: row.getAttribute('data-result') ?? '' };
    });

test.each(medicineTypes)(
  'M2 the page of $id says what is special first, then each supplement, then its names',
  (type) => {
    const { id, name, lines } = type;
    const main = builtMain(typePath(id));
    const text = wordsOf(main);
    expect(wordsOf(main.querySelector('h1'))).toBe(name);
    const rows = rowsOf(id);
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(
      ingredients.map((ingredient) => ingredient.id).toSorted(),
    );
    for (const { row, result } of rows)
      if (result !== 'none-found')
        expect(row.querySelector('a[href^="/sources"], [data-basis]') ?? /\bour/.test(row.text), row.text).toBeTruthy();
    for (const { text: line } of lines.filter(({ notOnPage }) => !notOnPage)) {
      expect(text).toContain(line);
      expect(text.indexOf(line)).toBeLessThan(text.indexOf('Each supplement'));
    }
    for (const { generic, types } of medicineNames) if (types.includes(id)) expect(text).toContain(generic);
  },
);

test('M2 the pages of their medicine types say the same to readers who only take something', () => {
  const takers = readers.filter(({ takes, so = [] }) => takes.length === 1 && so.length === 0);
  expect(takers.length).toBeGreaterThan(5);
  for (const { reader, takes, must = {} } of takers) {
    const name = takes[0]?.split(' → ').at(-1);
    const medicine = medicineNames.find(({ generic, brands }) =>
      [generic, ...brands].some((listed) => listed === name),
    );
    const seen: Record<string, string> = {};
    for (const { ids, result: kind } of (medicine?.types ?? ['other']).flatMap(rowsOf))
      for (const id of ids) {
        const ingredient = ingredients.find((ingredient) => ingredient.id === id)?.name.replace(/ \(.*/, '') ?? id;
        const result = resultInWords(kind);
        if (strength.indexOf(result) >= strength.indexOf(seen[ingredient] ?? 'nothing found'))
          seen[ingredient] = result;
      }
    expect(seen, reader).toMatchObject(must);
  }
});

test('M3 the matrix has a result for every type and supplement, in words', () => {
  const rows = builtMain('/check-first').querySelectorAll('#medicines tbody tr');
  expect(rows).toHaveLength(medicineTypes.length);
  for (const row of rows)
    expect(
      row.querySelectorAll('[data-result]').filter((cell) => wordsOf(cell)),
      row.id,
    ).toHaveLength(ingredients.length);
});

test('M5 every name is on the A–Z list, and every medicine type has a link', () => {
  const text = wordsOf(builtMain(namesPath));
  for (const { generic, brands } of medicineNames)
    for (const name of [generic, ...brands]) expect(text).toContain(name);
  const linked = ['/check-first', namesPath].flatMap((path) => attributes(builtMain(path), 'a', 'href'));
  expect(medicineTypes.filter(({ id }) => !linked.some((href) => href.split('#')[0] === typePath(id)))).toEqual([]);
});

test('M8 the three calls come first', () => {
  expect(attributes(builtMain('/check-first'), 'a', 'href').slice(0, 4)).toEqual(
    expect.arrayContaining(firstNumbers.map((number) => `tel:${number}`)),
  );
});

test('M7 three drinking levels in one list, the highest first, each with its sources', () => {
  const levels = builtMain('/check-first').querySelectorAll('#drinking ol > li');
  expect(levels.map((level) => level.getAttribute('data-level'))).toEqual(['highest', 'middle', 'lowest']);
  for (const level of levels) expect(level.querySelectorAll('a[href^="/sources/"]').length).toBeGreaterThan(0);
});

test('M7 no amount is called safe to stop, and no one at the highest level cuts down alone', () => {
  const words = wordsOf(builtMain('/check-first').querySelector('#drinking'));
  expect(words).not.toMatch(/\bsafely\b|\bsafe to\b/);
  expect(drinking.levels[0]?.advice).toMatch(/don’t stop suddenly.*don’t cut down alone/i);
  expect(words).toContain(drinking.levels[0]?.advice);
  expect(words).toContain('911');
});
