import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser, findBrowser } from './browser.ts';

/**
 * Lighthouse on a phone (simulated throttling) for one page of each kind: performance, accessibility, best practices and
 * SEO have to be 100, as the median of three runs. Two runs at 100 decide the median, so the third is run only where they
 * differ. Serves `dist/` itself. Arguments name other paths than the usual ones.
 */
const usual = ['/', '/protocol', '/choose-clarity', '/kids-protocol', '/stack', '/science', '/blog', '/blog/fog-and-return', '/blog/blood-pressure-recovery', '/sources', '/check-first', '/help', '/starter-guide', '/about'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const report = '.cache/lighthouse.json';
const port = 4398;

type Run = { scores: number[]; lcp: number; tbt: number; cls: number; faults: string[] };

async function runOnce(url: string): Promise<Run> {
  const chromePath = findBrowser();
  const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
    const faults = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
    return { scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)), lcp: value('largest-contentful-paint'), tbt: value('total-blocking-time'), cls: value('cumulative-layout-shift'), faults };
  } finally {
    chrome.kill();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const isPerfect = ({ scores }: Run) => scores.every((score) => score === 100);

async function measure(path: string): Promise<{ path: string; scores: number[]; runs: Run[] }> {
  const runs = [await runOnce(`http://localhost:${port}${path}`), await runOnce(`http://localhost:${port}${path}`)];
  if (!runs.every(isPerfect)) runs.push(await runOnce(`http://localhost:${port}${path}`));
  return { path, runs, scores: categories.map((_, index) => median(runs.map(({ scores }) => scores[index] ?? 0))) };
}

ensureBrowser();
const server = spawn(process.execPath, ['server/main.ts'], { env: { ...process.env, PORT: String(port), HOST: 'localhost', ACCESS_LOG: 'off' }, stdio: ['ignore', 'pipe', 'inherit'] });
await once(server.stdout, 'data');

let failed = 0;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : usual;
console.log(`${'page'.padEnd(32)}perf  a11y  best  seo   LCP ms  TBT ms  CLS`);
for (const path of paths) {
  const { scores, runs } = await measure(path);
  const isRight = scores.every((score) => score === 100);
  if (!isRight) failed += 1;
  const figures = [median(runs.map(({ lcp }) => lcp)).toFixed(0), median(runs.map(({ tbt }) => tbt)).toFixed(0), median(runs.map(({ cls }) => cls)).toFixed(3)];
  console.log(path.padEnd(32) + scores.map((score) => String(score).padEnd(6)).join('') + figures.map((figure) => figure.padEnd(8)).join('') + (isRight ? '' : `below 100: ${[...new Set(runs.flatMap(({ faults }) => faults))].join(', ')}`));
}
server.kill();
mkdirSync('.cache', { recursive: true });
writeFileSync(report, JSON.stringify({ passed: paths.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
