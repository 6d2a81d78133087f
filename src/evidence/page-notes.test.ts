import { expect, test } from 'vitest';
import { numberMarks } from './page-notes.ts';
import type { Claim, Reference } from '../model/evidence.ts';

const claims = [{ id: 'calm', text: 'Calm, “5 & more”', basis: 'published', references: ['a-study'] }] as Claim[];
const title = 'A study of how long a name may be before two of them look the same, part';
const references = [
  { id: 'a-study', title: `${title} one`, publisher: 'A Journal', year: 2019 },
  { id: 'b-study', title: `${title} two`, publisher: 'A Journal' },
] as Reference[];
const mark = (id: string) => `<a class="n" href="/sources/${id}" data-note="">source</a>`;

test('E1 marks are numbered in the order of the text, and what is marked again keeps its number', () => {
  const { html, notes } = numberMarks(`${mark('a-study')}${mark('calm')}${mark('a-study')}`, { claims, references });
  expect([...html.matchAll(/<sup>(\d)<\/sup>/g)].map(([, number]) => number)).toEqual(['1', '2', '1']);
  expect(notes.map(({ number, path }) => [number, path])).toEqual([
    [1, '/sources/a-study'],
    [2, '/sources/calm'],
  ]);
  expect(notes[1]).toMatchObject({
    basis: 'published',
    sources: [{ title: `${title} one`, published: 'A Journal, 2019' }],
  });
});

test('E1 each is named by its first words, whole where those of two are the same', () => {
  const { html } = numberMarks(`${mark('a-study')}${mark('calm')}${mark('b-study')}`, { claims, references });
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    `1, source: ${title} one`,
    '2, source: Calm, “5 &amp; more”',
    `3, source: ${title} two`,
  ]);
});

test('E1 words and links that are no marks stay as they are, and an unknown id throws', () => {
  const word = '<a href="/sources/calm" data-note="ours">ours</a>';
  expect(numberMarks(word, { claims, references })).toEqual({ html: word, notes: [] });
  expect(() => numberMarks(mark('clam'), { claims, references })).toThrow('clam');
});

test('L3 a note is printed if one of its marks is', () => {
  const off = (id: string) => mark(id).replace('data-note=""', 'data-note="off-paper"');
  const { html, notes } = numberMarks(`${off('a-study')}${off('b-study')}${mark('b-study')}`, { claims, references });
  expect(notes.map(({ number, isOnPaper }) => [number, isOnPaper])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(html).not.toContain('off-paper');
});
