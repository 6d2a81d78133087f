import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkplace, swapIn, type Workplace } from './swap.ts';

/** A process id that no system gives out. */
const gone = '99999999';
let root: string;
let place: Workplace;

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
    const next = openWorkplace(place);
    fill(next, name);
    swapIn(next, place);
    expect(contents()).toEqual([name, name, name]);
    expect(readdirSync(place.folder)).toEqual([]);
  }
});

test('a death between the two renames is mended, and what killed builds left is removed', () => {
  fill(join(place.folder, 'previous'), 'last');
  fill(join(place.folder, gone), 'half');
  const next = openWorkplace(place);
  expect(contents()).toEqual(['last', 'last', 'last']);
  expect(readdirSync(place.folder)).toEqual([]);
  expect(existsSync(next)).toBe(false);
});

test('the place of a build that is still running is left to it', () => {
  fill(join(place.folder, String(process.ppid)), 'of another');
  openWorkplace(place);
  expect(readdirSync(place.folder)).toEqual([String(process.ppid)]);
});

test('swaps that are killed at random moments leave one whole site, twenty times', { tags: ['all'] }, async () => {
  const loop = `
    import { cpSync } from 'node:fs';
    import { openWorkplace, swapIn } from ${JSON.stringify(fileURLToPath(new URL('swap.ts', import.meta.url)))};
    const place = ${JSON.stringify(place)};
    for (let turn = 0; ; turn += 1) {
      const next = openWorkplace(place);
      cpSync(turn % 2 ? '${root}/odd' : '${root}/even', next, { recursive: true });
      swapIn(next, place);
      if (turn === 0) console.log('begun');
    }`;
  fill(join(root, 'odd'), 'odd');
  fill(join(root, 'even'), 'even');
  for (let round = 0; round < 20; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', loop], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await sleep(Math.random() * 20);
    child.kill('SIGKILL');
    await once(child, 'exit');
    openWorkplace(place);
    expect(['odd,odd,odd', 'even,even,even']).toContain(contents().join());
  }
});
