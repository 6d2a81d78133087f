import { describe, expect, test } from 'vitest';
import { formatDate } from '../../domain/dates.ts';
import type { Ingredient } from '../../domain/schema/protocol.ts';
import { loadRecords } from '../../records.ts';
import { MedicineMatrix } from './MedicineMatrix.tsx';
import { drawn, textsOf } from './testing.tsx';

const { medicines, ingredients } = loadRecords();
const root = drawn(<MedicineMatrix medicines={medicines} ingredients={ingredients} hasReasons />);

/** What the record of an ingredient says of a family, read without the code that draws it. */
function recordOf({ interactions, noneFound }: Ingredient, family: string) {
  const said = interactions.filter((one) => one.medicines.includes(family));
  expect(said.length + Number(noneFound.medicines.includes(family)), family).toBe(1);
  return said[0] ?? { verdict: 'none-found' as const, text: undefined };
}

const words = {
  'do-not-mix': 'Do not mix',
  'ask-first': 'Ask first',
  'none-found': 'None found, which is not the same as safe',
};
const shortOf = ({ name }: Ingredient) => name.split(' (')[0] ?? '';
const rowOf = (family: string) => root.querySelector(`#medicine-${family}`) ?? drawn(<></>);

describe('V4 medicine by supplement', () => {
  test('a column an ingredient and a row a family, each named by its record, A–Z and the rest last', () => {
    expect(textsOf(root, 'thead th')).toEqual(['You take', ...ingredients.map(shortOf), 'Why']);
    const names = textsOf(root, 'tbody th');
    const rest = medicines.find(({ id }) => id === 'other')?.name;
    const others = medicines.flatMap(({ name }) => (name === rest ? [] : name));
    expect(names).toEqual([...others.toSorted((a, b) => a.localeCompare(b, 'en')), rest]);
  });

  test.each(medicines.map(({ id, name }) => [name, id]))(
    '%s: every place has the verdict of its record',
    (name, id) => {
      const row = rowOf(id);
      expect(textsOf(row, 'th a')).toEqual([name]);
      const cells = row.querySelectorAll('td[data-verdict]');
      expect(
        cells.map((cell) => [
          cell.getAttribute('data-ingredient'),
          cell.getAttribute('data-verdict'),
          ...textsOf(cell, 'span'),
        ]),
      ).toEqual(
        ingredients.map((one) => {
          const { verdict } = recordOf(one, id);
          return [one.id, verdict, words[verdict], shortOf(one)];
        }),
      );
    },
  );

  test.each(medicines.map(({ id, name }) => [name, id]))('%s: the reasons are those of the records', (name, id) => {
    const found = ingredients.flatMap((one) => {
      const { verdict, text } = recordOf(one, id);
      return verdict === 'none-found' ? [] : [{ verdict, line: `${words[verdict]}: ${shortOf(one)}. ${text}` }];
    });
    const stern = ({ verdict }: (typeof found)[number]) => Number(verdict === 'do-not-mix');
    const none = ingredients.filter((one) => recordOf(one, id).verdict === 'none-found');
    const looked = formatDate(none[0]?.noneFound.looked ?? '2026-01-01');
    expect(textsOf(rowOf(id), 'summary')).toEqual([`Why: ${name}`]);
    expect(textsOf(rowOf(id), 'li')).toEqual([
      ...found.toSorted((a, b) => stern(b) - stern(a)).map(({ line }) => line.replaceAll(/\s+/g, ' ')),
      ...(none.length > 0
        ? [`Nothing found on ${looked}: ${none.map(shortOf).join(', ')}. That is not the same as safe.`]
        : []),
    ]);
  });

  test('twelve ingredients are twelve columns, a verdict in each', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({
      ...(ingredients[index % ingredients.length] as Ingredient),
      id: `ingredient-${index}`,
      name: `${'An ingredient with a name of sixty characters, '.padEnd(57, 'x')} ${String(index).padStart(2, '0')}`,
    }));
    const wide = drawn(<MedicineMatrix medicines={medicines} ingredients={twelve} />);
    expect(textsOf(wide, 'thead th').slice(1)).toEqual(twelve.map(({ name }) => name));
    for (const row of wide.querySelectorAll('tbody tr'))
      expect(row.querySelectorAll('[data-verdict]').map((cell) => cell.getAttribute('data-ingredient'))).toEqual(
        twelve.map(({ id }) => id),
      );
  });

  test('a place without a verdict, no family and no ingredient are refused by name', () => {
    const [first, ...others] = ingredients as [Ingredient, ...Ingredient[]];
    const hole = { ...first, interactions: [], noneFound: { ...first.noneFound, medicines: [] } };
    expect(() => drawn(<MedicineMatrix medicines={medicines} ingredients={[hole, ...others]} />)).toThrow(
      `"${first.id}" has no verdict for the family`,
    );
    expect(() => drawn(<MedicineMatrix medicines={[]} ingredients={ingredients} />)).toThrow(
      'the figure “medicine-matrix” cannot be drawn: it has no family of medicines',
    );
    expect(() => drawn(<MedicineMatrix medicines={medicines} ingredients={[]} />)).toThrow('it has no ingredient');
  });
});
