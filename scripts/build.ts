import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { describeBuiltFaults, checkBuilt } from '../checks/index.ts';
import { RecordsError } from '../src/domain/faults.ts';
import { DocumentsError } from '../src/documents/document-faults.ts';
import { writeDocuments } from '../src/documents/write-documents.ts';
import { loadConfig, loadRecords } from '../src/records.ts';
import { compressDirectory } from './compress.ts';
import { sealPages } from './page-policy.ts';
import { indexEssays } from './search-index.ts';

/**
 * Builds the site beside the last one and swaps it in whole. Whatever fails, or is killed, on the way leaves the last
 * good `dist/` as it was.
 */
const next = `.build/${process.pid}`;
const previous = '.build/previous';
const target = 'dist';

function stop(reason: string): never {
  rmSync(next, { recursive: true, force: true });
  console.error(reason);
  process.exit(1);
}

function astro(outDir: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
      stdio: 'inherit',
      env: { ...process.env, BUILD_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a step of the build and says how long it took. */
async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

function swapIn() {
  if (existsSync(target)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(target, previous);
  }
  renameSync(next, target);
  rmSync(previous, { recursive: true, force: true });
}

// A build that was killed between the two renames of the swap left the last good site here.
if (!existsSync(target) && existsSync(previous)) renameSync(previous, target);
mkdirSync('.build', { recursive: true });
process.on('SIGTERM', () => stop('Stopped. The last good dist/ is untouched.'));
process.on('SIGINT', () => stop('Stopped. The last good dist/ is untouched.'));

try {
  await step('records', () => [loadConfig(), loadRecords()]);
} catch (error) {
  if (error instanceof RecordsError) stop(error.message);
  throw error;
}
if ((await step('pages', () => astro(next))) !== 0) stop('Astro could not build the pages; what is wrong stands above.');
try {
  await step('documents', () => writeDocuments(next, loadRecords(), loadConfig()));
} catch (error) {
  if (error instanceof DocumentsError) stop(error.message);
  throw error;
}
await step('search index', () => indexEssays(next));
await step('page policies', () => sealPages(next));
const faults = await step('checks on the built files', () => checkBuilt(next, { config: loadConfig(), records: loadRecords() }));
if (faults.length > 0) stop(describeBuiltFaults(faults));
await step('compression', () => compressDirectory(next));
swapIn();
console.log(`Built into ${target}/`);
