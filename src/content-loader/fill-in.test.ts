import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactLabel, contactsWith } from '../safety/helplines.ts';
import { namedWords } from './named-words.ts';
import { numbersWritten } from '../rules/words/typed-numbers.ts';
import { fillIn, unknownNames, withoutBraces } from './fill-in.ts';

const line = (id: string, call: string) => ({ id, name: id, call, about: 'Somebody answers.', references: ['a'] });
const helplines = [
  line('lifeline', '988'),
  { ...line('hotline', '1-800-555-0100'), button: 'Hotline', text: { number: '55555', word: 'HELLO' } },
  line('emergency-services', '911'),
];
const supplements = [
  { name: 'Mint tea', costCents: 4000, dose: { time: 'morning' }, ingredients: ['tea', 'mint'] },
  { name: 'Sage tea', costCents: 2000, dose: {}, ingredients: ['tea', 'sage'] },
];
const words = namedWords(helplines, supplements);

describe('F4 what is written once and named elsewhere', () => {
  test('a helpline is named by its id, and sums and counts of the stack and its offer by their names', () => {
    const text =
      'Call {hotline}.\n{core-count} things in {stack-count} bottles, {stack-total}, {stack-a-month} a month.\n{offer} for {offer-months} months, {least-cost} or {most-cost} each, {stack-most} in all, {stack-least} without {as-needed}.';
    const filled =
      'Call 1-800-555-0100.\nthree things in two bottles, $40–60, $13–20 a month.\n$10 for 3 months, $20 or $40 each, $60 in all, $40 without Sage tea.';
    expect(fillIn({ list: [withoutBraces(text)] }, words)).toEqual({ list: [filled] });
    expect(unknownNames(text, words)).toEqual([]);
  });

  test('a name that means nothing is refused, with what may be meant', () => {
    expect(unknownNames('Call {hot-line}.', words)).toEqual([
      expect.stringContaining('{hot-line} names nothing. Did you mean {hotline}?'),
    ]);
  });

  test('words without a name in braces stay as they are', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/\{[a-z]|⟨/.test(text)),
        (text) => {
          expect(fillIn(withoutBraces(text), words)).toBe(text);
        },
      ),
    );
  });

  test.each([
    ['Call 988 now.', '988'],
    ['Text 55555.', '55555'],
    ['1-800-555-0100 finds one', '1-800-555-0100'],
    ['Call 1-800-555-0199.', '1-800-555-0199'],
    ['Call (800) 555-0199.', '(800) 555-0199'],
    ['Call 1 212 555 0199.', '1 212 555 0199'],
    ['Call 212.555.0199.', '212.555.0199'],
  ])('%s is refused: a number is written in the file of its helpline alone', (text, number) => {
    expect(numbersWritten(text, helplines)).toEqual([expect.stringContaining(number)]);
  });

  test('a number written another way is still known as its helpline’s, whose name to write', () => {
    expect(numbersWritten('Call (800) 555-0100.', helplines)).toEqual([expect.stringContaining('write {hotline}')]);
  });

  test.each([
    'Call 911.',
    'lifeline-988-wyo',
    '$988 and 1,988 and 0.988',
    '10.1001/jama.2020.1234',
    '180/120, 2026-11-21',
  ])('%s passes', (text) => {
    expect(numbersWritten(text, helplines)).toEqual([]);
  });

  test('a button says whom it reaches, and a line without a message number is reached by none', () => {
    const [lifeline, hotline] = helplines;
    expect([lifeline, hotline].map((helpline) => helpline && contactLabel(helpline, 'tel'))).toEqual([
      'Call 988',
      'Call Hotline, 1-800-555-0100',
    ]);
    expect(
      contactsWith(
        [
          { helpline: 'hotline', by: 'sms' },
          { helpline: 'lifeline', by: 'sms' },
        ],
        helplines,
      ).map(({ label, number }) => [label, number]),
    ).toEqual([
      ['Text HELLO to 55555', '55555'],
      ['', ''],
    ]);
  });
});
