import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { comparisonRows } from './comparison.ts';
import type { Reading } from '../model/dose.ts';
import type { Nutrient } from '../model/nutrient.ts';

/** Our own limits as the specification has them: a stricter one of today may lead to other words. */
const specified: Readonly<Record<string, number>> = { 'magnesium-project-6-8': 65, 'magnesium-project-9-13': 110 };
const { doses, doseTexts, ...records } = loadRecords();
const limits = records.limits.map((limit) => ({ ...limit, amount: specified[limit.id] ?? limit.amount }));
const rows = comparisonRows({ doses, limits, doseTexts });

function row(nutrient: Nutrient, reading: Reading, from: 6 | 9) {
  const match = rows.find((row) => row.nutrient === nutrient && row.reading === reading && row.band.from === from);
  if (!match) throw new Error(`no row for ${nutrient}, ${reading}, from age ${from}`);
  return match;
}

describe('K11 I5 I6 what parents read beside the children’s doses', () => {
  test.each([
    ['kids-page', 6, 'Don’t use this at ages 6–8: part of it is above the limit of 65 mg.'],
    ['kids-page', 9, 'Within our own limit of 110 mg.'],
    ['science-page', 6, 'Don’t use this at ages 6–8: the most is 65 mg.'],
    ['science-page', 9, 'Don’t use this at ages 9–12: part of it is above the limit of 110 mg.'],
  ] as const)('magnesium, %s, from age %i: %s', (reading, from, words) => {
    expect(row('magnesium', reading, from).words).toBe(words);
  });

  test('the strictest limit leads, and the others follow it', () => {
    const at = (from: 6 | 9) =>
      row('magnesium', 'science-page', from).comparisons.map(({ name, amount }) => `${name}: ${amount}`);
    expect(at(6)).toEqual(['our own limit: 65 mg', 'US limit: 110 mg', 'German limit: 250 mg']);
    expect(at(9)).toEqual(['our own limit: 110 mg', 'German limit: 250 mg', 'US limit: 350 mg']);
  });

  test('the US limits for B6 never appear without the European ones, which lead', () => {
    for (const { comparisons } of rows.filter(({ nutrient }) => nutrient === 'vitamin-b6')) {
      expect(comparisons.map(({ setBy }) => setBy)).toEqual(['eu', 'us', 'project']);
    }
    expect(row('vitamin-b6', 'science-page', 6).words).toBe(
      'No number to compare. Compare the label with the European limit: 4.5 mg at age 6 and 6.1 mg from age 7.',
    );
  });

  test('L-theanine and CoQ10 are only questions for the child’s doctor, and the kids page leaves CoQ10 out', () => {
    const asked =
      'Don’t use this unless your child’s doctor names the dose. No one has set a limit, and that doesn’t mean it’s safe.';
    expect(row('l-theanine', 'science-page', 6).words).toBe(asked);
    expect(row('coq10', 'science-page', 9).words).toBe(asked);
    expect(row('coq10', 'kids-page', 9).words).toBe('Not for children.');
  });

  test('omega-3 and B12 have no limit that could be set', () => {
    expect(row('omega-3', 'kids-page', 9).words).toBe('No European limit could be set.');
    expect(row('vitamin-b12', 'science-page', 6).words).toBe('No US limit could be set.');
  });

  test('without a limit, the reading that gives more is refused for the one that gives less', () => {
    expect(row('omega-3', 'science-page', 9).words).toMatch(/^Don’t use this.*100–250 mg/);
    expect(row('omega-3', 'kids-page', 9).isRefused).toBe(false);
  });

  test('both readings of each nutrient are side by side in each band', () => {
    const places = rows.map(({ nutrient, band, reading }) => `${nutrient} ${band.from}–${band.to} ${reading}`);
    expect(places.slice(0, 4)).toEqual([
      'omega-3 6–8 kids-page',
      'omega-3 6–8 science-page',
      'omega-3 9–12 kids-page',
      'omega-3 9–12 science-page',
    ]);
    expect(places).toHaveLength(24);
  });

  test('a dose that meets no limit record is refused', () => {
    expect(() => comparisonRows({ doses, limits: [], doseTexts })).toThrow('has been compared with nothing');
  });
});
