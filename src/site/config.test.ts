import { expect, test } from 'vitest';
import defaults from '../../site.config.ts';
import { placeholders, readConfig, variableOf } from './config.ts';

test.each([
  ['brand', 'S', 'write the name of the site'],
  ['brand', `${'Lakeside'.repeat(3)}s`, 'at most 24 letters in one word, or a narrow phone cuts it'],
  ['origin', 'https://your-site.org/', 'write the origin alone'],
  ['retailerSearchUrl', 'https://shop.org/s?k=', 'put {query} where the search words go'],
  ['affiliateTag', '&tag=x', 'write the tag alone, as in your-tag-20'],
  ['pillMode', 'both', 'write choice or redirect'],
  ['copyrightYear', '1999', 'write a year from 2000 on'],
])('%s: %j stops the build, from the file and from the environment', (field, value, message) => {
  const fromFile = readConfig({ ...defaults, [field]: value }, {});
  expect(fromFile.config).toBeUndefined();
  expect(fromFile.problems).toEqual([{ file: 'site.config.ts', field, message: expect.stringContaining(message) }]);
  expect(fromFile.problems[0]?.message).toContain(`it is ${JSON.stringify(value)}`);
  const fromEnvironment = readConfig(defaults, { [variableOf(field)]: value });
  expect(fromEnvironment.problems).toEqual([
    { file: `environment variable ${variableOf(field)}`, field, message: expect.stringContaining(message) },
  ]);
});

test('every field with the name of an address or a mailbox takes nothing else', () => {
  const named = Object.keys(defaults).filter((field) => /(?:Url|Email)$|^origin$/.test(field));
  expect(named.length).toBeGreaterThan(8);
  for (const field of named)
    for (const value of ['words', 'javascript:alert(1)', 'data:text/html,x', 'ftp://code.org', '../x'])
      expect(readConfig({ ...defaults, [field]: value }, {}).problems, `${field}: ${value}`).not.toEqual([]);
});

test.each([
  ['SITE_ENV', 'prod', 'write production to publish'],
  ['SITE_ENV', 'Production', 'write production to publish'],
])('%s=%s stops the build', (variable, value, message) => {
  expect(readConfig(defaults, { [variable]: value }).problems).toEqual([
    expect.objectContaining({
      file: `environment variable ${variable}`,
      message: expect.stringContaining(message),
    }),
  ]);
});

test('all wrong fields are reported in one run', () => {
  expect(
    readConfig({ ...defaults, brand: '', pillMode: 'both' as 'choice' }, { SITE_ORIGIN: 'x' })
      .problems.map(({ field }) => field)
      .sort(),
  ).toEqual(['brand', 'origin', 'pillMode']);
});

test('every field can be set by the environment, which wins; an empty variable does not count', () => {
  expect(
    readConfig(defaults, { SITE_BRAND: 'Lakeside', SITE_COPYRIGHT_YEAR: '2027', SITE_PILL_MODE: '' }).config,
  ).toMatchObject({ brand: 'Lakeside', copyrightYear: 2027, pillMode: defaults.pillMode });
  expect(Object.keys(defaults).map(variableOf)).toContain('SITE_RETAILER_SEARCH_URL');
});

test('a field that does not exist is refused', () => {
  expect(readConfig({ ...defaults, brands: 'Lakeside' } as typeof defaults, {}).problems).toEqual([
    { file: 'site.config.ts', field: '', message: '"brands" is not a field here. Did you mean "brand"?' },
  ]);
});

test('SITE_ENV=production makes every placeholder a problem, and says what sets it', () => {
  expect(readConfig(defaults, {}).problems).toEqual([]);
  const { problems } = readConfig(defaults, { SITE_ENV: 'production', SITE_AFFILIATE_TAG: 'our-tag-20' });
  expect(problems.map(({ field }) => field)).toContain('origin');
  expect(problems.map(({ field }) => field)).not.toContain('affiliateTag');
  expect(problems.find(({ field }) => field === 'supportEmail')?.message).toBe(
    'still the placeholder "support@example.org"; set SITE_SUPPORT_EMAIL or edit site.config.ts before going live',
  );
});

test('a real name that contains the word isn’t a placeholder', () => {
  const origins = ['https://counterexample.org', 'https://stillwater.example.org', 'https://your-site.example'];
  expect(
    origins.map((origin) => placeholders({ ...defaults, origin }).some(({ field }) => field === 'origin')),
  ).toEqual([false, true, true]);
});
