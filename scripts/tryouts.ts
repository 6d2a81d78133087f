import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Changes what a copy of the site changes, one thing at a time and in one file each, and runs the tests on it: whatever fails
 * holds a figure that stands in a record already. Works on a copy of the last commit, beside this folder.
 */

/** A change that one file is enough for. */
interface Tryout {
  file: string;
  changes: readonly (readonly [RegExp, string])[];
}

const tryouts: Record<string, Tryout> = {
  brand: { file: 'site.config.ts', changes: [[/brand: '[^']+'/, "brand: 'Quiet Harbor'"]] },
  origin: { file: 'site.config.ts', changes: [[/origin: '[^']+'/, "origin: 'https://harbor.example.net'"]] },
  tag: { file: 'site.config.ts', changes: [[/affiliateTag: '[^']+'/, "affiliateTag: 'harbor-21'"]] },
  price: { file: 'content/protocol/supplements/coq10.yaml', changes: [[/costCents: \d+/, 'costCents: 4700']] },
  phase: {
    file: 'content/protocol/phases.yaml',
    changes: [
      [/title: Foundation/, 'title: Groundwork'],
      [/to: 10$/m, 'to: 11'],
      [/from: 11$/m, 'from: 12'],
    ],
  },
  helpline: {
    file: 'content/evidence/helplines/samhsa.yaml',
    changes: [[/call: (?<front>\S+-)\d{4}/, 'call: $<front>0142']],
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    together: { type: 'boolean', default: false },
    unit: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true, default: [] },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(tryouts);
const unknown = names.filter((name) => !tryouts[name]);
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is no try-out; they are ${Object.keys(tryouts).join(', ')}`);
  process.exit(2);
}
/** Both unless one is asked for. */
const runs = { unit: values.unit || !values.browser, browser: values.browser || !values.unit };

const root = resolve(import.meta.dirname, '..');
const git = (...args: string[]) => {
  const { status } = spawnSync('git', ['-C', root, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}`);
};

/** Writes one change into a copy. Throws where the file does not hold what is to be changed. */
function change(copy: string, name: string, { file, changes }: Tryout): void {
  const path = join(copy, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!from.test(before)) throw new Error(`${name}: ${file} holds nothing like ${from}`);
      return before.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}

/** What a run says that it counted: “262 passed (262)”, “159 passed (5.4m)”. */
const counted = /^ *(Tests +)?\d+ (passed|skipped|flaky)/;

/** Runs a part in a copy; where it fails, the lines of its report that say what failed. Prints what it counted. */
function run(copy: string, args: readonly string[], report: RegExp): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const lines = (stdout + stderr)
    .replaceAll(/\u001b\[[\d;]*[A-Z]/gi, '')
    .trim()
    .split('\n');
  for (const line of lines.filter((one) => counted.test(one))) console.log(line.trim());
  if (status === 0) return [];
  const said = lines.filter((line) => report.test(line));
  return [...new Set(said.length > 0 ? said : lines.slice(-20))].map((line) => line.trim());
}

/** What fails on a copy with these changes, by part. */
function tryOut(changed: readonly string[]): string[] {
  const copy = join(mkdtempSync(join(tmpdir(), 'tryout-')), 'copy');
  git('worktree', 'add', '--detach', '--force', copy, 'HEAD');
  try {
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    for (const name of changed) if (tryouts[name]) change(copy, name, tryouts[name]);
    const failed = run(copy, ['scripts/check.ts'], /line \d|problem/);
    if (runs.unit) failed.push(...run(copy, ['node_modules/vitest/vitest.mjs', 'run'], /^ *FAIL /));
    if (!runs.browser || failed.length > 0) return failed;
    const built = run(copy, ['scripts/build.ts'], /^[^ ].*:|^ {2}/);
    const browser = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...values.tests];
    return built.length > 0 ? built : run(copy, browser, /^ *(\d+\) )?\[\w+\] › tests/);
  } finally {
    git('worktree', 'remove', '--force', copy);
    rmSync(join(copy, '..'), { recursive: true, force: true });
  }
}

const groups = values.together ? [names] : names.map((name) => [name]);
let hasFailed = false;
for (const group of groups) {
  console.log(`== ${group.join(', ')}`);
  const failed = tryOut(group);
  hasFailed ||= failed.length > 0;
  console.log(failed.length > 0 ? failed.join('\n') : 'Nothing failed.');
}
process.exitCode = hasFailed ? 1 : 0;
