import { expect, test } from 'vitest';
import { oneCall } from './one-call.ts';
import { faultsOf } from './testing.ts';

const on = (html: string) => faultsOf(oneCall, { pages: { '/help': `<main>${html}</main>` } });
const call = '<a href="tel:911">Call 911</a>';

test('V11 a number that is a link twice in one part stops the build, and the part is named', () => {
  expect(on(`<section id="panic"><p>${call}</p><div>${call}</div></section>`)).toEqual([
    '/help: offers to call 911 twice in one part (#panic): make the second one plain text',
  ]);
});

test('V11 each card may offer it once, and another number beside it', () => {
  const other = '<a href="tel:988">Call 988</a>';
  expect(on(`<section>${call}${other}<article>${call}</article><article>${call}</article></section>`)).toEqual([]);
});
