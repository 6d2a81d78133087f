import { expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { locateInRecords, onPage } from './built-check.ts';
import { carePlacement, forbiddenAdviceOnPages } from './dangers.ts';
import { builtWith } from './testing/built.ts';

const loaded = loadRecords();
const text = 'The heron waits in a plain cold river, and quit drinking.';
const records = {
  ...loaded,
  aboutScreen: {
    ...loaded.aboutScreen,
    lead: `[The heron waits](claim:calm-focus) in a [plain](/stack) cold river, and quit drinking.`,
  },
};

test('a problem of a page is reported at the record that has its words, otherwise at the page', () => {
  const [words, part, elsewhere] = locateInRecords(
    [
      onPage('/about', { message: 'needs a card', words: text }),
      onPage('/about', { message: 'needs a card', words: 'The heron waits in a plain' }),
      onPage('/about', { message: 'is late', words: 'Menu' }),
    ],
    records,
  );
  for (const problem of [words, part])
    expect(problem).toMatchObject({ file: 'content/screens/about.yaml', field: 'lead' });
  expect(words?.message).toBe('on /about: needs a card');
  expect(elsewhere).toEqual({ file: '/about', field: '', message: 'is late' });
});

test('what the checks find in a text is reported at its record', () => {
  const checks = [carePlacement, forbiddenAdviceOnPages];
  const { built, pages } = builtWith({
    pages: { '/about': `<main>${text}</main>` },
    records,
  });
  const findings = pages.flatMap((page) =>
    checks.flatMap((check) => (check(built).page?.(page) ?? []).map((finding) => onPage(page.path, finding))),
  );
  const problems = locateInRecords(findings, records);
  expect(problems.map(({ file }) => file)).toEqual(checks.map(() => 'content/screens/about.yaml'));
});
