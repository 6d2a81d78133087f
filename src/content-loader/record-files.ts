import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { problem, type Problem } from '../problems/problems.ts';
import { kinds, singles, type Kind, type Single, type Records } from '../model/records.ts';
import { idPattern } from '../model/common.ts';
import { essay } from '../model/essay.ts';
import { brokenMarks, essayMarkup } from './essay-markup.ts';
import { withoutBraces } from './fill-in.ts';
import { readText } from './text-file.ts';
import { readYaml } from './yaml.ts';

/** Files of a folder whose names are ids with this ending. Says of every other what a name has to be. */
export function filesIn(folder: string, ending: string, problems: Problem[]): string[] {
  if (!existsSync(folder) || !lstatSync(folder).isDirectory()) {
    problems.push(problem(folder, '', 'Missing folder'));
    return [];
  }
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
  return names.filter((name) => {
    const isRight = extname(name) === ending && idPattern.test(basename(name, ending));
    if (!isRight)
      problems.push(
        problem(
          join(folder, name),
          '',
          `Invalid file name: write lowercase words joined by hyphens, ending in ${ending}`,
        ),
      );
    return isRight;
  });
}

/** What a file of YAML contains; undefined where it could not be read. */
function readFile(file: string, schema: z.ZodType, problems: Problem[]): unknown {
  const text = readText(file, problems);
  return text === undefined ? undefined : readYaml(file, text, schema, problems);
}

/** The records of a kind, a file each, sorted by `order` where they have one. What’s wrong with one goes into `problems`. */
export function readKind(root: string, kind: Kind, problems: Problem[]): object[] {
  const folder = join(root, kinds[kind].folder);
  const records = filesIn(folder, '.yaml', problems).flatMap((name) => {
    const record = readFile(join(folder, name), kinds[kind].schema, problems);
    return record ? [{ ...record, id: basename(name, '.yaml') }] : [];
  });
  const orderOf = (record: object) => ('order' in record && typeof record.order === 'number' ? record.order : 0);
  return records.sort((a, b) => orderOf(a) - orderOf(b));
}

/** A record that is one file, or an empty list where it could not be read. */
export const readSingle = (root: string, single: Single, problems: Problem[]): unknown =>
  readFile(join(root, singles[single].file), singles[single].schema, problems) ?? [];

/** An essay of a file, or none where it could not be read. `sources` are those that it may cite, where all of them could be read. */
export function readEssay(
  file: string,
  problems: Problem[],
  sources: Records['references'] | undefined,
): Records['essays'] {
  const text = readText(file, problems);
  if (text === undefined) return [];
  const [whole, matter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (whole === undefined || matter === undefined || body === undefined) {
    problems.push({
      file,
      line: 1,
      field: '',
      message: 'Missing front matter: an essay begins with fields between two lines of ---',
    });
    return [];
  }
  const fields = readYaml(file, matter, essay, problems, 2);
  const bodyLine = matter.split('\n').length + 3;
  const inText = [...essayMarkup(body, sources), ...brokenMarks(body)];
  problems.push(...inText.map(({ line, message }) => ({ file, line: line + bodyLine - 1, field: 'text', message })));
  return fields ? [{ ...fields, slug: basename(file, '.md'), body: withoutBraces(body), bodyLine }] : [];
}
