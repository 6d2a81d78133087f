import { join } from 'node:path';
import defaults from '../../site.config.ts';
import { buildDay } from '../../src/site/build-day.ts';
import { readConfig } from '../../src/site/config.ts';
import { contentFolder, type Records } from '../../src/model/records.ts';
import type { Problem } from '../../src/problems/problems.ts';
import { inspectRecords } from '../../src/content-loader/records.ts';
import { withLines } from '../../src/content-loader/yaml.ts';
import { checkDates } from './dates.ts';
import { unusedFiles } from './unused-files.ts';

/** Everything that can be checked without building: problems, which stop a build, and warnings, which stop nothing. */
export interface Checked {
  /** What could be read. */
  records: Records;
  problems: Problem[];
  warnings: Problem[];
}

const inFolder = (problems: readonly Problem[], root: string): Problem[] =>
  withLines(problems.map((problem) => ({ ...problem, file: join(root, problem.file) })));

/** Checks settings, records and essays, and says everything that is wrong or may be, of all kinds, at once. */
export function checkAll(env: Record<string, string | undefined> = process.env, root = contentFolder): Checked {
  const { records, problems } = inspectRecords(root);
  const dates = checkDates(records, buildDay(env));
  return {
    records,
    problems: [...readConfig(defaults, env).problems, ...problems, ...inFolder(dates.problems, root)],
    warnings: inFolder([...dates.warnings, ...unusedFiles(root)], root),
  };
}
