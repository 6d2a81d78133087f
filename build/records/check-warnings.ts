import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../checks/built-page.ts';
import { contentFolder, essaysFolder } from '../../src/model/content-files.ts';
import type { Problem } from '../../src/model/problems.ts';
import { kinds, lists } from '../../src/model/records.ts';
import { numberFields } from '../../src/model/texts.ts';

/** Files in the folder of the records that no kind of record, list or essay takes. */
export function filesNobodyReads(root = contentFolder): Problem[] {
  const folders = [...Object.values(kinds).map(({ folder }) => `${folder}/`), `${essaysFolder}/`, 'drawings/'];
  const files = new Set<string>(Object.values(lists).map(({ file }) => file));
  return filesBelow(root)
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !files.has(file) && !folders.some((folder) => file.startsWith(folder)) && !file.endsWith('README.md'),
    )
    .map((file) => ({ file, field: '', message: 'Unused file: no schema matches its path' }));
}

/** Numbers of prices, limits and doses that are more than twice, or less than half, of what they were. */
export function leapsBetween(before: string, after: string): { field: string; from: number; to: number }[] {
  const was = numberFields(parse(before));
  return [...numberFields(parse(after))].flatMap(([field, to]) => {
    const from = was.get(field);
    if (from === undefined || from === 0 || !/cents|amount|highest|min$|max$|dose|price/i.test(field)) return [];
    return to > from * 2 || to < from / 2 ? [{ field, from, to }] : [];
  });
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 2_000 });

/** Prices, limits and doses that changed more than twofold since the last commit. None where this is no repository. */
export function leapsSinceCommit(read: (file: string) => string, root = contentFolder): Problem[] {
  try {
    const changed = git('diff', '--name-only', '--relative', '--diff-filter=M', 'HEAD', '--', root).split('\n');
    return changed
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) =>
        leapsBetween(git('show', `HEAD:./${file}`), read(file)).map(({ field, from, to }) => ({
          file: file.slice(root.length + 1),
          field,
          message: `was ${from} in the last commit and is ${to} now: more than twofold. Is a zero or a unit wrong?`,
        })),
      );
  } catch {
    return [];
  }
}

export const inFolder = (problems: readonly Problem[], root = contentFolder): Problem[] =>
  problems.map((problem) => ({ ...problem, file: join(root, problem.file) }));
