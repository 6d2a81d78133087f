import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import type { Day } from '../model/day.ts';
import {
  caffeineNamesItsMedicines,
  kidsDaysNameNoSupplement,
  daysCarryTheirCards,
  drinkingLeadsToTheLevels,
  supplementsComeInTheirTime,
  supplementsEnd,
} from './day-safety.ts';
import { figuresAreClaims } from './day-words.ts';
import { dayWith, problemLines } from './testing.ts';

const { ingredients, weeks, careCards } = loadRecords();
const adults = (...adultDays: Day[]) => ({ adultDays, kidsDays: [] as Day[], ingredients, weeks, careCards });
const kids = (...kidsDays: Day[]) => ({ adultDays: [] as Day[], kidsDays, ingredients, weeks, careCards });
const saying = (number: number, why: string, some: Partial<Day> = {}) => dayWith(number, { why, ...some });

describe('D6 supplements in the days', () => {
  const lines = (...days: Day[]) => problemLines(supplementsComeInTheirTime(adults(...days)));

  test('come in their time: none before day 5, Ashwagandha alone until day 19, one other a week, none new after day 30', () => {
    expect(
      lines(saying(5, 'If you take Ashwagandha.'), saying(20, 'L-theanine, if any.'), saying(28, 'If any, CoQ10.')),
    ).toEqual([]);
    expect(lines(saying(4, 'If you take Ashwagandha.'))).toEqual([
      'protocol/days/adult/004.yaml why: names ashwagandha on day 4. No supplement comes before day 5.',
    ]);
    expect(lines(saying(18, 'If you take magnesium.'))).toEqual([expect.stringContaining('only supplement')]);
    expect(lines(saying(22, 'L-theanine, if any.'), saying(24, 'CoQ10, if any.'))).toEqual([
      expect.stringContaining('This week already names l-theanine'),
    ]);
    expect(lines(saying(31, 'Melatonin, if any.'))).toEqual([
      expect.stringContaining('Nothing new goes in after day 30'),
    ]);
    expect(lines(saying(83, 'If you took Ashwagandha, it ends.'))).toEqual([]);
  });

  test('end: the door is shut on day 30, and Ashwagandha’s end is told on days 83 and 90', () => {
    const end = (number: number) => saying(number, 'If you took Ashwagandha, it stops by day 90.');
    expect(supplementsEnd(adults(saying(31, 'No new bottle from here.'), end(83), end(90)))).toEqual([]);
    expect(problemLines(supplementsEnd(adults(dayWith(30), end(83), dayWith(90))))).toEqual([
      expect.stringMatching(/030\.yaml : neither day 30 nor day 31/),
      expect.stringMatching(/090\.yaml : day 90 does not tell/),
    ]);
  });

  test('are named after day 30 only to end', () => {
    const said = (words: string) => problemLines(supplementsComeInTheirTime(adults(saying(61, words))));
    expect(said('Melatonin helps.')).toEqual([expect.stringContaining('Nothing new goes in after day 30')]);
    expect(said('If you take melatonin, it ends today at the latest.')).toEqual([]);
  });

  test('are not named on a child’s day, but for what the pediatrician said', () => {
    expect(kidsDaysNameNoSupplement(kids(saying(3, 'Vitamins: what the pediatrician said, and no more.')))).toEqual([]);
    for (const words of ['A vitamin with supper.', 'Melatonin helps.', 'One gummy each.'])
      expect(kidsDaysNameNoSupplement(kids(saying(3, words)))).toHaveLength(1);
  });
});

describe('D6 caffeine, alcohol and medicines in the days', () => {
  test('a day that lowers caffeine names the medicines it affects', () => {
    const step = 'A quarter less coffee today.';
    expect(
      caffeineNamesItsMedicines(adults(saying(9, `${step} With lithium or clozapine, ask the prescriber first.`))),
    ).toEqual([]);
    expect(problemLines(caffeineNamesItsMedicines(adults(saying(9, step))))).toEqual([
      expect.stringContaining('lithium or clozapine'),
    ]);
  });

  test('a day that mentions drinking leads to the drinking levels', () => {
    expect(drinkingLeadsToTheLevels(adults(saying(38, 'Wine at six?', { careCards: ['alcohol'] })))).toEqual([]);
    expect(problemLines(drinkingLeadsToTheLevels(adults(saying(38, 'Wine at six?'))))).toEqual([
      expect.stringContaining('mentions drinking (“Wine”)'),
    ]);
  });

  test('a day that touches a danger names its card', () => {
    expect(problemLines(daysCarryTheirCards(adults(saying(60, 'Chest pain is no exercise.'))))).toEqual([
      expect.stringContaining('needs the care card “heart”'),
    ]);
  });
});

describe('D6 the words of the days', () => {
  test('a study or a percentage names its claim', () => {
    expect(figuresAreClaims(adults(saying(20, 'In one study it helped.', { claims: ['missed-day'] })))).toEqual([]);
    expect(figuresAreClaims(adults(saying(20, 'In one study it helped.')))).toHaveLength(1);
  });
});
