import { describe, expect, test } from 'vitest';
import { doseWords } from '../safety/adult-doses.ts';
import { limit } from '../model/evidence.ts';
import { byId } from '../model/records.ts';
import { loadRecords } from './records.ts';

test('F4 a limit in milligrams instead of micrograms is refused, with the unit to write', () => {
  const ages = { from: 19, to: 120 };
  const adults = {
    nutrient: 'vitamin-d',
    ages,
    amount: 100,
    unit: 'mcg',
    setBy: 'us',
    scope: 'total',
    references: ['a-table'],
    note: 'In all.',
  };
  expect(limit.safeParse(adults).success).toBe(true);
  expect(limit.safeParse({ ...adults, unit: 'mg' }).error?.issues).toMatchObject([
    { path: ['unit'], message: expect.stringContaining('write mcg') as unknown },
  ]);
});

/** Copied from the specification on purpose: whoever changes a dose in a record doesn’t change it here, too. */
describe('the records of this site', () => {
  const records = loadRecords();

  test('S1 the five supplements of the specification, with its doses', () => {
    const specified = {
      'multivitamin-omega-3': '2 gummies in the morning',
      coq10: '1 gummy in the morning',
      ashwagandha: '2 gummies in the afternoon',
      'l-theanine': '1 gummy as needed',
      'sleep-gummies': '2 gummies in the evening',
    };
    for (const [id, dose] of Object.entries(specified))
      expect(doseWords(byId(records.supplements, id).dose)).toBe(dose);
  });

  test('K11 I5 both readings of the children’s doses, as the specification has them', () => {
    const given = (reading: string) =>
      Object.fromEntries(
        records.doses
          .filter((dose) => dose.reading === reading && dose.min !== undefined)
          .map(({ nutrient, min, max, unit }) => [nutrient, `${min ?? ''}–${max ?? ''} ${unit}`]),
      );
    expect(given('kids-page')).toEqual({ 'omega-3': '100–250 mg', magnesium: '50–100 mg' });
    expect(given('science-page')).toEqual({
      'omega-3': '250–500 mg',
      magnesium: '100–200 mg',
      'l-theanine': '100–200 mg',
      coq10: '1–2 mg/kg',
    });
    expect(records.doses.find(({ reading, nutrient }) => reading === 'kids-page' && nutrient === 'coq10')?.status).toBe(
      'excluded',
    );
  });
});
