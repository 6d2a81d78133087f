import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { bareAmounts } from './doses.ts';
import { problemsOf } from './testing/built.ts';

const { ingredients, supplements, limits } = loadRecords();
const problemsIn = (body: string, path = '/stack') =>
  problemsOf(bareAmounts, { pages: { [path]: `<main>${body}</main>` }, records: { ingredients, supplements, limits } });

describe('M6 no dose of melatonin, Ashwagandha or magnesium appears without its ceiling', () => {
  test.each([
    ['<p>Sleep gummies, 2 gummies, evening.</p>', 'Sleep gummies'],
    ['<p>Take one gummy of melatonin an hour before bed.</p>', 'Sleep gummies'],
    ['<p>Ashwagandha, two gummies with food.</p>', 'Ashwagandha'],
    ['<p>Magnesium, at most 350 mg, with 2 gummies of Ashwagandha.</p>', 'Ashwagandha'],
    ['<p>Magnesium, 100–200 mg in the evening.</p>', 'magnesium'],
    ['<ul><li><h3>Ashwagandha</h3><p>People like it.</p><p>2 gummies, afternoon</p></li></ul>', 'Ashwagandha'],
    ['<table><tr><th>Sleep gummies</th><td>2 gummies, evening</td></tr></table>', 'Sleep gummies'],
    ['<p>Melatonin, one gummy of 15 mg.</p>', 'Sleep gummies'],
  ])('M6 refused: %s', (body, name) => {
    expect(problemsIn(body)).toContainEqual(
      expect.stringContaining(`gives an amount of ${name} without its ceiling or limit`),
    );
  });

  test('M6 refused of a supplement whose name has signs of a pattern', () => {
    const renamed = supplements.map((supplement) => ({ ...supplement, name: `${supplement.name} (new+)` }));
    const page = { '/stack': '<main><p>Sleep gummies (new+), 2 gummies, evening.</p></main>' };
    expect(
      problemsOf(bareAmounts, { pages: page, records: { ingredients, limits, supplements: renamed } }),
    ).toContainEqual(expect.stringContaining('gives an amount of Sleep gummies (new+) without'));
  });

  test.each([
    '<p>Magnesium, 50–100 mg a day, and at ages 6–8 no more than 65 mg.</p>',
    '<p>Ashwagandha comes first, and alone.</p>',
    '<p>CoQ10, 1 gummy, morning</p>',
    '<section data-page-notes=""><p>In the trial, 300 mg of Ashwagandha.</p></section>',
  ])('M6 let through: %s', (body) => {
    expect(problemsIn(body)).toEqual([]);
  });

  test('M6 pages about sources say what was studied', () => {
    expect(problemsIn('<p>Ashwagandha, 300 mg twice a day.</p>', '/sources')).toEqual([]);
  });
});

const dose = '<p>Sleep gummies, up to 2 gummies, never more than 5 mg.</p>';
const lines = '<div data-safety="sleep-gummies">Not for: under 18.</div>';

describe('M6 no dose of a capped supplement appears without who should skip it and what not to mix it with', () => {
  test.each([
    ['alone', dose],
    ['in a fold without them', `<dl><dd>${lines}</dd><dd><details>${dose}</details></dd></dl>`],
    ['with those of another supplement', `<ul><li>${dose}${lines.replace('sleep-gummies', 'ashwagandha')}</li></ul>`],
    ['with lines that are folded', `<ul><li>${dose}<details>${lines}</details></li></ul>`],
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
    ...supplements.map(({ id, name, dosage }) => [
      `and the ceiling come with its dosage: ${name}`,
      `<ul><li>${name}, ${dosage}.<p data-safety="${id}">Not for: under 18.</p></li></ul>`,
    ]),
  ])('M6 accepted: the cautions %s', (_, body) => {
    expect(problemsIn(body)).toEqual([]);
  });
});
