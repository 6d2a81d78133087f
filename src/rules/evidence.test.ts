import { describe, expect, test } from 'vitest';
import type { Dose } from '../model/dose.ts';
import type { Essay } from '../model/essay.ts';
import type { CareCard, Claim, Limit, Reference } from '../model/evidence.ts';
import { essaysCarryTheirCards } from './care-cards.ts';
import { dosesAreCompared, dosesFillTheirBands, readingsArePaired, wordsGiveTheDose } from './children-doses.ts';
import { limitsCountAlike, limitsDoNotOverlap } from './distinct-limits.ts';
import { referencesAreCited } from './references.ts';
import { recordsWith } from './testing.ts';

const limit = (id: string, from: number, to: number, more: Partial<Limit> = {}): Limit => ({
  id,
  nutrient: 'magnesium',
  ages: { from, to },
  amount: 110,
  unit: 'mg',
  setBy: 'us',
  scope: 'supplements',
  references: ['nasem-ul-2000'],
  note: 'A note',
  ...more,
});
const dose = (id: string, more: Partial<Dose> = {}): Dose => ({
  id,
  reading: 'kids-page',
  nutrient: 'magnesium',
  ages: { from: 6, to: 12 },
  min: 50,
  max: 100,
  unit: 'mg',
  words: '50–100 mg a day',
  status: 'given',
  note: 'A note',
  references: [],
  ...more,
});
const both = [dose('magnesium-kids-page'), dose('magnesium-science-page', { reading: 'science-page' })];

describe('limits', () => {
  test('two limits of one body may not share an age', () => {
    const problems = limitsDoNotOverlap({
      limits: [limit('magnesium-us-4-8', 4, 8), limit('magnesium-us-8-13', 8, 13)],
    });
    expect(problems).toEqual([
      {
        file: 'evidence/limits/magnesium-us-8-13.yaml',
        field: 'ages',
        message:
          '8–13 overlaps the ages 4–8 of "magnesium-us-4-8", also for Magnesium by "us". Change the ages of one, or delete it.',
      },
    ]);
  });

  test('two bodies may, and so may two nutrients', () => {
    expect(
      limitsDoNotOverlap({
        limits: [
          limit('a', 4, 8),
          limit('b', 4, 8, { setBy: 'germany' }),
          limit('c', 4, 8, { nutrient: 'vitamin-b6' }),
        ],
      }),
    ).toEqual([]);
  });

  test('one body counts the same things at every age', () => {
    const [problem] = limitsCountAlike({ limits: [limit('a', 4, 8), limit('b', 9, 13, { scope: 'total' })] });
    expect(problem).toMatchObject({
      file: 'evidence/limits/b.yaml',
      field: 'scope',
      message: expect.stringContaining('where "a" of the same body counts "supplements"'),
    });
  });
});

