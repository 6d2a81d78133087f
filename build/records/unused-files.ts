import { filesBelow } from '../checks/built-page.ts';
import { essaysFolder, kinds, singles } from '../../src/model/records.ts';
import type { Problem } from '../../src/problems/problems.ts';

/** Files in the folder of the records that are neither a record nor an essay. */
export function unusedFiles(root: string): Problem[] {
  const folders = [...Object.values(kinds).map(({ folder }) => `${folder}/`), `${essaysFolder}/`, 'drawings/'];
  const files = new Set<string>(Object.values(singles).map(({ file }) => file));
  return filesBelow(root)
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !files.has(file) && !folders.some((folder) => file.startsWith(folder)) && !file.endsWith('README.md'),
    )
    .map((file) => ({ file, field: '', message: 'Unused file: no schema matches its path' }));
}
