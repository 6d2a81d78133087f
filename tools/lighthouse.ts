import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sampleOf } from './measure/sample.ts';
import { loadRecords } from '../src/content-loader/records.ts';
import { ensureBrowser, findBrowser } from './measure/browser.ts';

/*
 * Lighthouse as on a phone for a page of each kind of `dist/`, or for the paths in the arguments. Accessibility, best
 * practices, SEO and layout shift must be perfect. Performance depends on what else the machine does, so it takes the best of
 * up to three runs and is reported, never failed. npx fetches Lighthouse: the project needs it only at night.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const port = 4398;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

function run(path: string): Report {
  const args = [
    '--yes',
    '--loglevel=error',
    LIGHTHOUSE,
    `http://127.0.0.1:${port}${path}`,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
  ];
  const browser = findBrowser();
  const output = execFileSync(
    'npx',
    [...args, `--only-categories=${categories.join()}`, `--chrome-flags=${chromeFlags}`],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(output) as Report;
}

/** The audits that a page fails, and its best performance. */
function measure(path: string): { problems: string[]; performance: number } {
  const problems = new Set<string>();
  let performance = 0;
  for (let round = 0; round < RUNS && performance < 100; round += 1) {
    let report: Report;
    try {
      report = run(path);
    } catch (error) {
      // Now and then Lighthouse misses the start of a page on a busy machine (NO_NAVSTART), and that round is lost.
      if (round === RUNS - 1 && performance === 0) throw error;
      continue;
    }
    performance = Math.max(performance, Math.round((report.categories.performance?.score ?? 0) * 100));
    for (const [name, category] of Object.entries(report.categories))
      for (const { id, weight } of category.auditRefs)
        if (name !== 'performance' && weight > 0 && (report.audits[id]?.score ?? 1) < 1) problems.add(id);
    if ((report.audits['cumulative-layout-shift']?.numericValue ?? 0) > 0) problems.add('cumulative-layout-shift');
  }
  return { problems: [...problems], performance };
}

ensureBrowser();
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await once(server.stdout, 'data');
  const wanted = process.argv.slice(2);
  const paths = wanted.length > 0 ? wanted : sampleOf(loadRecords());
  for (const path of paths) {
    const { problems, performance } = measure(path);
    console.log([`${path}: performance ${performance}`, ...problems].join(', '));
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  server.kill();
}
