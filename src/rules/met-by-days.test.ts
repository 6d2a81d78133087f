import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import type { Day } from '../model/day.ts';
import { essaysBelongToOneDay, everyEssayHasItsDay, miniResetIsMadeOfDays } from './met-by-days.ts';
import { dayWith, problemLines } from './testing.ts';

const { essays, shelves, afterSlide, ingredients } = loadRecords();
const adults = (...adultDays: Day[]) => ({ adultDays, kidsDays: [] as Day[] });

describe('D6 the days of a plan', () => {
  test('lead to every essay, and to each once', () => {
    const [one = '', other = ''] = essays.map(({ slug }) => slug);
    const all = adults(...essays.map(({ slug }, index) => dayWith(index + 1, { essay: slug })));
    expect(essaysBelongToOneDay({ ...all, essays })).toEqual([]);
    expect(everyEssayHasItsDay({ ...all, shelves })).toEqual([]);
    expect(
      problemLines(
        essaysBelongToOneDay({
          ...adults(dayWith(1, { essay: one }), dayWith(2, { essay: one }), dayWith(3, { essay: `${other}x` })),
          essays,
        }),
      ),
    ).toEqual([
      `protocol/days/adult/002.yaml essay: "${one}" belongs to protocol/days/adult/001.yaml already. Leave it on one day.`,
      expect.stringContaining(`Did you mean “${other}”?`),
    ]);
    expect(everyEssayHasItsDay({ adultDays: all.adultDays.slice(1), shelves }).map(({ file }) => file)).toEqual([
      `essays/${one}.md`,
    ]);
  });
});

describe('D6 D8 what is made of days', () => {
  test('the mini reset names days that are written, each once, and none that mentions a supplement', () => {
    const book = (miniReset: number[], ...days: Day[]) =>
      problemLines(miniResetIsMadeOfDays({ afterSlide: { ...afterSlide, miniReset }, adultDays: days, ingredients }));
    expect(book([1, 2], dayWith(1), dayWith(2))).toEqual([]);
    expect(book([1, 1, 3], dayWith(1))).toEqual([
      expect.stringContaining('miniReset[1]: day 1 is listed twice'),
      expect.stringContaining('miniReset[2]: day 3 is not written'),
    ]);
    expect(book([5], dayWith(5, { why: 'If you take Ashwagandha.' }))).toEqual([
      expect.stringContaining('mentions ashwagandha'),
    ]);
  });
});
