import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './measure/browser.ts';

/*
 * `npm test` and `npm run test:all`: README says what each runs. Both end with `N passed, N failed` on a line of its own, and how many
 * browser tests were skipped or passed only when tried again (flaky).
 */

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const failedParts: string[] = [];

/** How many tests vitest (“Tests  1 failed | 9 passed”) or Playwright (a line each) counted. What vitest skips is for the night. */
function countsIn(output: string) {
  const lines =
    stripVTControlCharacters(output).match(/^ *(?:Tests .*|\d+ (?:passed|failed|skipped|flaky)\b.*)$/gm) ?? [];
  const counts = lines.flatMap((line) => [
    ...line.matchAll(line.includes('Tests') ? /(\d+) (passed|failed)/g : /^ *(\d+) (\w+)/g),
  ]);
  return counts.map(([, number, result]) => [result as keyof typeof total, Number(number)] as const);
}

/** Runs one part and adds up its results. A part that counts no tests is one. */
async function part(name: string, command: string, isLive = false): Promise<boolean> {
  const start = performance.now();
  if (isLive) console.log(`\n== ${name}`);
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isLive) process.stdout.write(text);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(isLive ? `${name}: ${seconds} s` : `\n== ${name} (${seconds} s)\n${output.trimEnd()}`);
  const counts = countsIn(output);
  for (const [result, number] of counts) total[result] += number;
  if (counts.length === 0 && code === 0) total.passed += 1;
  if (code === 0) return true;
  if (!counts.some(([result]) => result === 'failed')) total.failed += 1;
  failedParts.push(name);
  return false;
}

const build = () => part('Build', 'node build/main.ts');
const browserTests = (name: string, only: string) => {
  ensureBrowser();
  return part(name, `playwright test ${only}`, true);
};

/** What every change must pass. The two lists of parts run side by side, one per core; the browser tests need both. */
async function testChange() {
  const readCode = async () => {
    await part('Types', 'npm run -s types');
    await part('Lint and format', 'npm run -s lint');
  };
  const buildSite = async () => {
    const isBuilt = await build();
    await part('Unit tests', 'vitest run --tags-filter=!all');
    return isBuilt;
  };
  const [, isBuilt] = await Promise.all([readCode(), buildSite()]);
  if (isBuilt) await browserTests('Browser tests', '--grep-invert @all');
}

/** What takes too long for every change: it runs at night and before a release. */
async function testAll() {
  if (!(await build())) return;
  await part('Markup of every page', 'html-validate --config tools/html-validate.mjs dist');
  await part('Unit tests, slow ones too', 'vitest run');
  await browserTests('Browser tests on every page', '--grep @all');
  await part('Builds that are interrupted or fail', 'vitest run --config tests/builds/vitest.config.ts');
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
