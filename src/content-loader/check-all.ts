import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import defaults from '../../site.config.ts';
import { readConfig } from '../site/config.ts';
import { contentFolder, essaysFolder, kinds, singles, type Records } from '../model/records.ts';
import { problem, type Problem } from '../problems/problems.ts';
import { inspectRecords } from './records.ts';

/** Files in the folder of the records that are neither a record nor an essay. */
function unusedFiles(root: string): Problem[] {
  const folders = [...Object.values(kinds).map(({ folder }) => folder), essaysFolder, 'drawings'].map((folder) =>
    join(root, folder, sep),
  );
  const files = new Set(Object.values(singles).map(({ file }) => join(root, file)));
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !files.has(file) && !folders.some((folder) => file.startsWith(folder)))
    .map((file) => problem(file, '', 'Unused file: no schema matches its path'));
}

/** Checks settings, records and essays, and says everything that is wrong, of all kinds, at once. `records` are what could be read. */
export function checkAll(
  env: Record<string, string | undefined> = process.env,
  root = contentFolder,
): { records: Records; problems: Problem[] } {
  const { records, problems } = inspectRecords(root);
  return { records, problems: [...readConfig(defaults, env).problems, ...problems, ...unusedFiles(root)] };
}
