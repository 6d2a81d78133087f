import { expect, test } from 'vitest';
import { loadRecords } from '../records.ts';
import { checkFirstLines, withoutNamed } from './check-first.ts';
import { askFirstOf, limitBeside } from './open-cautions.ts';
import { byId } from './records.ts';

const records = loadRecords();

test('H13 a bottle with no line of its own under ✕ says who asks first: empty never reads as cleared', () => {
  const unwarned = records.supplements.filter(({ ingredients }) =>
    checkFirstLines(
      ingredients.map((id) => withoutNamed(byId(records.ingredients, id), records.wholeStack.conditions)),
      records.medicines,
    ).every(({ shape }) => shape !== 'not-for'),
  );
  expect(unwarned.length).toBeGreaterThan(0);
  for (const { limits } of unwarned) expect(askFirstOf(limits)).toMatch(/^Ask first with /);
});

test('H13 the first sentence of the limits stands once: beside the dose, or under the mark', () => {
  expect(limitBeside('At most one. Ask first.')).toBe('At most one.');
  expect(askFirstOf('At most one. Ask first with tea.')).toBeUndefined();
  expect(askFirstOf('Ask first with tea. No more.')).toBe('Ask first with tea.');
  expect(limitBeside('Ask first with tea. No more.')).toBeUndefined();
  expect([askFirstOf(undefined), limitBeside(undefined)]).toEqual([undefined, undefined]);
});
