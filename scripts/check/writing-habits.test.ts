import { expect, test } from 'vitest';
import type { Essay } from '../../src/domain/schema/essay.ts';
import type { CareCard, Reference } from '../../src/domain/schema/evidence.ts';
import { endsOnItsOpening, habitsOf, habitTable, kickersIn, maximsIn } from './writing-habits.ts';

const essay = (slug: string, body: string, more: Partial<Essay> = {}) =>
  ({ slug, body, title: slug, theme: 'fog', careCards: [], ...more }) as Essay;

test('an ending that brings back the things of the opening is told from one that ends on its advice', () => {
  const opening = 'The wooden spoon lay beside the saucepan in the kitchen.\n\nIt was late.\n\nMiddle.\n\n';
  expect(endsOnItsOpening({ body: `${opening}In spring the wooden spoon was back in its saucepan.` })).toBe(true);
  expect(endsOnItsOpening({ body: `${opening}Call the clinic before noon, and ask for ten minutes.` })).toBe(false);
  const grammar = 'There is a person who would ask which of them it could be.';
  expect(endsOnItsOpening({ body: `${grammar}\n\nMiddle.\n\nMore.\n\n${grammar}` })).toBe(false);
});

test('a kicker is a short sentence behind two others; a maxim begins like one', () => {
  expect(kickersIn({ body: 'One thing happened here today. Then another one happened too. It rained.' })).toEqual([
    'It rained.',
  ]);
  expect(kickersIn({ body: 'It rained.' })).toEqual([]);
  expect(
    maximsIn({ body: 'A calm that costs nothing is rare. Whoever waits is tired. A calm day came.' }),
  ).toHaveLength(2);
});

test('the library is counted as a whole: repeats, notes, cards said again, neighbors of one shape', () => {
  const card = {
    id: 'heart',
    when: 'Chest pain, pressure, or trouble breathing, new or not settling at all',
    steps: [],
  };
  const habits = habitsOf({
    essays: [
      essay('a', 'Kettle.[@x] Nobody came.', { shape: 'letter' }),
      essay('b', 'Lamp.[@x] Chest pain, pressure, or trouble breathing, new or not.', {
        shape: 'letter',
        careCards: ['heart'],
      }),
    ],
    references: [{ id: 'x' }] as Reference[],
    careCards: [card] as unknown as CareCard[],
  });
  const count = (what: string) => habits.find((habit) => habit.what.startsWith(what))?.count;
  expect(count('props')).toBe(2);
  expect(count('nobody')).toBe(1);
  expect(count('studies cited')).toBe(1);
  expect(count('sentences of a card')).toBe(1);
  expect(count('neighbors')).toBe(1);
  expect(count('told without')).toBe(2);
  expect(habitTable(habits)).toMatch(/neighbors of one shape +1 {2}b/);
});
