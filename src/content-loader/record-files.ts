import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { problem, type Problem } from '../problems/problems.ts';
import { kinds, singles, type Kind, type Single, type Records } from '../model/records.ts';
import { idPattern } from '../model/common.ts';
import { essay } from '../model/essay.ts';
import { brokenMarks, essayMarkup } from './essay-markup.ts';
import { filledBody, filledIn, type FillIns } from './fill-in.ts';
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

/** The records of a kind, a file each, sorted by `order` where they have one. What’s wrong with one goes into `problems`. */
export function readKind<K extends Kind>(root: string, kind: K, problems: Problem[], fillIns?: FillIns): Records[K] {
  const folder = join(root, kinds[kind].folder);
  const records = filesIn(folder, '.yaml', problems).flatMap((name) => {
    const file = join(folder, name);
    const text = readText(file, problems);
    const record =
      text === undefined
        ? undefined
        : readYaml<z.ZodType>(file, filledIn(file, text, fillIns, problems), kinds[kind].schema, problems);
    return record ? [{ ...record, id: basename(name, '.yaml') }] : [];
  }) as Records[K];
  const orderOf = (record: object) => ('order' in record && typeof record.order === 'number' ? record.order : 0);
  return (records as object[]).sort((a, b) => orderOf(a) - orderOf(b)) as Records[K];
}

/** A record that is one file; undefined where it could not be read. */
export function readSingle<S extends Single>(
  root: string,
  single: S,
  problems: Problem[],
  fillIns?: FillIns,
): Records[S] | undefined {
  const file = join(root, singles[single].file);
  const text = readText(file, problems);
  if (text === undefined) return undefined;
  const filled = filledIn(file, text, fillIns, problems);
  return readYaml<z.ZodType>(file, filled, singles[single].schema, problems) as Records[S] | undefined;
}

/** An essay of a file, or none where it could not be read. `sources` are those that it may cite, where all of them could be read. */
export function readEssay(
  file: string,
  problems: Problem[],
  sources: Records['references'] | undefined,
  fillIns: FillIns,
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
  const fields = readYaml(file, filledIn(file, `\n${matter}`, fillIns, problems).slice(1), essay, problems, 2);
  const before = matter.split('\n').length + 2;
  const filled = filledBody(body, fillIns);
  const inText = [...essayMarkup(body, sources), ...brokenMarks(body), ...filled.problems];
  problems.push(...inText.map(({ line, message }) => ({ file, line: line + before, field: 'text', message })));
  return fields ? [{ ...fields, slug: basename(file, '.md'), body: filled.text }] : [];
}
