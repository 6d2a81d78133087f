import { RecordsError } from '../src/domain/faults.ts';
import { loadConfig, readRecords } from '../src/records.ts';

/** Checks the configuration and every record, and lists all that is wrong. Exits 1 where anything is. */
const faults = [loadConfig, () => readRecords()].flatMap((load) => {
  try {
    load();
    return [];
  } catch (error) {
    if (error instanceof RecordsError) return error.faults;
    throw error;
  }
});

if (faults.length > 0) {
  console.error(new RecordsError(faults).message);
  process.exitCode = 1;
} else {
  console.log('Every record is whole, and every id that a record or a page names exists.');
}
