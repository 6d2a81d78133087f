import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import defaults from '../site.config.ts';
import { dosageWords } from './domain/adult-doses.ts';
import { readConfig, type SiteConfig } from './domain/config.ts';
import { contentFolder, essaysFolder } from './domain/content-files.ts';
import { RecordsError, type Fault } from './domain/faults.ts';
import { describeIssue, issueWords } from './domain/issue-words.ts';
import { kinds, lists, type Kind, type List, type Records } from './domain/records.ts';
import { rules } from './domain/rules/index.ts';
import { idPattern } from './domain/schema/common.ts';
import { essay } from './domain/schema/essay.ts';

const fieldName = (path: PropertyKey[]) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('');

const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

/** Reads YAML against a schema, adding what is wrong to `faults`. */
function read<S extends z.ZodType>(file: string, text: string, schema: S, faults: Fault[]): z.infer<S> | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  if (document.errors.length > 0) {
    faults.push(
      ...document.errors.map((error) => ({
        file,
        field: '',
        message: `not valid YAML: ${error.message.split('\n')[0]}`,
      })),
    );
    return undefined;
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data, { error: issueWords });
  if (result.success) return result.data;
  faults.push(
    ...result.error.issues.map((issue) => ({
      file,
      field: fieldName(issue.path),
      message: describeIssue(issue, valueAt(data, issue.path)),
    })),
  );
  return undefined;
}

function filesIn(folder: string, ending: string, faults: Fault[]): string[] {
  if (!existsSync(folder)) {
    faults.push({ file: folder, field: '', message: 'this folder is missing' });
    return [];
  }
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
  return names.filter((name) => {
    const isRight = extname(name) === ending && idPattern.test(basename(name, ending));
    if (!isRight)
      faults.push({
        file: join(folder, name),
        field: '',
        message: `a file name here is lower case words joined by hyphens and ends in ${ending}`,
      });
    return isRight;
  });
}

function readKind<K extends Kind>(root: string, kind: K, faults: Fault[]): Records[K] {
  const folder = join(root, kinds[kind].folder);
  const records = filesIn(folder, '.yaml', faults).flatMap((name) => {
    const file = join(folder, name);
    const record = read<z.ZodType>(file, readFileSync(file, 'utf8'), kinds[kind].schema, faults);
    return record ? [{ ...record, id: basename(name, '.yaml') }] : [];
  }) as Records[K];
  const orderOf = (record: object) => ('order' in record && typeof record.order === 'number' ? record.order : 0);
  return (records as object[]).sort((a, b) => orderOf(a) - orderOf(b)) as Records[K];
}

function readList<L extends List>(root: string, list: L, faults: Fault[]): Records[L] {
  const file = join(root, lists[list].file);
  if (!existsSync(file)) {
    faults.push({ file, field: '', message: 'this file is missing' });
    return [] as unknown as Records[L];
  }
  return (read<z.ZodType>(file, readFileSync(file, 'utf8'), lists[list].schema, faults) ?? []) as Records[L];
}

function readEssays(root: string, faults: Fault[]): Records['essays'] {
  const folder = join(root, essaysFolder);
  return filesIn(folder, '.md', faults).flatMap((name) => {
    const file = join(folder, name);
    const [, matter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    if (matter === undefined || body === undefined) {
      faults.push({ file, field: '', message: 'an essay begins with front matter between two lines of ---' });
      return [];
    }
    const fields = read(file, matter, essay, faults);
    return fields ? [{ ...fields, slug: basename(name, '.md'), body }] : [];
  });
}

/**
 * Reads, checks and joins every record below `root`. Throws one `RecordsError` that names every wrong field, or, once all
 * fields are right, all that is wrong between the files: a record that could not be read would look missing to the others.
 */
export function readRecords(root = contentFolder): Records {
  const faults: Fault[] = [];
  const kindEntries = (Object.keys(kinds) as Kind[]).map((kind) => [kind, readKind(root, kind, faults)] as const);
  const listEntries = (Object.keys(lists) as List[]).map((list) => [list, readList(root, list, faults)] as const);
  const read = {
    ...Object.fromEntries([...kindEntries, ...listEntries]),
    essays: readEssays(root, faults),
  } as Records;
  if (faults.length > 0) throw new RecordsError(faults);
  const records: Records = {
    ...read,
    supplements: read.supplements.map((supplement) => ({
      ...supplement,
      dosage: dosageWords(supplement, read.ingredients),
    })),
  };
  const between = rules.flatMap((rule) => rule(records)).map((fault) => ({ ...fault, file: join(root, fault.file) }));
  if (between.length > 0) throw new RecordsError(between);
  return records;
}

/** Vite sets `env`; a plain script has none. */
const isDeveloping = 'env' in import.meta && import.meta.env.DEV;

let loaded: Records | undefined;

/** The checked records, read once a build (and again for every page while developing). */
export function loadRecords(): Records {
  if (isDeveloping) return readRecords();
  return (loaded ??= readRecords());
}

/** The site’s configuration with the environment laid over it. Throws a `RecordsError` that names every wrong field. */
export function loadConfig(env: Record<string, string | undefined> = process.env): SiteConfig {
  const { config, faults } = readConfig(defaults, env);
  if (!config || faults.length > 0) throw new RecordsError(faults);
  return config;
}
