import { expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { recordsWith } from '../../src/rules/testing.ts';
import { atRecords } from './at-records.ts';
import { onPage } from './built-check.ts';

const { aboutScreen, claims } = loadRecords();
const said = 'The heron waits in a plain cold river, and quit drinking.';
const records = recordsWith({
  claims,
  aboutScreen: {
    ...aboutScreen,
    lead: `[The heron waits](claim:calm-focus) in a [plain](/stak) cold river, and quit drinking.`,
  },
});

test('a problem of a page is reported at the record that has its words or its link, otherwise at the page', () => {
  const [words, part, link, other] = atRecords(
    [
      `“${said}” needs a card`,
      `“The heron waits in a plain” needs a card`,
      'links to /stak, which doesn’t exist',
      '“Menu” is late',
    ].map((message) => onPage('/about', message)),
    records,
  );
  for (const found of [words, part, link])
    expect(found).toMatchObject({ file: 'content/screens/about.yaml', field: 'lead' });
  expect(words?.message).toBe(`on /about: “${said}” needs a card`);
  expect(other?.file).toBe('/about');
});
