import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, contentsOf, copyProject, differences, project } from './project.ts';

const kills = 10;
let folder: string;
let dist: string;
/** What a complete build contains. */
let whole: Map<string, string>;
/** Milliseconds that a build takes. */
let usual: number;

/** Puts a site into the copy that no build would make, to tell whether it was left alone. */
function placeOld(): Map<string, string> {
  rmSync(dist, { recursive: true, force: true });
  cpSync(join(project, 'dist'), dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), 'the last good site');
  return contentsOf(dist);
}

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'stillwater-builds-')), 'elsewhere');
  dist = join(folder, 'dist');
  copyProject(folder);
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('a build in another folder, time zone and language is the same to the byte', async () => {
  const { code, took, output } = await build(folder, {
    env: { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  });
  expect(code, output).toBe(0);
  whole = contentsOf(dist);
  usual = took;
  expect(
    differences(contentsOf(join(project, 'dist')), whole),
    'these differ from dist/; if it is older than the sources, run npm run build',
  ).toEqual([]);
});

test(`a build that is killed leaves the last good site whole, at ${kills} random moments`, async () => {
  const old = placeOld();
  for (let index = 0; index < kills; index += 1) {
    const after = ((index + Math.random()) / kills) * usual;
    const { code } = await build(folder, { signal: 'SIGKILL', after });
    expect([null, 0], 'it failed by itself').toContain(code);
    // A kill may come after the swap, while the build still says so: then the new site is there, as whole as the old one.
    const isSwapped = differences(old, contentsOf(dist)).length > 0;
    expect(differences(isSwapped ? whole : old, contentsOf(dist)), `killed after ${Math.round(after)} ms`).toEqual([]);
    if (isSwapped) placeOld();
  }
}, 900_000);

test('a build that gets a signal to stop says so and leaves the last good site whole', async () => {
  const old = placeOld();
  // The usual build may have been slowed by other work, and this one not: then a third of its time is the whole of this.
  const { code, output } = await build(folder, { signal: 'SIGTERM', after: Math.min(usual / 3, 5_000) });
  expect(code).toBe(1);
  expect(output).toContain('The build was stopped.\nThe last good dist/ is untouched.\n');
  expect(differences(old, contentsOf(dist))).toEqual([]);
});

test.each([
  ['a record', /essays\/fog-and-return\.md/, (text: string) => text.replace(/^backLabel: .*$/m, 'backLabel: nowhere')],
  [
    'a dead link, found last of all',
    /on \/blog\/fog-and-return: .*#no-such-place/,
    (text: string) => `${text}\n[A dead link](/stack#no-such-place).\n`,
  ],
])(
  'a build that fails at %s says where, leaves nothing behind and the last good site whole',
  async (_what, says, spoil) => {
    const old = placeOld();
    const essay = join(folder, 'content/essays/fog-and-return.md');
    const text = readFileSync(essay, 'utf8');
    writeFileSync(essay, spoil(text));
    const { code, output } = await build(folder);
    writeFileSync(essay, text);
    expect(code).toBe(1);
    expect(output).toMatch(says);
    expect(output).toMatch(/The last good dist\/ is untouched\.\n$/);
    expect(readdirSync(join(folder, '.build'))).toEqual([]);
    expect(differences(old, contentsOf(dist))).toEqual([]);
  },
);

test('after all of that a build is again the same to the byte, and leaves nothing behind', async () => {
  const { code, output } = await build(folder);
  expect(code, output).toBe(0);
  expect(differences(whole, contentsOf(dist))).toEqual([]);
  expect(readdirSync(join(folder, '.build'))).toEqual([]);
});
