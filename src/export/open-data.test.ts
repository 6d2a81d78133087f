import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { loadConfig, loadRecords } from '../content-loader/records.ts';
import { openData, openDataSchema, openProtocol } from './open-data.ts';

const config = loadConfig({});
const data = openData(loadRecords(), config);

/** What a reader of the two published files does: parse both, and hold one against the other. */
function validator() {
  const ajv = new Ajv2020({ allErrors: true, strict: true });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(JSON.stringify(openDataSchema(config))));
}

describe('the protocol as open data', () => {
  test('it keeps its published schema', () => {
    const validate = validator();
    validate(JSON.parse(JSON.stringify(data)));
    expect(validate.errors).toBeNull();
  });

  test('a wrong amount, a missing basis and an unknown field are refused', () => {
    const broken = JSON.parse(JSON.stringify(data));
    broken.limits[0].ages.from = 'four';
    delete broken.claims[0].basis;
    broken.children.day[0].price = 1;
    const validate = validator();
    expect(validate(broken)).toBe(false);
    const places = validate.errors?.map(({ instancePath }) => instancePath) ?? [];
    for (const place of ['/limits/0/ages/from', '/claims/0', '/children/day/0']) expect(places).toContain(place);
  });

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
    expect(openProtocol.safeParse(data).success).toBe(true);
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
