import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecords } from '../src/content-loader/records.ts';
import { byId } from '../src/model/records.ts';
import { RecordsError } from '../src/problems/problems.ts';
import { resultOn } from '../src/safety/results.ts';

let content: string;
beforeAll(() => {
  content = mkdtempSync(join(tmpdir(), 'stillwater-new-'));
  cpSync('content', content, { recursive: true });
});
afterAll(() => rmSync(content, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [`tools/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });

function problemsNow(): string[] {
  try {
    readRecords(content);
    return [];
  } catch (error) {
    if (!(error instanceof RecordsError)) throw error;
    return error.problems.map(({ file, message }) => `${file.replace(`${content}/`, '')}: ${message}`);
  }
}

test('M3 npm run new:supplement writes one that passes at once and is “ask first” with every medicine', () => {
  expect([1, 2].map(() => run('new-supplement', 'test-moonstone', 'Moonstone: #1 (new+)').status)).toEqual([0, 1]);
  const { ingredients, medicines, supplements } = readRecords(content);
  expect(supplements.map(({ id }) => id)).toContain('test-moonstone');
  const moonstone = byId(ingredients, 'test-moonstone');
  expect(new Set(medicines.map(({ id }) => resultOn(moonstone, id)?.kind))).toEqual(new Set(['ask-first']));
});

test('B1 npm run new:essay writes an essay that only has to be put on its shelf', () => {
  const { status, stdout } = run('new-essay', 'test-a-new-essay', 'A new essay: it’s “quoted”', 'fog');
  expect(status).toBe(0);
  expect(stdout).toContain(`Put 'test-a-new-essay' on the shelf "fog" in content/shelves.yaml`);
  expect(problemsNow()).toEqual([expect.stringMatching(/^essays\/test-a-new-essay\.md: .* is on no shelf/)]);
});

test('B1 npm run new:essay leaves an essay that exists as it is', () => {
  const file = join(content, 'essays/holy-reset.md');
  const before = readFileSync(file, 'utf8');
  const { status, stderr } = run('new-essay', 'holy-reset', 'Another', 'body');
  expect([status, stderr.trim()]).toEqual([1, `${file} already exists; nothing was written.`]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.each([
  [['Not A Slug', 'A title', 'fog'], 'Give a slug in lower case'],
  [['a-slug', '🌫️ A title', 'fog'], 'the emoji has a field of its own'],
  [['a-slug', 'A title', 'weather'], 'Give a theme (fog, body'],
  [['a-slug', 'A', 'title', 'fog'], 'Put the title in quotes'],
  [['a-slug'], 'Title: '],
])('B1 npm run new:essay refuses %j, saying what to write', (args, message) => {
  const { status, stderr } = run('new-essay', ...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(join(content, 'essays/a-slug.md'))).toBe(false);
});
