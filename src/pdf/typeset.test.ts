import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig, loadRecords } from '../content-loader/records.ts';
import { RecordsError } from '../problems/problems.ts';
import { typeset } from './typeset.ts';
import { documents, writeDocuments } from './write-documents.ts';
import { writeShareImages } from './write-share-images.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'typeset-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const records = loadRecords();
const config = loadConfig({});

test('L3 a character that the font lacks is traced to its record, and then no PDF is written', () => {
  const adultDays = records.adultDays.map((day) => (day.id === '001' ? { ...day, title: 'A knight ♞' } : day));
  expect(() => writeDocuments(dir, { ...records, adultDays }, config)).toThrow(
    'content/protocol/days/adult/001.yaml, title',
  );
  expect(existsSync(join(dir, documents[0].file))).toBe(false);
});

test('L3 what a template gets wrong is said in words, at its line', () => {
  let thrown: unknown;
  try {
    typeset('plan.pdf', 'whitepaper.typ', {}, records);
  } catch (error) {
    thrown = error;
  }
  const [problem] = thrown instanceof RecordsError ? thrown.problems : [];
  const { file, line = 0, message } = problem ?? expect.fail('nothing was thrown');
  const [, key] = /^dictionary does not contain key "(\w+)", while making plan\.pdf\. /.exec(message) ?? [];
  expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain(`data.${key}`);
});

test('G6 L3 a title is set smaller until it fits; one that never does, or has a character that the font lacks, names its essay', async () => {
  const titles = [
    'Fog and return, told in fifteen ways that are long enough for four lines',
    'Fog and return '.repeat(9).trim(),
    'Fog-and-return-in-one-word',
    'The knight ♞',
  ];
  const essays = records.essays.slice(0, 4).map((essay, index) => ({ ...essay, title: titles[index] ?? '' }));
  const slugs = essays.map(({ slug }) => slug);
  const shelves = records.shelves.slice(0, 1).map((shelf) => ({ ...shelf, essays: slugs }));
  const drawn = writeShareImages(dir, { ...records, essays, shelves }, config);
  await expect(drawn).rejects.toThrow(`${slugs[3]}.md, title: the font Newsreader has no “♞”`);
  await expect(drawn).rejects.toMatchObject({
    problems: slugs.slice(1).map((slug) => ({ file: `share/blog/${slug}.png` })),
  });
});
