import { expect, test } from 'vitest';
import { helplines } from './helplines.ts';
import { faultsOf } from './testing.ts';

const on = (html: string) => faultsOf(helplines, { pages: { '/help': html } });

test('G10 the four verified numbers pass, as links and in print', () => {
  expect(
    on(
      '<a href="tel:911">911</a> <a href="sms:988">Text 988</a> <a href="tel:1-800-222-1222">Poison Help: 1-800-222-1222</a> <a href="tel:1-800-662-4357">SAMHSA</a>',
    ),
  ).toEqual([]);
});

test.each(['tel:1-800-222-1223', 'tel:18002221222', 'tel:+1-800-222-1222', 'tel:999', 'sms:911', 'tel:'])(
  'G10 %s stops the build',
  (href) => {
    expect(on(`<a href="${href}">Call</a>`)).toEqual([expect.stringContaining('is no verified number')]);
  },
);

test('G10 a link that dials one number and shows another stops the build', () => {
  expect(on('<a href="tel:911">Call 988</a>')).toEqual(['/help: the link “Call 988” dials 911 and shows 988']);
});

test.each(['1-800-222-1223', '(800) 222-1222', '1 800 662 4357', '800.662.4357'])(
  'G10 %s in print stops the build',
  (number) => {
    expect(on(`<p>Call ${number} now.</p>`)).toEqual([expect.stringContaining(`shows the number ${number}`)]);
  },
);

test('digits that are no phone number pass', () => {
  expect(on('<p>180/120, 2026-11-21, 1,500–2,000 and 10.1001/jama.2020.1234.</p>')).toEqual([]);
});
