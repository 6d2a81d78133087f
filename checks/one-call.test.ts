import { expect, test } from 'vitest';
import { oneCall } from './one-call.ts';
import { problemsOf } from './testing.ts';

const on = (html: string) => problemsOf(oneCall, { pages: { '/help': `<main>${html}</main>` } });
const call = '<a class="call" href="tel:911">Call 911</a>';

test('V11 a number that is a link twice in one part stops the build, and the part is named', () => {
  expect(on(`<section id="panic"><p>${call}</p><div>${call}</div></section>`)).toEqual([
    '/help: offers to call 911 twice in one part (#panic): make the second one plain text',
  ]);
});

test('V11 each card may offer it once, and another number beside it', () => {
  const other = '<a href="tel:988">Call 988</a>';
  expect(on(`<section>${call}${other}<article>${call}</article><article>${call}</article></section>`)).toEqual([]);
});

const row = (line: string, ...calls: string[]) =>
  `<div data-care="child" data-care-form="row"><p>${line}</p>${calls.join('')}</div>`;
const poison = '<a class="call" href="tel:1-800-222-1222">Call Poison Help, 1-800-222-1222</a>';

test('V11 a row may repeat 911 before its other number, and not alone', () => {
  const both = row('A seizure: 911. Otherwise Poison Help.', call, poison);
  const one = row('A seizure: 911.', call);
  expect(on(`<section>${one}${both}</section>`)).toEqual([]);
  expect(on(`<section>${one}${one}</section>`)).toEqual([
    '/help: offers to call 911 twice in one part: make the second one plain text',
  ]);
});

test('V11 a row with a button that its line does not name, or another than 911 first, stops the build', () => {
  expect(on(row('A seizure: 911.', call, '<a class="call" href="tel:988">Call 988</a>'))).toEqual([
    '/help: the row "child" offers to call 988, which its line does not name: change either',
  ]);
  expect(on(row('A seizure: 911. Otherwise Poison Help.', poison))).toEqual([
    '/help: the row "child" says 911, and its first button calls 1-800-222-1222: put 911 first in its line',
  ]);
});
