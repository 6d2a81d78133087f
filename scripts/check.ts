import { describeByMessage, describeFaults } from '../src/domain/faults.ts';
import { checkAll } from './check/check-all.ts';
import { forEditors } from './for-editors.ts';
import { writeSchemas } from './write/write-schemas.ts';

const onlyFaults = process.argv.includes('--only-faults');
/** Files that are named for one and the same warning, unless all are asked for. */
const namedWarnings = process.argv.includes('--all') ? Infinity : 5;

/**
 * `npm run check`: everything that can be known without building, in one run. Exits 1 where anything has to be mended. Where the
 * records are whole, it leaves their schemas for editors. `--only-faults` leaves out what may be meant; `--all`
 * names every file of it.
 */
await forEditors(() => {
  const start = performance.now();
  const { records, faults, warnings } = checkAll();
  if (warnings.length > 0 && !onlyFaults)
    console.warn(
      `May be meant, or not; this stops nothing (each file by name: npm run check -- --all):\n${describeByMessage(warnings, namedWarnings)}\n`,
    );
  if (faults.length === 0) writeSchemas(records);
  if (faults.length > 0) {
    console.error(`Has to be mended:\n${describeFaults(faults, 'try again with: npm run check')}`);
    process.exitCode = 1;
  } else console.log(`Nothing has to be mended. Looked at in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
});
