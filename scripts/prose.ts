import { proseChecks } from '../checks/prose/index.ts';
import { proseTable } from '../checks/prose/table.ts';
import { RecordsError } from '../src/domain/faults.ts';
import { loadRecords } from '../src/records.ts';

/** Prints how the essays read, and what is wrong with the writing of essays and records. Exits 1 where anything is. */
const records = loadRecords();
console.log(proseTable(records.essays));
const faults = proseChecks.flatMap((check) => check(records)).map((fault) => ({ ...fault, file: `src/content/${fault.file}` }));
if (faults.length > 0) {
  console.error(`\n${new RecordsError(faults).message.replace(/; nothing was built.*$/, '. Try again with: npm run check:prose')}`);
  process.exitCode = 1;
}
