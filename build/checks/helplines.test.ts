import { expect, test } from 'vitest';
import { numbersOf } from '../../src/safety/helplines.ts';
import { loadRecords } from '../../src/content-loader/records.ts';
import { helplines } from './helplines.ts';
import { problemsOf } from './testing.ts';

const { helplines: lines } = loadRecords();
const on = (html: string) => problemsOf(helplines, { pages: { '/help': html }, records: { helplines: lines } });

test('G10 every number of a helpline passes', () => {
  for (const { name, call, text } of lines) {
    const message = text ? `<a href="sms:${text.number}">Text ${text.number}</a>` : '';
    expect(on(`<a href="tel:${call}">${name}: ${call}</a> ${message}`), name).toEqual([]);
  }
  expect(lines.flatMap(numbersOf).length).toBeGreaterThan(3);
});

/** One digit past the last. */
const wrong = (number: string) => number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
const tollFree = lines.filter(({ call }) => call.length > 3).map(({ call }) => call);

test.each([
  ...tollFree.flatMap((call) => [`tel:${wrong(call)}`, `tel:+${call}`, `tel:${call.replaceAll('-', '')}`]),
  'tel:999',
  'sms:911',
  'tel:',
])('G10 %s stops the build', (href) => {
  expect(on(`<a href="${href}">Call</a>`)).toEqual([expect.stringContaining('isn’t the number of a helpline')]);
});

test('G10 a link that dials one number and shows another stops the build', () => {
  const [one = '', other = ''] = lines.map(({ call }) => call);
  expect(on(`<a href="tel:${one}">Call ${other}</a>`)).toEqual([
    `/help: the link “Call ${other}” dials ${one} and shows ${other}`,
  ]);
});
