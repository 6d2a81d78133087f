import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, copyProject } from './project.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stillwater-builds-'));
  copyProject(folder);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'the last good site');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function expectLastGoodSite() {
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('the last good site');
}

test.each([
  ['killed', 'SIGKILL', null, /\npages .*\n/],
  ['told to stop', 'SIGTERM', 1, /The build was stopped\.\nThe last good dist\/ is untouched\.\n$/],
] as const)(
  'a build that is %s once its pages are written leaves the last good site',
  async (_what, signal, code, says) => {
    const ended = await build(folder, signal);
    expect(ended.code, ended.output).toBe(code);
    expect(ended.output).toMatch(says);
    expectLastGoodSite();
  },
);

test.each([
  ['a record', /essays\/fog-and-return\.md/, (text: string) => text.replace(/^backLabel: .*$/m, 'backLabel: nowhere')],
  [
    'a dead link, found last of all',
    /\/blog\/fog-and-return\n.*#no-such-place/,
    (text: string) => `${text}\n[A dead link](/stack#no-such-place).\n`,
  ],
])('a build that fails at %s says where, leaves nothing behind and the last good site', async (_what, says, spoil) => {
  const essay = join(folder, 'content/essays/fog-and-return.md');
  const text = readFileSync(essay, 'utf8');
  writeFileSync(essay, spoil(text));
  const { code, output } = await build(folder);
  writeFileSync(essay, text);
  expect(code).toBe(1);
  expect(output).toMatch(says);
  expect(output).toMatch(/The last good dist\/ is untouched\.\n$/);
  // Nothing of the killed build is left, either.
  expect(readdirSync(join(folder, '.build'))).toEqual([]);
  expectLastGoodSite();
});
