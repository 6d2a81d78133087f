import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../checks/built-page.ts';
import { contentFolder, essaysFolder } from '../../src/model/content-files.ts';
import type { Problem } from '../../src/model/problems.ts';
import { kinds, singles } from '../../src/model/records.ts';
import { numberFields } from '../../src/model/texts.ts';

/** Files in the folder of the records that are neither a record nor an essay. */
export function unusedFiles(root = contentFolder): Problem[] {
  const folders = [...Object.values(kinds).map(({ folder }) => `${folder}/`), `${essaysFolder}/`, 'drawings/'];
  const files = new Set<string>(Object.values(singles).map(({ file }) => file));
  return filesBelow(root)
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !files.has(file) && !folders.some((folder) => file.startsWith(folder)) && !file.endsWith('README.md'),
    )
    .map((file) => ({ file, field: '', message: 'Unused file: no schema matches its path' }));
}

/** Numbers of prices, limits and doses that are more than twice, or less than half, of what they were. */
function largeChanges(before: string, after: string): { field: string; from: number; to: number }[] {
  const was = numberFields(parse(before));
  return [...numberFields(parse(after))].flatMap(([field, to]) => {
    const from = was.get(field);
    if (from === undefined || from === 0 || !/cents|amount|highest|min$|max$|dose|price/i.test(field)) return [];
    return to > from * 2 || to < from / 2 ? [{ field, from, to }] : [];
  });
}

/** What may be a slip in a changed record: a number more than twofold, or a new price with the day of the old one. */
export function warningsAbout(before: string, after: string): Omit<Problem, 'file'>[] {
  const leaps = largeChanges(before, after).map(({ field, from, to }) => ({
    field,
    message: `was ${from} in the last commit and is ${to} now: more than twofold. Is a zero or a unit wrong?`,
  }));
  const priced = (text: string) => [/^costCents:.*/m, /^costDate:.*/m].map((field) => field.exec(text)?.[0]);
  const [[oldPrice, oldDate], [price, date]] = [priced(before), priced(after)];
  const isUndated = price !== oldPrice && date !== undefined && date === oldDate;
  return isUndated ? [...leaps, { field: 'costDate', message: 'write the day on which you saw the new price' }] : leaps;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 2_000 });

/** What may be a slip in the records changed since the last commit. Nothing where this is no repository. */
export function suspiciousChanges(read: (file: string) => string, root = contentFolder): Problem[] {
  try {
    const changed = git('diff', '--name-only', '--relative', '--diff-filter=M', 'HEAD', '--', root).split('\n');
    return changed
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) =>
        warningsAbout(git('show', `HEAD:./${file}`), read(file)).map((warning) => ({
          file: file.slice(root.length + 1),
          ...warning,
        })),
      );
  } catch {
    return [];
  }
}

export const inFolder = (problems: readonly Problem[], root = contentFolder): Problem[] =>
  problems.map((problem) => ({ ...problem, file: join(root, problem.file) }));
