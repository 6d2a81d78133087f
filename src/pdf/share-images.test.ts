import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig, loadRecords } from '../content-loader/records.ts';
import { shareImagePath } from '../export/share-image-path.ts';
import type { Essay } from '../model/essay.ts';
import { RecordsError } from '../problems/problems.ts';
import { findPage, sitemapOf } from '../site/pages.ts';
import { writeIcons } from './write-icons.ts';
import { shareSize, writeShareImages } from './write-share-images.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'share-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const records = loadRecords();
const [essay] = records.essays as [Essay];

/** Draws the fixed pages, and essays that differ from a real one. */
const drawWith = (...changes: Partial<Essay>[]) => {
  const essays = changes.map((change) => ({ ...essay, ...change }));
  const shelves = records.shelves.slice(0, 1).map((shelf) => ({ ...shelf, essays: essays.map(({ slug }) => slug) }));
  return writeShareImages(dir, { ...records, essays, shelves }, loadConfig({}));
};

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
const imageOf = (path: string) => readFileSync(join(dir, shareImagePath(path)));

test('G6 every page and essay gets an image of 1200 × 630 under 120 KB', async () => {
  await writeShareImages(dir, records, loadConfig({}));
  const pages = sitemapOf(records).filter(({ path }) => findPage(path)?.shareImage === undefined);
  expect(pages.length).toBeGreaterThan(50);
  for (const { path } of pages) {
    expect(sizeOf(imageOf(path)), path).toEqual(shareSize);
    expect(imageOf(path).length, path).toBeLessThan(120_000);
  }
}, 60_000);

test('G6 a title is set smaller until it fits, and one that never does names the image', async () => {
  await drawWith({ title: 'Fog and return, told in fifteen ways that are long enough for four lines' });
  await expect(drawWith({ title: 'Fog and return '.repeat(9).trim() })).rejects.toThrow(
    /Fog and return: the text is too long/,
  );
  await expect(drawWith({ title: 'Fog-and-return-in-one-word' })).rejects.toThrow(RecordsError);
}, 30_000);

test('L3 a title with a glyph that the font lacks names its essay', async () => {
  const title = 'The knight ♞';
  await expect(drawWith({ title })).rejects.toThrow(
    `share/blog/${essay.slug}.png\n  content/essays/${essay.slug}.md, title: the font Newsreader has no “♞”`,
  );
}, 30_000);

test('L3 the manifest names icons that exist, and both shortcuts for a bad night', () => {
  writeIcons(dir, loadConfig({}));
  const { icons, shortcuts } = JSON.parse(readFileSync(join(dir, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src, sizes } of icons)
    expect(sizeOf(readFileSync(join(dir, src)))).toEqual({
      width: Number.parseInt(sizes),
      height: Number.parseInt(sizes),
    });
  expect(shortcuts.map(({ url }) => url)).toEqual(['/help', '/starter-guide#panic']);
  for (const file of ['favicon.svg', 'apple-touch-icon.png']) expect(existsSync(join(dir, file))).toBe(true);
});
