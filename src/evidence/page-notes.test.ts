import { expect, test } from 'vitest';
import { notesIn, notesOf, numberMarks } from './page-notes.ts';
import { parseHtml } from '../site/html.ts';
import type { Claim, Reference } from '../model/evidence.ts';

const title = 'A study of how long a name may be before two of them look the same, part';
const records = {
  claims: [{ id: 'calm', text: 'Calm, “5 & more”', basis: 'published' }] as Claim[],
  references: [
    { id: 'a-study', title: `${title} one` },
    { id: 'b-study', title: `${title} two` },
  ] as Reference[],
};
const mark = (id: string) => `<a class="n" href="/sources/${id}" data-note="?">source</a>`;
const numbered = (html: string) => {
  const root = parseHtml(html);
  numberMarks(root, notesIn(root, records));
  return root.toString();
};

test('E1 marks are numbered in the order of the text, and what is marked again keeps its number', () => {
  const html = `${mark('a-study')}${mark('calm')}${mark('a-study')}`;
  expect([...numbered(html).matchAll(/<sup>(\d)<\/sup>/g)].map(([, number]) => number)).toEqual(['1', '2', '1']);
  expect(notesIn(parseHtml(html), records).map(({ number, id }) => [number, id])).toEqual([
    [1, 'a-study'],
    [2, 'calm'],
  ]);
});

test('E1 each is named by its first words, whole where those of two are the same', () => {
  const html = numbered(`${mark('a-study')}${mark('calm')}${mark('b-study')}`);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    `1, source: ${title} one`,
    '2, source: Calm, “5 &amp; more”',
    `3, source: ${title} two`,
  ]);
});

test('E1 words and links that are no marks stay as they are, and an unknown id throws', () => {
  const word = '<a href="/sources/calm" data-note="">ours</a>';
  expect(numbered(word)).toBe(word);
  expect(notesIn(parseHtml(word), records)).toEqual([]);
  expect(() => notesOf(['clam'], records)).toThrow('clam');
});
