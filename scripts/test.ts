import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './measure/browser.ts';

/*
 * Everything that has to hold before a change lands, in the order in which a fault is cheapest to find. Each part runs
 * though one before it failed, but for what needs the build. Closes with `N passed, N failed` for the whole.
 */

/** `skipped` holds the names of the tests that did not run, `unsteady` those that passed only when tried again, `slow` the pages that took longer here than they should. */
type Count = { passed: number; failed: number; skipped?: string[]; unsteady?: string[]; slow?: string[] };

const reports = {
  unit: '.cache/unit-tests.json',
  browser: '.cache/browser-tests.json',
  builds: '.cache/build-tests.json',
  lighthouse: '.cache/lighthouse.json',
};
mkdirSync('.cache', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

// One day for all builds of this run, so that they can be compared to the byte though it runs past midnight.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));

const total = { passed: 0, failed: 0, skipped: [] as string[], unsteady: [] as string[], slow: [] as string[] };
const failedParts: string[] = [];

/** Runs a part; what it counts is read from its report, else it counts as one. */
function part(name: string, args: string[], count?: () => Count): boolean {
  console.log(`\n== ${name}`);
  const hasPassed = spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
  const counted = (() => {
    try {
      return count?.();
    } catch {
      return undefined;
    }
  })() ?? { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
  total.passed += counted.passed;
  total.skipped.push(...(counted.skipped ?? []));
  total.unsteady.push(...(counted.unsteady ?? []));
  total.slow.push(...(counted.slow ?? []));
  total.failed += counted.failed === 0 && !hasPassed ? 1 : counted.failed;
  if (!hasPassed) failedParts.push(name);
  return hasPassed;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function vitestCount(report: string): Count {
  type Report = {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  const { numPassedTests, numFailedTests, testResults } = json(report) as Report;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending');
  return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.map(({ fullName }) => fullName.trim()) };
}

/** A file or a group of tests in Playwright’s report. */
type Suite = { suites?: Suite[]; specs?: { title: string; tests: { projectName: string; status: string }[] }[] };

/** The names of the tests that passed only when tried again. */
const unsteadyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(unsteadyIn),
  ...specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} [${projectName}]`),
  ),
];

function browserCount(): Count {
  const report = json(reports.browser) as Suite & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const { stats } = report;
  return {
    unsteady: unsteadyIn(report),
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped > 0 ? [`${stats.skipped} browser tests that are for another width`] : [],
  };
}

const vitest = (report: string, ...args: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
];

part('Types', ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning']);
part('Lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']);
part('Spelling', ['node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', '.']);
part('Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn']);
part('Check', ['scripts/check.ts']);
part('Pages', ['scripts/pages.ts']);
part('Prose', ['scripts/prose.ts']);
part('Unit tests', vitest(reports.unit), () => vitestCount(reports.unit));
if (part('Build', ['scripts/build.ts'])) {
  part('Markup', ['scripts/markup.ts']);
  part('Marks', ['scripts/marks.ts']);
  ensureBrowser();
  part('Browser tests', ['node_modules/@playwright/test/cli.js', 'test'], browserCount);
  part('How long the screens are', ['scripts/screens.ts']);
  part(
    'Builds that are killed, fail or are repeated',
    vitest(reports.builds, '--config', 'tests/builds/vitest.config.ts'),
    () => vitestCount(reports.builds),
  );
  part('Firefox and WebKit', ['scripts/engines.ts']);
  part('Lighthouse', ['scripts/lighthouse.ts'], () => json(reports.lighthouse) as Count);
}

if (failedParts.length > 0)
  console.log(`\nFailed: ${failedParts.join(', ')}. What is wrong stands above, under its part’s name.`);
if (total.unsteady.length > 0)
  console.log(['\nPassed only when tried again, so worth a look:', ...total.unsteady].join('\n  '));
if (total.slow.length > 0)
  console.log(
    ['\nBelow 100 for time alone, which a busy machine explains and a quiet one does not:', ...total.slow].join('\n  '),
  );
if (total.skipped.length > 0) console.log(['\nNot run:', ...total.skipped].join('\n  '));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
