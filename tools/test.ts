import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './measure/browser.ts';

/*
 * `npm test` runs what a change must pass before it lands, in about eight minutes on two cores. `npm run test:all` runs what takes longer: every page,
 * nine widths, hosts, interrupted builds, Firefox and WebKit. Both end with `N passed, N failed` on a line
 * of its own, and how many browser tests were skipped or passed only when tried again (flaky).
 */

const reports = {
  unit: '.cache/unit-tests.json',
  browser: '.cache/browser-tests.json',
  builds: '.cache/build-tests.json',
};
mkdirSync('.cache', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const total = { ...none };
const failedParts: string[] = [];

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a program with the Node that runs this, and returns its exit code and, unless it prints as it goes, its output. */
async function run(args: string[], isLive: boolean): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

/** Runs one part and adds up its results, read from its report. A part without a report counts as one test. */
async function part(name: string, args: string[], count?: () => typeof total, isLive = false): Promise<boolean> {
  const start = performance.now();
  if (isLive) console.log(`\n== ${name}`);
  const { code, output } = await run(args, isLive);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(isLive ? `${name}: ${seconds} s` : `\n== ${name} (${seconds} s)\n${output.trimEnd()}`);
  const hasPassed = code === 0;
  let counted = hasPassed ? { ...none, passed: 1 } : { ...none, failed: 1 };
  try {
    if (count) counted = count();
  } catch {
    // The part ended before it wrote its report.
  }
  total.passed += counted.passed;
  total.failed += counted.failed === 0 && !hasPassed ? 1 : counted.failed;
  total.skipped += counted.skipped;
  total.flaky += counted.flaky;
  if (!hasPassed) failedParts.push(name);
  return hasPassed;
}

function vitestCount(report: string): typeof total {
  const { numPassedTests, numFailedTests } = json(report) as Record<'numPassedTests' | 'numFailedTests', number>;
  return { ...none, passed: numPassedTests, failed: numFailedTests };
}

function browserCount(): typeof total {
  const { stats } = json(reports.browser) as { stats: Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number> };
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, flaky: stats.flaky };
}

const vitest = (report: string, ...args: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
];
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
const build = () => part('Build', ['build/main.ts']);

/** What every change must pass. The two lists of parts run side by side, one per core; the browser tests need both. */
async function testChange() {
  const readCode = async () => {
    await part('Types', ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning']);
    await part('Lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']);
    await part('Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn']);
  };
  const buildSite = async () => {
    const isBuilt = await build();
    await part('Unit tests', vitest(reports.unit, '--tags-filter=!all'), () => vitestCount(reports.unit));
    return isBuilt;
  };
  const [, isBuilt] = await Promise.all([readCode(), buildSite()]);
  if (!isBuilt) return;
  ensureBrowser();
  await part('Browser tests', [...playwright, '--grep-invert', '@all'], browserCount, true);
}

/** What takes too long for every change: it runs at night and before a release. */
async function testAll() {
  if (!(await build())) return;
  ensureBrowser();
  await part('Markup of every page', [
    'node_modules/html-validate/bin/html-validate.mjs',
    '--config',
    'tools/html-validate.mjs',
    'dist',
  ]);
  await part('Unit tests, slow ones and hosts too', vitest(reports.unit), () => vitestCount(reports.unit));
  await part('Browser tests on every page', [...playwright, '--grep', '@all'], browserCount, true);
  await part(
    'Builds that are interrupted or fail',
    vitest(reports.builds, '--config', 'tests/builds/vitest.config.ts'),
    () => vitestCount(reports.builds),
  );
  await part('Firefox and WebKit', ['tools/engines.ts']);
}

try {
  await (process.argv.includes('--all') ? testAll() : testChange());
} catch (error) {
  console.error(error);
  failedParts.push('Browser');
  total.failed += 1;
}

if (failedParts.length > 0)
  console.log(['\nFailed (the reasons are above, under each name):', ...failedParts].join('\n  '));
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped, ${total.flaky} flaky`);
process.exitCode = total.failed > 0 ? 1 : 0;
