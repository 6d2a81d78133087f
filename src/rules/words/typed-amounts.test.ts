import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../content-loader/records.ts';
import { byId } from '../../model/records.ts';
import { namedAmounts } from '../../safety/amounts.ts';
import { amountProblems } from './typed-amounts.ts';

const records = loadRecords();
const amounts = namedAmounts(records);
const known = { amounts, childWords: records.forbiddenAdvice.giving.about };
const essay = (text: string) => amountProblems('', 'text', text, known);

describe('M6 an amount is filled in from its record, never typed', () => {
  test.each([
    'At age 6 give 300 mg of magnesium; the limit for adults is 350 mg.',
    'Take melatonin 10 mg with magnesium 110 mg.',
    'Take 600mg of Ashwagandha.',
    'Take five hundred milligrams of magnesium.',
    'Take 0.4 g of magnesium.',
    'Take thirty milligrams of melatonin.',
    'Fish oil, 5 grams a day, is plenty.',
    'Take forty-five mg of magnesium.',
    'Take 5,000 units of vitamin D.',
    'Take a couple of gummies.',
    'Swallow a handful of gummies.',
    'Take three gummies of Ashwagandha.',
    'Take two tablets of magnesium.',
    'Take 5,000 IU of vitamin D.',
    'Give three of the adult magnesium gummies.',
    'Take 100 mg of Zoloft.',
    'Take 3 g an hour before bed.',
    'Take a gram at noon.',
    'Two teaspoons of melatonin syrup are plenty.',
    'A study gave 300 mg of magnesium.[@magnesium-insomnia-mah-2021]',
  ])('typed: %s', (text) => {
    expect(essay(text)).toEqual(expect.arrayContaining([expect.stringContaining('don’t type')]));
  });

  test.each([
    ['an adult’s limit for a child', 'At age 6 give {limit:magnesium-us-adults} of magnesium; the limit for adults.'],
    ['an adult’s ceiling for a child', 'For your child, {most:melatonin} of melatonin.'],
    ['an adult’s limit for a grade', 'A second grader can have {limit:magnesium-germany} of magnesium.'],
    ['an adult’s limit after a child', 'Your child sleeps. Give {limit:magnesium-us-adults} of magnesium.'],
    ['an adult’s limit for an age', 'At 6, give {limit:magnesium-us-adults} of magnesium, the adult limit.'],
    ['the amount of what is not next to it', 'Take melatonin with {limit:magnesium-us-adults}, then magnesium.'],
    ['a limit for a child that is not the strictest', 'Ages 6–8: {limit:magnesium-us-4-8} of magnesium.'],
    ['a dose above the strictest limit', 'Ages 6–12: {amount:magnesium-kids-page} of magnesium.'],
    ['the amount of another substance', 'Take {limit:magnesium-us-adults} of melatonin.'],
    ['a beginning without its ceiling', 'Ashwagandha: begin with {begin:ashwagandha}.'],
  ])('%s is refused', (_what, text) => {
    expect(essay(text)).not.toEqual([]);
  });

  test.each([
    'Ages 6–8: no more than {limit:magnesium-project-6-8} of elemental magnesium a day.',
    'Ages 9–12: up to {most:magnesium:9-12} of magnesium.',
    'Ashwagandha: begin with {begin:ashwagandha}, never more than {most:ashwagandha} a day.',
    'Adults: no more than {limit:magnesium-us-adults} of magnesium.',
    'Walk 300 m in 5 minutes. A drink contains 14 grams of alcohol.',
    'The gummies are optional.',
    'If your blood sugar is under 70 mg/dL, treat it.',
  ])('%s passes', (text) => {
    expect(essay(text)).toEqual([]);
  });

  test('a source keeps its own words, and the table of limits may show every one', () => {
    expect(amountProblems('evidence/references/a.yaml', 'finding', 'They gave 300 mg of magnesium.', known)).toEqual(
      [],
    );
    expect(amountProblems('evidence/claims/a.yaml', 'text', 'The US limit is 350 mg.', known)).toEqual([]);
    expect(amountProblems('evidence/claims/a.yaml', 'note', 'The US limit is 350 mg.', known)).toHaveLength(1);
    expect(amountProblems('evidence/limits/a.yaml', 'note', 'Magnesium: {limit:magnesium-us-4-8}.', known)).toEqual([]);
  });

  test('the most for a child is the kids page’s dose or the strictest limit, whichever is less', () => {
    const dose = byId(records.doses, 'magnesium-kids-page').max ?? 0;
    const limit = (id: string) => byId(records.limits, id).amount ?? 0;
    const most = (id: string) => `${Math.min(dose, limit(id))} mg`;
    expect(amounts.get('most:magnesium:6-8')?.text).toBe(most('magnesium-project-6-8'));
    expect(amounts.get('most:magnesium:9-12')?.text).toBe(most('magnesium-project-9-13'));
  });
});
