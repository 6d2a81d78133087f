import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../content-loader/records.ts';
import { RecordsError } from '../model/problems.ts';
import { drawShareImage, shareSize } from './draw-share-image.ts';
import { writeIcons } from './write-icons.ts';
import { writeShareImages } from './write-share-images.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'share-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const page = (path: string, title: string) => {
  mkdirSync(join(dir, 'blog'), { recursive: true });
  writeFileSync(join(dir, `${path}.html`), `<meta property="og:title" content="${title}">`);
};
const draw = () => writeShareImages(dir, { brand: 'Stillwater' });

test('G6 every page and essay gets an image of 1200 × 630 under 120 KB', async () => {
  page('index', 'Stillwater: a reset');
  page('stack', 'The Stack: five supplements | Stillwater');
  page(
    'blog/fog-and-return',
    'Fog &amp; return, told in fifteen ways that are long enough for three lines | Stillwater Impact Library',
  );
  const { count, largest } = await draw();
  expect(count).toBe(3);
  expect(largest).toBeLessThan(120_000);
  for (const file of ['index', 'stack', 'blog/fog-and-return'])
    expect(sizeOf(readFileSync(join(dir, `share/${file}.png`)))).toEqual(shareSize);
});

test('G6 two essays with one title differ by their drawings', async () => {
  const facts = { brand: 'Stillwater', title: 'Fog', place: 'An essay' };
  const [one, other] = await Promise.all(['boat', 'fog'].map((shows) => drawShareImage({ ...facts, shows })));
  expect(other && one?.equals(other)).toBe(false);
});

test('L3 a title with a glyph that the font lacks names the page', async () => {
  page('stack', 'The knight ♞');
  await expect(draw()).rejects.toThrow(RecordsError);
  await expect(draw()).rejects.toThrow(/share\/stack\.png\n {2}\/stack: the font Newsreader has no “♞”/);
});

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
