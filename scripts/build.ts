import { cpSync, rmSync } from 'node:fs';
import { filesBelow, pagesBelow } from '../checks/built-page.ts';
import { describeBuiltProblems, inspect } from '../checks/inspect.ts';
import { nearlyFull, weightTable } from '../checks/weights.ts';
import { writeHostFiles } from '../deploy/host-files.ts';
import { writeDocuments } from '../src/documents/write-documents.ts';
import { writeIcons } from '../src/documents/write-icons.ts';
import { keptBytes, writeServiceWorker } from '../src/offline/write-service-worker.ts';
import { writeShareImages } from '../src/documents/write-share-images.ts';
import { EditorError } from '../src/domain/editor-error.ts';
import { RecordsError } from '../src/domain/problems.ts';
import { documentsFolder } from '../src/printables.ts';
import { loadConfig } from '../src/records.ts';
import { checkAll } from './check/check-all.ts';
import { startCompression } from './build/compress.ts';
import { pageFinisher } from './build/finish-pages.ts';
import { describeError } from './for-editors.ts';
import { openBuildCache } from '../src/build-cache.ts';
import { writeSearchIndex } from './build/search-index.ts';
import { startAstro } from './build/astro-pages.ts';
import { writePageCitations } from './build/page-citations.ts';
import { openWorkplace, swapIn, type Workplace } from './build/swap.ts';

/**
 * Builds the site beside the last one and swaps it in whole. Whatever fails, or is killed, on the way leaves the last
 * good `dist/` as it was.
 */
const place: Workplace = { folder: '.build', target: 'dist' };
const next = openWorkplace(place);

/** Runs a step of the build and says how long it took. */
async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function build() {
  const config = loadConfig();
  rmSync(documentsFolder, { recursive: true, force: true });
  // Astro has one core to itself, and pauses for what its pages need; the steps have the other.
  await using astro = startAstro(next);
  const { records, problems: wrong, warnings } = await step('what needs no build', () => checkAll());
  if (wrong.length > 0) throw new RecordsError(wrong);
  if (warnings.length > 0) console.warn(`${warnings.length} warnings: npm run check lists them`);
  await step('documents', () => writeDocuments(documentsFolder, records, config));
  await step('most pages', () => astro.reaches('papers'));
  astro.goOn();
  await step('pages that tell of documents', () => astro.reaches('sources'));
  await step('where claims stand', () => writePageCitations(next, records));
  astro.goOn();

  const most = pagesBelow(next);
  await step('search index', () => writeSearchIndex(next, records));
  const compressed = openBuildCache('.cache/compress');
  const compression = startCompression(next, { cache: compressed });
  const finish = await pageFinisher(next, (page) => compression.add([page]));
  await step('most pages as they are sent', () => finish(most));
  await step('pages of claims and sources', () => astro.ends());
  await step('these as they are sent', () => finish(pagesBelow(next).filter((page) => !most.includes(page))));
  cpSync(documentsFolder, next, { recursive: true });
  writeIcons(next, config);
  compression.add(filesBelow(next));
  await step('share images', () =>
    writeShareImages(
      next,
      config,
      openBuildCache('.cache/share'),
      new Map(records.essays.map((essay) => [essay.slug, essay.drawing])),
    ),
  );
  const kept = await step('service worker', () => writeServiceWorker(next));
  await step('files for hosts', () => writeHostFiles(next));
  compression.add(filesBelow(next));
  const { problems, weights } = await step('checks on the built files', () =>
    inspect(next, { config, records }, openBuildCache('.cache/checks'), compression.isSent),
  );
  await step('the rest of compression', () => compression.end());
  compressed.prune();
  keptBytes(next, kept);
  console.log(['', weightTable(weights), ''].join('\n'));
  for (const warning of nearlyFull(weights)) console.warn(`Nearly full: ${warning}`);
  if (problems.length > 0) throw new EditorError(describeBuiltProblems(problems));
  swapIn(next, place);
  console.log(`Built into ${place.target}/`);
}

function stop(reason: string): never {
  console.error(`${reason}\nThe last good ${place.target}/ is untouched.`);
  try {
    // Again where a file under way arrives in a folder that was just emptied.
    rmSync(next, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  } catch {
    // A build that is told to stop ends before Astro does, which may go on writing until then. The next one removes it.
  }
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop('The build was stopped.'));
try {
  await build();
} catch (error) {
  stop(describeError(error));
}
