import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';
import { problemsOf } from './testing.ts';

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
});

test('a button that opens nothing is named', () => {
  expect(on('<button popovertarget="menu"></button><div id="menu" popover></div>')).toEqual([]);
  expect(on('<button popovertarget="side"></button><div id="menu" popover></div>')).toEqual([
    '/: links to #side, but / has no id “side”',
  ]);
});
