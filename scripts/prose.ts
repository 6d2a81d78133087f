import { proseRules } from '../src/domain/rules/prose/prose-rules.ts';
import { dayCounts } from './check/day-counts.ts';
import { habitsOf, habitTable } from './check/writing-habits.ts';
import { proseTable } from './check/prose-table.ts';
import { EditorError } from '../src/domain/editor-error.ts';
import { describeFaults } from '../src/domain/faults.ts';
import { libraryOf } from '../src/domain/library.ts';
import { loadRecords } from '../src/records.ts';
import { forEditors } from './for-editors.ts';

/** Prints how the essays read, and what is wrong with the writing of essays and records. */
await forEditors(() => {
  const records = loadRecords();
  console.log(proseTable(records.essays));
  console.log(
    `\nOver the whole library, as information:\n${habitTable(habitsOf({ ...records, essays: libraryOf(records).essays }))}`,
  );
  const alike = dayCounts(records).map(
    ({ what, count, where }) => `${String(count).padStart(3)}  ${what}\n       ${where.join(', ') || '–'}`,
  );
  console.log(`\nWhere the days are alike, as information:\n${alike.join('\n')}`);
  const faults = proseRules
    .flatMap((check) => check(records))
    .map((fault) => ({ ...fault, file: `content/${fault.file}` }));
  if (faults.length > 0) throw new EditorError(`\n${describeFaults(faults, 'try again with: npm run check:prose')}`);
});