describe('I6 doses', () => {
  test('a dose that meets no limit at some age stops the build', () => {
    const [problem, ...others] = dosesAreCompared({
      doses: [dose('magnesium-kids-page')],
      limits: [limit('a', 4, 8), limit('b', 11, 13)],
    });
    expect(problem).toMatchObject({ file: 'protocol/doses/magnesium-kids-page.yaml', field: 'ages' });
    expect(problem?.message).toBe(
      'no limit record for Magnesium at ages 9, 10. Add one to content/evidence/limits; where nobody set a limit, add one without an amount and with setBy: nobody.',
    );
    expect(others).toEqual([]);
  });

  test('a dose that meets a limit at each of its ages passes', () => {
    expect(
      dosesAreCompared({ doses: [dose('magnesium-kids-page')], limits: [limit('a', 4, 8), limit('b', 9, 13)] }),
    ).toEqual([]);
  });

  test('a dose for part of a band stops the build', () => {
    expect(dosesFillTheirBands({ doses: both })).toEqual([]);
    expect(dosesFillTheirBands({ doses: [dose('a', { ages: { from: 8, to: 12 } })] })[0]?.message).toContain(
      '8–12 doesn’t cover the bands 6–8 and 9–12',
    );
  });

  test('a nutrient in one reading only stops the build, once', () => {
    expect(readingsArePaired({ doses: both })).toEqual([]);
    expect(readingsArePaired({ doses: both.slice(0, 1) })).toEqual([
      {
        file: 'protocol/doses/magnesium-kids-page.yaml',
        field: 'reading',
        message:
          'the reading "science-page" has no dose of Magnesium. Add one; where it names none, give it the status not-given.',
      },
    ]);
  });

  test('a second dose of one nutrient in one reading stops the build', () => {
    const problems = readingsArePaired({ doses: [...both, dose('magnesium-again')] });
    expect(problems).toMatchObject([
      {
        file: 'protocol/doses/magnesium-again.yaml',
        message: '"kids-page" already has a dose of Magnesium: "magnesium-kids-page". Delete one of them.',
      },
    ]);
  });

  test('words that give another amount than their dose stop the build, on the day, in the table and in the dose itself', () => {
    const doses = [
      dose('magnesium-kids-page'),
      dose('coq10-kids-page', { min: undefined, max: undefined, words: 'Left out for children', status: 'excluded' }),
    ];
    const problemsOf = (words: string) =>
      wordsGiveTheDose({ doses: doses.map((record) => (record.min ? { ...record, words } : record)) });
    expect(problemsOf('50–100 mg at supper')).toEqual([]);
    expect(problemsOf('50–120 mg at supper')).toEqual([
      {
        file: 'protocol/doses/magnesium-kids-page.yaml',
        field: 'words',
        message: 'the dose is 50–100 mg, and its words don’t give it. Write {amount:magnesium-kids-page}.',
      },
    ]);
  });
});

describe('references', () => {
  const reference = (id: string): Reference => ({
    id,
    title: 'A title',
    authors: 'Somebody',
    publisher: 'A journal',
    url: 'https://example.org',
    kind: 'survey',
    isSecondary: false,
    finding: 'Something',
  });
  const claim: Claim = {
    id: 'calm',
    text: 'A claim',
    basis: 'published',
    references: ['cited-by-claim'],
    note: 'A note',
    checked: '2026-11-21',
  };

  test('one that nothing cites stops the build; a claim or an essay is enough', () => {
    const records = recordsWith({
      references: ['cited-by-claim', 'cited-by-essay', 'cited-by-nobody'].map(reference),
      claims: [claim],
      essays: [{ slug: 'an-essay', body: 'A sentence.[@cited-by-essay]' } as Essay],
    });
    expect(referencesAreCited(records)).toEqual([
      {
        file: 'evidence/references/cited-by-nobody.yaml',
        field: '',
        message: 'nothing cites this reference. Cite it where a sentence rests on it, or delete the file.',
      },
    ]);
  });
});

describe('care cards in essays', () => {
  const card = { id: 'heart', triggers: ['chest pain*'] } as CareCard;
  const essay = (body: string, careCards: string[] = []) =>
    ({
      slug: 'an-essay',
      title: 'A title',
      excerpt: '',
      inShort: '',
      careCards,
      wholeCards: [],
      body,
    }) as unknown as Essay;
  const problemsOf = (anEssay: Essay) =>
    essaysCarryTheirCards({ essays: [anEssay], careCards: [card] }).map(({ field, message }) => `${field}: ${message}`);

  test('a text that touches a danger has to name its card', () => {
    expect(problemsOf(essay('Then came chest pains.'))).toEqual([
      expect.stringContaining('“chest pain*” and needs the care card “heart”'),
    ]);
    expect(problemsOf(essay('Then came chest pains.', ['heart']))).toEqual([]);
  });

  test('ids are no words, and a placed card has to be named', () => {
    expect(problemsOf(essay('Calm.[@chest-pain-2020]'))).toEqual([]);
    expect(problemsOf(essay('Calm.\n\n[care:heart]\n'))).toEqual([
      '[care:heart]: "heart" is in the text but not in careCards. Add it there.',
    ]);
  });
});
