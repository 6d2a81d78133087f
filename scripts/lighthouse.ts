import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { sampleOf } from '../src/domain/pages.ts';
import { loadRecords } from '../src/records.ts';
import { ensureBrowser } from './measure/browser.ts';
import { categories, runLighthouse, type Run } from './measure/lighthouse-run.ts';
import { median } from './measure/median.ts';

/*
 * Lighthouse as on a phone (simulated throttling) for one page of each kind. Accessibility, best practices and SEO have to be
 * 100 in every run, and nothing may shift. Performance is timed, and other work on the machine only ever adds to the time:
 * the best of at most ten runs is the nearest to the page’s own, and one below 100 is told at the end of `npm test`, never
 * failed, since a machine that is busy enough would fail any page. What holds a page’s speed are the budgets of the build.
 * Serves `dist/` itself. Arguments name other paths than the usual ones.
 */

const usual = sampleOf('lighthouse', loadRecords(), 2);
const report = '.cache/lighthouse.json';
const port = 4398;
const host = '127.0.0.1';

const mostAtOnce = 5;
const isPerfect = (scores: readonly number[]) => scores.every((score) => score === 100);

/** Per category: of what is timed the best run, of all else the worst. */
const scoresOf = (runs: readonly Run[]) =>
  categories.map((name, index) =>
    (name === 'performance' ? Math.max : Math.min)(...runs.map(({ scores }) => scores[index] ?? 0)),
  );

/** Whether a page is as it has to be, whatever the machine did meanwhile. */
const isSound = (runs: readonly Run[]) =>
  isPerfect(scoresOf(runs).filter((_, index) => categories[index] !== 'performance')) &&
  Math.min(...runs.map(({ cls }) => cls)) === 0;

/** Runs until one is at 100, or there were enough of them, and says how the page stands after those and the ones `before`. */
async function measure(path: string, before: readonly Run[] = []): Promise<{ path: string; runs: Run[] }> {
  const runs = [...before];
  do runs.push(await runLighthouse(`http://${host}:${port}${path}`));
  while (!isPerfect(scoresOf(runs)) && runs.length < before.length + mostAtOnce);
  console.log(describe(path, scoresOf(runs), runs));
  return { path, runs };
}

/** The scores of a page in a line, and what to look at where one is below 100. */
function describe(path: string, scores: readonly number[], runs: readonly Run[]): string {
  const figures = [
    median(runs.map(({ lcp }) => lcp)).toFixed(0),
    median(runs.map(({ tbt }) => tbt)).toFixed(0),
    median(runs.map(({ cls }) => cls)).toFixed(3),
  ];
  const problems = isPerfect(scores)
    ? ''
    : `below 100: ${[...new Set(runs.flatMap((run) => run.problems))].join(', ')}`;
  return [
    path.padEnd(32),
    ...scores.map((score) => String(score).padEnd(6)),
    ...figures.map((figure) => figure.padEnd(8)),
    problems,
  ].join('');
}

ensureBrowser();
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: host, ACCESS_LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : usual;
  const measured: { path: string; runs: Run[] }[] = [];
  console.log(`${'page'.padEnd(32)}perf  a11y  best  seo   LCP ms  TBT ms  CLS`);
  for (const path of paths) measured.push(await measure(path));
  // Other work comes in spells of minutes, so what fell short is measured again when all else is done.
  const short = measured.filter(({ runs }) => !isPerfect(scoresOf(runs)));
  for (const page of short) page.runs = (await measure(page.path, page.runs)).runs;
  const failed = measured.filter(({ runs }) => !isSound(runs)).length;
  const slow = short
    .filter(({ runs }) => isSound(runs) && !isPerfect(scoresOf(runs)))
    .map(({ path, runs }) => `${path} (performance ${scoresOf(runs)[0] ?? 0} at best)`);
  if (slow.length > 0) console.log(['\nBelow 100 for time alone:', ...slow].join('\n  '));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(report, JSON.stringify({ passed: paths.length - failed, failed, slow }));
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  server.kill();
}
