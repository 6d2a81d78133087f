import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { doseCautions } from './dose-cautions.ts';
import { problemsOf } from './testing.ts';

const { ingredients, supplements, limits } = loadRecords();
const problemsIn = (body: string, path = '/protocol') =>
  problemsOf(doseCautions, {
    pages: { [path]: `<main>${body}</main>` },
    records: { ingredients, supplements, limits },
  });

const dose = '<p>Sleep gummies, up to 2 gummies, never more than 5 mg.</p>';
const lines = '<div data-safety="sleep-gummies">Not for: under 18. Do not mix with: sedatives.</div>';

describe('M6 no dose of a capped supplement appears without who should skip it and what not to mix it with', () => {
  test.each([
    ['alone', dose],
    ['in a fold without them', `<dl><dd>${lines}</dd><dd><details>${dose}</details></dd></dl>`],
    ['beside those of another bottle', `<ul><li>${dose}${lines.replace('sleep-gummies', 'ashwagandha')}</li></ul>`],
    ['beside lines that are folded', `<ul><li>${dose}<details>${lines}</details></li></ul>`],
    ['with only a sentence in the next entry', `<ul><li>${dose}</li><li>Skip it if you’re under 18.</li></ul>`],
  ])('M6 refused: a dose %s', (_, body) => {
    expect(problemsIn(body)).toEqual([
      expect.stringContaining('gives an amount of Sleep gummies without who skips it'),
    ]);
  });

  test.each([
    ['in the same entry', `<ul><li>${dose}${lines}</li></ul>`],
    ['in the same entry of a fold', `<details><dl><dd>${dose}${lines}</dd></dl></details>`],
    ['don’t matter for a product that isn’t ours', '<p>Magnesium: at most 350 mg a day.</p>'],
  ])('M6 accepted: the cautions %s', (_, body) => {
    expect(problemsIn(body)).toEqual([]);
  });

  test('a page about sources may say what a study gave', () => {
    expect(problemsIn(dose, '/sources')).toEqual([]);
  });
});
