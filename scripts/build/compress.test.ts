import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildCache } from '../../src/build-cache.ts';
import { brotliOf } from './coders.ts';
import { compressDirectory, startCompression } from './compress.ts';

const text = 'Still water runs deep. '.repeat(400);
let root: string;
let dir: string;
let cacheDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stillwater-compress-'));
  dir = await mkdtemp(join(root, 'site-'));
  cacheDir = join(root, 'cache');
  await writeFile(join(dir, 'stack.html'), text);
  await writeFile(join(dir, 'tiny.txt'), 'x');
  await writeFile(join(dir, 'font.woff2'), text);
});
afterEach(() => rm(root, { recursive: true }));

test('text files get both siblings, which decompress to the file; others get none', async () => {
  const report = await compressDirectory(dir);
  expect((await readdir(dir)).sort()).toEqual([
    'font.woff2',
    'stack.html',
    'stack.html.br',
    'stack.html.gz',
    'tiny.txt',
  ]);
  expect(brotliDecompressSync(await readFile(join(dir, 'stack.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(dir, 'stack.html.gz'))).toString()).toBe(text);
  expect(report).toMatchObject({ files: 2, cached: 0, plain: text.length + 1 });
});

test('the same content gives the same bytes at another time', async () => {
  await compressDirectory(dir);
  const first = await Promise.all(['.br', '.gz'].map((suffix) => readFile(join(dir, `stack.html${suffix}`))));
  await utimes(join(dir, 'stack.html'), new Date(0), new Date(0));
  await compressDirectory(dir);
  const second = await Promise.all(['.br', '.gz'].map((suffix) => readFile(join(dir, `stack.html${suffix}`))));
  expect(second).toEqual(first);
  expect(first[1]?.subarray(4, 10).toString('hex')).toBe('0000000002ff');
});

test('a second run takes everything from the cache, with the same result', async () => {
  const cache = openBuildCache(cacheDir);
  await compressDirectory(dir, { cache });
  const fresh = await readFile(join(dir, 'stack.html.br'));
  expect(await compressDirectory(dir, { cache })).toMatchObject({ files: 2, cached: 4 });
  expect(await readFile(join(dir, 'stack.html.br'))).toEqual(fresh);
});

test('a cache that is pruned keeps nothing that the last run did not use, and an empty entry is made again', async () => {
  await compressDirectory(dir, { cache: openBuildCache(cacheDir) });
  const before = await readdir(cacheDir);
  await writeFile(join(dir, 'stack.html'), `${text}changed`);
  await writeFile(join(dir, 'tiny.txt'), 'y');
  const cache = openBuildCache(cacheDir);
  await compressDirectory(dir, { cache });
  cache.prune();
  const after = await readdir(cacheDir);
  expect(after).toHaveLength(before.length);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
  for (const name of after) await writeFile(join(cacheDir, name), '');
  expect(await compressDirectory(dir, { cache })).toMatchObject({ cached: 0 });
});

/** So many words that repeat too little to be packed well, the same each time. */
const wordsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.round(Math.abs(Math.sin(index + 1)) * 1e6).toString(36)).join(' ');

test.each([
  ['a page with room in its budget', 'stack.html', 2_000, 10],
  ['a page that has used nine tenths of it', 'stack.html', 16_500, 11],
  ['a day that has, whose budget is smaller', 'protocol/day-3.html', 6_300, 11],
  ['a script', '_astro/react.js', 2_000, 11],
  ['data', 'protocol.json', 16_500, 10],
  ['the page of a reference', 'sources/a-trial-2020.html', 2_000, 9],
])('%s is packed as well as it is worth', async (_what, file, words, quality) => {
  const content = wordsOf(words);
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), content);
  await compressDirectory(dir);
  const packed = new Map<number, number>();
  for (const each of [9, 10, 11]) packed.set(each, (await brotliOf(each).encode(Buffer.from(content))).length);
  const sizes = [...packed.values()];
  expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => other - one));
  expect((await readFile(join(dir, `${file}.br`))).length).toBe(packed.get(quality));
});

test('files are taken on one after another, each once, and each is waited for alone', async () => {
  const compression = startCompression(dir);
  compression.add(['stack.html', 'font.woff2']);
  await compression.isSent('stack.html');
  expect(await readdir(dir)).toEqual(expect.arrayContaining(['stack.html.br', 'stack.html.gz']));
  compression.add(['stack.html', 'tiny.txt']);
  expect(await compression.end()).toMatchObject({ files: 2 });
});

test('a file that cannot be read fails for whoever waits for it, and for the end', async () => {
  const compression = startCompression(dir);
  compression.add(['none.html']);
  await expect(compression.isSent('none.html')).rejects.toThrow('none.html');
  await expect(compression.end()).rejects.toThrow('none.html');
});
