import { expect, test } from 'vitest';
import { deadLinks, wrongNumbers } from './links.ts';
import { problemsOf } from './testing/built.ts';
import { numbersOf } from '../../src/safety/helplines.ts';
import { loadRecords } from '../../src/content-loader/records.ts';

const on = (html: string) =>
  problemsOf(deadLinks, {
    pages: { '/': html, '/stack': '<h2 id="ashwagandha">Ashwagandha</h2>' },
    files: { 'pdf/week.pdf': 'x' },
  });

test('links to pages, their parts, files, numbers and other sites pass', () => {
  expect(
    on(
      '<main id="main"></main><a href="#main"></a><a href="/stack#ashwagandha"></a><a href="/pdf/week.pdf"></a><a href="tel:988"></a><a href="https://example.org/x"></a>',
    ),
  ).toEqual([]);
});

test('a link to a page or file that isn’t in the build is named', () => {
  expect(on('<a href="/stak"></a>')).toEqual(['/: links to /stak, which doesn’t exist']);
  expect(on('<img src="/a.png">')).toEqual(['/: links to /a.png, which doesn’t exist']);
});

test('a link to a part that its page lacks is named', () => {
  expect(on('<a href="/stack#coq10"></a>')).toEqual(['/: links to /stack#coq10, but /stack has no id “coq10”']);
  expect(on('<a href="/stack#100%"></a>')).toEqual(['/: links to /stack#100%, but /stack has no id “100%”']);
});

test('a button that opens nothing is named', () => {
  expect(on('<button popovertarget="menu"></button><div id="menu" popover></div>')).toEqual([]);
  expect(on('<button popovertarget="side"></button><div id="menu" popover></div>')).toEqual([
    '/: links to #side, but / has no id “side”',
  ]);
});

const { helplines } = loadRecords();
const calling = (html: string) => problemsOf(wrongNumbers, { pages: { '/help': html }, records: { helplines } });

test('G10 every number of a helpline passes', () => {
  for (const { name, call, text } of helplines) {
    const message = text ? `<a href="sms:${text.number}">Text ${text.number}</a>` : '';
    expect(calling(`<a href="tel:${call}">${name}: ${call}</a> ${message}`), name).toEqual([]);
  }
  expect(helplines.flatMap(numbersOf).length).toBeGreaterThan(3);
});

/** One digit past the last. */
const wrong = (number: string) => number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
const tollFree = helplines.filter(({ call }) => call.length > 3).map(({ call }) => call);

test.each([
  ...tollFree.flatMap((call) => [`tel:${wrong(call)}`, `tel:+${call}`, `tel:${call.replaceAll('-', '')}`]),
  'tel:999',
  'sms:911',
  'tel:',
])('G10 %s stops the build', (href) => {
  expect(calling(`<a href="${href}">Call</a>`)).toEqual([expect.stringContaining('isn’t the number of a helpline')]);
});

test('G10 a link that dials one number and shows another stops the build', () => {
  const [called = '', shown = ''] = helplines.map(({ call }) => call);
  expect(calling(`<a href="tel:${called}">Call ${shown}</a>`)).toEqual([
    `/help: the link “Call ${shown}” dials ${called} and shows ${shown}`,
  ]);
});
