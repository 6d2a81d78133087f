import defaults from '../../site.config.ts';
import { buildDay } from '../../src/site/build-day.ts';
import { readConfig, settingsWarnings } from '../../src/site/config.ts';
import { contentFolder } from '../../src/model/content-files.ts';
import type { Problem } from '../../src/model/problems.ts';
import type { Records } from '../../src/model/records.ts';
import { datesCanBe } from '../../src/rules/plain-words.ts';
import { inspectRecords } from '../../src/content-loader/records.ts';
import { inFolder, unusedFiles } from './check-warnings.ts';

/** Everything that can be checked without building: problems, which stop a build, and warnings, which stop nothing. */
export interface Checked {
  /** What could be read. */
  records: Records;
  problems: Problem[];
  warnings: Problem[];
}

/** Checks settings, records and essays, and says everything that is wrong or may be, of all kinds, at once. */
export function checkAll(env: Record<string, string | undefined> = process.env, root = contentFolder): Checked {
  const { records, problems, warnings } = inspectRecords(root);
  const dates = datesCanBe(records, buildDay(env));
  const others = [...dates.warnings, ...unusedFiles(root)];
  return {
    records,
    problems: [...readConfig(defaults, env).problems, ...problems, ...inFolder(dates.problems, root)],
    warnings: [...settingsWarnings(defaults, env), ...warnings, ...inFolder(others, root)],
  };
}
