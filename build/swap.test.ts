import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildFolder, swapIn, type BuildFolders } from './swap.ts';

/** A process id that no system gives out. */
const gone = '99999999';
let root: string;
let place: BuildFolders;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stillwater-swap-'));
  place = { folder: join(root, '.build'), target: join(root, 'dist') };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function fill(folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  for (const file of ['a', 'b', 'c']) writeFileSync(join(folder, file), name);
}
const contents = () => readdirSync(place.target).map((file) => readFileSync(join(place.target, file), 'utf8'));

test('a build takes the place of the last one, and nothing else stays', () => {
  for (const name of ['first', 'second']) {
    const next = openBuildFolder(place);
    fill(next, name);
    swapIn(next, place);
    expect(contents()).toEqual([name, name, name]);
    expect(readdirSync(place.folder)).toEqual([]);
  }
});

test('a kill between the two renames is repaired, and what killed builds left is removed', () => {
  fill(join(place.folder, 'previous'), 'last');
  fill(join(place.folder, gone), 'half');
  const next = openBuildFolder(place);
  expect(contents()).toEqual(['last', 'last', 'last']);
  expect(readdirSync(place.folder)).toEqual([]);
  expect(existsSync(next)).toBe(false);
});

test('the place of a build that is still running is left to it', () => {
  fill(join(place.folder, String(process.ppid)), 'of another');
  openBuildFolder(place);
  expect(readdirSync(place.folder)).toEqual([String(process.ppid)]);
});
