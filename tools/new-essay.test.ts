import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RecordsError } from '../src/model/problems.ts';
import { readRecords } from '../src/content-loader/records.ts';
import { problemOf } from './write/essay-draft.ts';

let content: string;
beforeAll(() => {
  content = mkdtempSync(join(tmpdir(), 'stillwater-essay-'));
  cpSync('content', content, { recursive: true });
});
afterEach(() => rmSync(join(content, 'essays/a-new-essay.md'), { force: true }));
afterAll(() => rmSync(content, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/new-essay.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ESSAYS_DIR: join(content, 'essays') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function problemsNow(): string[] {
  try {
    readRecords(content);
    return [];
  } catch (error) {
    if (error instanceof RecordsError)
      return error.problems.map(
        ({ file, field, message }) => `${file.replace(`${content}/`, '')} ${field}: ${message}`,
      );
    throw error;
  }
}

describe('B1 npm run new:essay', () => {
  test('writes an essay that only has to be put on its shelf', () => {
    const theme = 'fog';
    const { status, stdout } = run('a-new-essay', 'A new essay: it’s “quoted”', theme);
    expect(status).toBe(0);
    expect(stdout).toContain(`Put 'a-new-essay' on the shelf "${theme}" in content/shelves.yaml`);
    expect(problemsNow()).toEqual([
      expect.stringMatching(
        /^essays\/a-new-essay\.md : the library contains exactly 36 essays, and this one is on no shelf/,
      ),
    ]);
  });

  test('leaves an essay that is there as it is', () => {
    const file = join(content, 'essays/holy-reset.md');
    const before = readFileSync(file, 'utf8');
    const { status, stderr } = run('holy-reset', 'Another', 'body');
    expect([status, stderr.trim()]).toEqual([1, `${file} is already there; nothing was written.`]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each([
    [['Not A Slug', 'A title', 'fog'], 'slug: A slug is lower case words joined by hyphens'],
    [['a-slug', '🌫️ A title', 'fog'], 'title: the emoji has a field of its own'],
    [['a-slug', 'A title', 'weather'], 'theme: A theme is one of: fog, body'],
    [['a-slug', 'A', 'title', 'fog'], 'Put the title in quotes'],
    [['a-slug'], 'Say slug, title and theme'],
  ])('refuses %j, saying what to write', (args, message) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(existsSync(join(content, 'essays/a-slug.md'))).toBe(false);
  });

  test('a good answer has no problem', () => {
    expect([
      problemOf('slug', 'fog-and-return'),
      problemOf('title', 'Fog and return'),
      problemOf('theme', 'fog'),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
