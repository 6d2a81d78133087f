import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './measure/browser.ts';

/*
 * `npm test` and `npm run test:all`: README says what each runs. Both end with `N passed, N failed` on a line of its own, and how many
 * browser tests were skipped or passed only when tried again (flaky).
 */

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const failedParts: string[] = [];

/** Where a test runner writes how its tests went; each runner is alone while it runs. */
const report = '.cache/test-report.json';

/** How many tests a runner counted: vitest at the top of its report, Playwright in `stats`. What vitest skips is for the night. */
function countsIn(file: string): Partial<typeof total> {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    stats?: { expected: number; unexpected: number; skipped: number; flaky: number };
  };
  return stats
    ? { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, flaky: stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}

/** Runs one part and adds up its results. A part without a report of its own counts as one test. */
async function part(name: string, command: string, { reportFile = '', isLive = false } = {}): Promise<boolean> {
  const start = performance.now();
  if (isLive) console.log(`\n== ${name}`);
  if (reportFile) rmSync(reportFile, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isLive) process.stdout.write(text);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(isLive ? `${name}: ${seconds} s` : `\n== ${name} (${seconds} s)\n${output.trimEnd()}`);
  const isPassed = code === 0;
  const counts = existsSync(reportFile) ? countsIn(reportFile) : { passed: Number(isPassed) };
  for (const result of ['passed', 'failed', 'skipped', 'flaky'] as const) total[result] += counts[result] ?? 0;
  if (isPassed) return true;
  // A file that can’t be read at all fails without a test.
  if (!counts.failed) total.failed += 1;
  failedParts.push(name);
  return false;
}

const build = () => part('Build', 'node build/main.ts');
const unitTests = (name: string, options: string) =>
  part(name, `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${report}`, {
    reportFile: report,
  });
const browserTests = (name: string, only: string) => {
  ensureBrowser();
  return part(name, `playwright test --reporter=line,json ${only}`, { reportFile: report, isLive: true });
};

/** What every change must pass. The two lists of parts run side by side, one per core; the browser tests need both. */
async function testChange() {
  const readCode = async () => {
    await part('Types', 'npm run -s types');
    await part('Lint and format', 'npm run -s lint');
  };
  const buildSite = async () => {
    const isBuilt = await build();
    await unitTests('Unit tests', '--tags-filter=!all');
    return isBuilt;
  };
  const [, isBuilt] = await Promise.all([readCode(), buildSite()]);
  if (isBuilt) await browserTests('Browser tests', '--grep-invert @all');
}

/** What takes too long for every change: it runs at night and before a release. */
async function testAll() {
  if (!(await build())) return;
  await part('Markup of every page', 'html-validate --config tools/html-validate.mjs dist');
  await unitTests('Unit tests, slow ones too', '');
  await browserTests('Browser tests on every page', '--grep @all');
  await unitTests('Builds that are interrupted or fail', '--config tests/builds/vitest.config.ts');
  await part('Firefox and WebKit', 'node tools/engines.ts');
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
