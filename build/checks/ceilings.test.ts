import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { ceilings } from './ceilings.ts';
import { problemsOf } from './testing.ts';

const { ingredients, supplements, limits, kidsDay } = loadRecords();
const problemsIn = (body: string, path = '/stack') =>
  problemsOf(ceilings, { pages: { [path]: `<main>${body}</main>` }, records: { ingredients, supplements, limits } });

describe('M6 no dose of melatonin, Ashwagandha or magnesium appears without its ceiling', () => {
  test.each([
    ['<p>Sleep gummies, 2 gummies, evening.</p>', 'Sleep gummies'],
    ['<p>Take one gummy of melatonin an hour before bed.</p>', 'Sleep gummies'],
    ['<p>Ashwagandha, two gummies with food.</p>', 'Ashwagandha'],
    ['<p>Magnesium, at most 350 mg, with 2 gummies of Ashwagandha.</p>', 'Ashwagandha'],
    ['<p>Magnesium, 100–200 mg in the evening.</p>', 'magnesium'],
    ['<ul><li><h3>Ashwagandha</h3><p>People like it.</p><p>2 gummies, afternoon</p></li></ul>', 'Ashwagandha'],
    ['<table><tr><th>Sleep gummies</th><td>2 gummies, evening</td></tr></table>', 'Sleep gummies'],
  ])('M6 refused: %s', (body, name) => {
    expect(problemsIn(body)).toEqual([
      expect.stringContaining(`gives an amount of ${name} without its ceiling or limit`),
    ]);
  });

  test('M6 the ceiling has to be whole: 15 mg is not 5 mg', () => {
    expect(problemsIn('<p>Melatonin, one gummy of 15 mg.</p>')).toHaveLength(1);
  });

  test.each([
    ...supplements.map(({ name, dosage }) => `<p>${name}, ${dosage}.</p>`),
    '<p>Magnesium, 50–100 mg a day, and at ages 6–8 no more than 65 mg.</p>',
    '<p>Ashwagandha comes first, and alone.</p>',
    '<p>CoQ10, 1 gummy, morning</p>',
    '<p data-reference="">In the trial, 300 mg of Ashwagandha twice a day.</p>',
  ])('M6 let through: %s', (body) => {
    expect(problemsIn(body)).toEqual([]);
  });

  test('M6 a children’s multivitamin says the most of vitamins B6, A and D at each age, or is refused', () => {
    const slot = (dosage: string) =>
      `<ol><li><h3>Lunch: Children’s multivitamin with vitamin B6</h3><p>${dosage}</p></li></ol>`;
    const [lunch] = kidsDay.filter(({ gummy }) => gummy.includes('multivitamin'));
    expect(problemsIn(slot(lunch?.dosage ?? ''), '/kids-protocol')).toEqual([]);
    expect(problemsIn(slot('The label’s amount for your child’s age, once a day.'), '/kids-protocol')).toEqual([
      expect.stringContaining('without 4.5 mg, 6.1 mg, 600 mcg, 50 mcg'),
    ]);
    for (const amount of ['4.5 mg', '6.1 mg', '600 mcg', '50 mcg'])
      expect(problemsIn(slot(lunch?.dosage.replace(amount, '') ?? ''), '/kids-protocol')).toHaveLength(1);
  });

  test('M6 pages about sources say what was studied', () => {
    expect(problemsIn('<p>Ashwagandha, 300 mg twice a day.</p>', '/sources')).toEqual([]);
  });
});
