import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';
import { spoken, spokenSentences } from './spoken.ts';

const passages = (html: string) => passagesOf(parse(html)).map(({ sentences }) => sentences.join(' '));

test('T2 phone numbers are read digit by digit', () => {
  expect(spoken('Call 911, or 988.')).toBe('Call nine one one, or nine eight eight.');
  expect(spoken('911 Someone’s life is in danger')).toBe('nine one one, Someone’s life is in danger');
  expect(spoken('1-800-222-1222')).toBe('one eight hundred, two two two, one two two two');
  expect(spoken('1-833-852-6262')).toMatch(/^one eight three three, /);
  expect(spoken('(555) 123-4567')).toBe('five five five, one two three, four five six seven');
  expect(spoken('text 741741')).toBe('text seven four one seven four one');
  for (const text of ['In 1988 there were 9110 of them', '10000 steps']) expect(spoken(text)).toBe(text);
});

test.each([
  ['Take no more than 5 mg.', 'Take no more than 5 milligrams.'],
  ['0.5–1 mg', '0.5 to 1 milligram'],
  ['180/120 mmHg', '180 over 120 millimeters of mercury'],
  ['Psalm 46:10 (KJV)', 'Psalm 46:10 (King James Version)'],
  ['Stop at 11am, or at two p.m. if you work late.', 'Stop at 11 a m, or at two p m if you work late.'],
  ['Take 4-7-8 slowly for 5–30 min.', 'Take 4-7-8 slowly for 5 to 30 minutes.'],
  ['$184-203 for 90 days', '184 to 203 dollars for 90 days'],
])('T2 %s is said in words', (written, words) => {
  expect(spoken(written)).toBe(words);
});

test('T2 sentences end at their own period, not at that of an abbreviation or a decimal', () => {
  expect(spokenSentences('Sleep by 10 p.m. Then take 0.5 mg. “Mrs. Who?” she asked. It’s fine.')).toEqual([
    'Sleep by 10 p m.',
    'Then take 0.5 milligrams.',
    '“Mrs Who?” she asked.',
    'It’s fine.',
  ]);
});

test('T2 no piece is long enough for a voice to fall silent, and none of its words is lost', () => {
  const long = `${'one more thing to say here, '.repeat(30)}and the end.`;
  const pieces = spokenSentences(long);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200);
  expect(pieces.join(' ')).toBe(long);
});

test('T2 title, paragraphs, lists and Tomorrow are read in order, with boxes about danger where they are', () => {
  const html = `<nav>Menu</nav><h1><span aria-hidden="true">🌫️</span> Fog</h1><p>One <b>and</b> two.</p>
    <div data-care-form="row"><p>Danger. <a href="/help">What to do</a></p><div><a class="call">Call 911</a><a class="call">Text 988</a></div></div>
    <ul><li>First<ul><li>Inner</li></ul></li><li><p>Second</p></li></ul><ol><li>Stand up.</li><li>Sit down.</li></ol>
    <section><h2>Tomorrow</h2><dl><div><dt>How long</dt><dd>A minute.</dd></div></dl></section>`;
  const expected = [
    'Fog',
    'One and two.',
    'Danger.',
    'Call nine one one',
    'Text nine eight eight',
    'First',
    'Inner',
    'Second',
    '1: Stand up.',
    '2: Sit down.',
  ];
  expect(passages(html)).toEqual([...expected, 'Tomorrow', 'How long', 'A minute.']);
});

test('T2 numerals and other marks, buttons, lists of sources, drawings and what is folded or hidden are skipped', () => {
  const html = `<p>It helps.<a data-note="1"><sup>1</sup></a> Rest. <a data-note="our advice">(our advice)</a></p><svg><text>Axis</text></svg>
    <section data-sources=""><p>Sources</p></section><details><summary>Why</summary>Because.</details><p hidden>No</p><p><a data-look="water" href="/">Begin</a></p>`;
  expect(passages(html)).toEqual(['It helps. Rest.']);
});
