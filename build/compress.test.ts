import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

test('text files get a .br and a .gz with the same text; files that wouldn’t get smaller get none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-compress-'));
  const text = 'Still water runs deep. '.repeat(400);
  for (const [file, content] of [
    ['stack.html', text],
    ['tiny.txt', 'x'],
    ['font.woff2', text],
  ] as const)
    writeFileSync(join(folder, file), content);
  await compress(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'font.woff2',
    'stack.html',
    'stack.html.br',
    'stack.html.gz',
    'tiny.txt',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'stack.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'stack.html.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
