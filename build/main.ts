import './production.ts';
import { rmSync } from 'node:fs';
import { build as buildPages } from 'astro';
import { inspect } from './checks/inspect.ts';
import { writeHostFiles } from '../deploy/host-files.ts';
import { writeDocuments } from '../src/pdf/write-documents.ts';
import { writeIcons } from '../src/pdf/write-icons.ts';
import { writeShareImages } from '../src/pdf/write-share-images.ts';
import { describeProblems, EditorError, listByFile, RecordsError } from '../src/problems/problems.ts';
import { writeServiceWorker } from '../src/service-worker/write-service-worker.ts';
import { checkAll } from '../src/content-loader/check-all.ts';
import { loadConfig } from '../src/content-loader/records.ts';
import { compress } from './compress.ts';
import { writePolicies } from './page-policy.ts';
import { openBuildFolder, swapIn, type BuildFolders } from './swap.ts';
import { keepOverBudget } from './over-budget.ts';
import { describeError } from './run-command.ts';

/**
 * Builds the site next to the last one and swaps it in whole. Whatever fails on the way, or is killed, leaves the last good
 * `dist/` as it was.
 */
const place: BuildFolders = { folder: '.build', target: 'dist' };
const next = openBuildFolder(place);

/** Runs a step of the build and prints how long it took. */
async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function build() {
  const config = loadConfig();
  const { records, problems: wrong } = await step('records', () => checkAll());
  if (wrong.length > 0) throw new RecordsError(wrong);
  // Before the pages, because they say how many pages a PDF has.
  await step('PDFs', () => writeDocuments(next, records, config));
  const vite = { build: { emptyOutDir: false }, define: { pdfFolder: JSON.stringify(next) } };
  await step('pages', () => buildPages({ outDir: next, logLevel: 'error', vite }));
  await step('policies', () => writePolicies(next));
  writeIcons(next, config);
  const kept = await step('service worker', () => writeServiceWorker(next));
  await writeHostFiles(next);
  await step('compression, share images', () => Promise.all([compress(next), writeShareImages(next, records, config)]));
  const built = await step('checks on the built files', () => inspect(next, { config, records, kept }));
  const overBudget = listByFile(built.warnings);
  if (overBudget) console.warn(`Over budget, but not by much:\n${overBudget}`);
  keepOverBudget(overBudget);
  if (built.problems.length > 0)
    throw new EditorError(describeProblems(built.problems, 'the last good build is untouched'));
  swapIn(next, place);
  console.log(`Built into ${place.target}/`);
}

function stop(reason: string): never {
  console.error(`${reason}\nThe last good ${place.target}/ is untouched.`);
  rmSync(next, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop('The build was stopped.'));
try {
  await build();
} catch (error) {
  stop(describeError(error));
}
process.exit(0);
