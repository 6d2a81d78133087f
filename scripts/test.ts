import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';

/**
 * Everything that has to hold before a change lands, in the order in which a fault is cheapest to find. Each part runs
 * though one before it failed, but for what needs the build. Closes with `N passed, N failed` for the whole.
 */
type Count = { passed: number; failed: number };

const unitReport = '.cache/unit-tests.json';
const browserReport = '.cache/browser-tests.json';
mkdirSync('.cache', { recursive: true });
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const total: Count = { passed: 0, failed: 0 };
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
  total.failed += counted.failed === 0 && !hasPassed ? 1 : counted.failed;
  if (!hasPassed) failedParts.push(name);
  return hasPassed;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function unitCount(): Count {
  const { numPassedTests, numFailedTests } = json(unitReport) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCount(): Count {
  const { stats } = json(browserReport) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

part('Types', ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning']);
part('Lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']);
part('Spelling', ['node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', '.']);
part('Unit tests', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], unitCount);
if (part('Build', ['scripts/build.ts'])) {
  ensureBrowser();
  part('Browser tests', ['node_modules/@playwright/test/cli.js', 'test'], browserCount);
}

if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join(', ')}. What is wrong stands above, under its part’s name.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
