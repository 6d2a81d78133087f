import { describe, expect, test } from 'vitest';
import { loadConfig, loadRecords } from '../content-loader/records.ts';
import { openData } from './open-data.ts';

const config = loadConfig({});
const data = openData(loadRecords(), config);

describe('the protocol as open data', () => {
  test('M6 every bottle with a ceiling gives its most in a day for all pieces together', () => {
    const most = new Map(data.adults.supplements.map(({ id, mostInADay }) => [id, mostInADay]));
    expect(most.get('sleep-gummies')).toEqual([{ ingredient: 'melatonin', amount: 5, unit: 'mg' }]);
    expect(most.get('ashwagandha')).toEqual([{ ingredient: 'ashwagandha', amount: 600, unit: 'mg' }]);
    expect(most.get('l-theanine')).toEqual([{ ingredient: 'l-theanine', amount: 400, unit: 'mg' }]);
    expect(most.get('coq10')).toEqual([]);
  });

  test('it holds every record that it promises, and every id it names is in it', () => {
    const { claims, references, limits, doses } = loadRecords();
    expect(data.claims).toHaveLength(claims.length);
    expect(data.references).toHaveLength(references.length);
    expect(data.limits).toHaveLength(limits.length);
    const ids = new Set(data.references.map(({ id }) => id));
    expect(data.claims.flatMap((claim) => claim.references).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(data.children.comparisons.map(({ dose }) => dose))).toEqual(new Set(doses.map(({ id }) => id)));
  });

  test('no paid link is in it', () => {
    expect(JSON.stringify(data)).not.toContain(config.affiliateTag);
  });
});

test('D1 it holds the ninety and the thirty days, each with the address of its page', () => {
  expect(data.adults.days.map(({ number, url }) => [number, url])).toEqual(
    Array.from({ length: 90 }, (_, index) => [index + 1, `${config.origin}/protocol/day-${index + 1}`]),
  );
  expect(data.children.days).toHaveLength(30);
});

test('M5 the data says of which medicines nothing is swallowed, so that no one prints hours for a patch', () => {
  const kept = (names: readonly { generic: string; notSwallowed?: true | undefined }[]) =>
    names.filter(({ notSwallowed }) => notSwallowed).map(({ generic }) => generic);
  expect(kept(data.adults.medicineNames)).toEqual(kept(loadRecords().medicineNames));
  expect(kept(data.adults.medicineNames)).not.toEqual([]);
});
