import { expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { locateInRecords, onPage } from './built-check.ts';
import { carePlacement, forbiddenAdviceOnPages } from './dangers.ts';
import { builtWith } from './testing/built.ts';

const loaded = loadRecords();
const said = 'The heron waits in a plain cold river, and quit drinking.';
const records = {
  ...loaded,
  aboutScreen: {
    ...loaded.aboutScreen,
    lead: `[The heron waits](claim:calm-focus) in a [plain](/stack) cold river, and quit drinking.`,
  },
};

test('a problem of a page is reported at the record that has its words, otherwise at the page', () => {
  const [words, part, other] = locateInRecords(
    [
      onPage('/about', { message: 'needs a card', words: said }),
      onPage('/about', { message: 'needs a card', words: 'The heron waits in a plain' }),
      onPage('/about', { message: 'is late', words: 'Menu' }),
    ],
    records,
  );
  for (const found of [words, part]) expect(found).toMatchObject({ file: 'content/screens/about.yaml', field: 'lead' });
  expect(words?.message).toBe('on /about: needs a card');
  expect(other).toEqual({ file: '/about', field: '', message: 'is late' });
});

test('what the checks find in a text is reported at its record', () => {
  const checks = [carePlacement, forbiddenAdviceOnPages];
  const { built, pages } = builtWith({
    pages: { '/about': `<main>${said}</main>` },
    records,
  });
  const found = pages.flatMap((page) =>
    checks.flatMap((check) => (check(built).page?.(page) ?? []).map((each) => onPage(page.path, each))),
  );
  const problems = locateInRecords(found, records);
  expect(problems.map(({ file }) => file)).toEqual(checks.map(() => 'content/screens/about.yaml'));
});
