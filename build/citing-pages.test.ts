import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Essay } from '../src/model/essay.ts';
import type { Claim, Reference } from '../src/model/evidence.ts';
import { dayWith, recordsWith } from '../src/rules/testing/records.ts';
import { fileOf } from '../src/site/pages.ts';
import { writeCitingPages } from './citing-pages.ts';

const records = recordsWith({
  claims: [{ id: 'calm', references: ['study'] } as Claim, { id: 'unseen', references: [] as string[] } as Claim],
  references: [{ id: 'study' } as Reference],
  adultDays: [dayWith(9)],
  essays: [{ slug: 'holy-reset', title: 'Holy & reset' } as Essay],
  shelves: [{ theme: 'fog', essays: ['holy-reset'] }],
  sourcesScreen: { unused: 'None yet.' } as never,
});
const empty = '<ul class="places" data-citing-pages=""></ul>';
let folder = '';
const write = (path: string, html: string) => writeFileSync(join(folder, fileOf(path)), html);

/** The list on the page of a claim or a source. */
const listOf = (id: string) => {
  writeCitingPages(folder, records);
  return /<ul[^>]*>(.*)<\/ul>/.exec(readFileSync(join(folder, `sources/${id}.html`), 'utf8'))?.[1];
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citing-pages-'));
  for (const below of ['blog', 'protocol', 'sources']) mkdirSync(join(folder, below));
  for (const id of ['calm', 'study', 'unseen']) write(`/sources/${id}`, `<a href="/sources/unseen">See it</a>${empty}`);
  write('/blog/holy-reset', '<a class="mark" href="/sources/study" data-note="1">1</a>');
  write('/protocol/day-9', '<p data-claim="calm">Calm.</p>');
  write('/', '<a href="/sources/calm" data-note="1">1</a>');
  write('/stack', '<a href="/sources">Sources</a>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const shownOn = '<li><a href="/">Home</a></li><li><a href="/protocol/day-9">Day 9: The window, 9</a></li>';

test('F4 the page of a claim lists the pages that show or mark it, in the order of the site', () => {
  expect(listOf('calm')).toBe(shownOn);
});

test('F4 the page of a source lists those that show a claim that rests on it, too', () => {
  expect(listOf('study')).toBe(`${shownOn}<li><a href="/blog/holy-reset">“Holy &amp; reset”</a></li>`);
});

test('F4 a page that nothing leads to says so, and pages of sources count for none', () => {
  expect(listOf('unseen')).toBe('<li>None yet.</li>');
});

test('F4 a page without its list stops the build', () => {
  write('/sources/calm', '<ul><li>Rests on</li></ul>');
  expect(() => writeCitingPages(folder, records)).toThrow('sources/calm.html: expected a list');
});
