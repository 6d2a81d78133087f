import { describeByMessage, describeFaults } from '../src/domain/faults.ts';
import { checkAll } from './check/check-all.ts';
import { forEditors } from './for-editors.ts';

/** `npm run check`: everything that can be known without building, in one run. Exits 1 where anything has to be mended. */
await forEditors(() => {
  const start = performance.now();
  const { faults, prose, warnings } = checkAll();
  const toMend = [...faults, ...prose];
  if (warnings.length > 0) console.warn(`May be meant, or not; this stops nothing:\n${describeByMessage(warnings)}\n`);
  if (toMend.length > 0) {
    console.error(`Has to be mended:\n${describeFaults(toMend, 'try again with: npm run check')}`);
    process.exitCode = 1;
  } else console.log(`Nothing has to be mended. Looked at in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
});
