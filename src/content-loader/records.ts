import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import defaults from '../../site.config.ts';
import { dosageWords } from '../safety/adult-doses.ts';
import { readConfig, type SiteConfig } from '../site/config.ts';
import { contentFolder, essaysFolder, kinds, singles, type Kind, type Single, type Records } from '../model/records.ts';
import { RecordsError, type Problem } from '../problems/problems.ts';
import { contactsWith } from '../safety/helplines.ts';
import { namedWords } from './named-words.ts';
import { neededByText, rules } from '../rules/index.ts';
import { fillIn, type FillIns } from './fill-in.ts';
import { typedProblems } from './typed.ts';
import { namedAmounts } from '../safety/amounts.ts';
import { withNewTypes } from '../safety/new-types.ts';
import { drawingsExist } from './drawings-exist.ts';
import { filesIn, readEssay, readKind, readSingle } from './record-files.ts';
import { withLines } from './yaml.ts';

/** Everything below `root` that could be read, with what is wrong in single files. Its texts aren’t filled in yet. */
function readAll(root: string, problems: Problem[]): Records {
  const kindEntries = (Object.keys(kinds) as Kind[]).map((kind) => [kind, readKind(root, kind, problems)] as const);
  const singleEntries = (Object.keys(singles) as Single[]).map(
    (single) => [single, readSingle(root, single, problems)] as const,
  );
  const read = Object.fromEntries([...kindEntries, ...singleEntries]) as unknown as Omit<Records, 'essays'>;
  const isWhole = !problems.some(({ file }) => file.includes(kinds.references.folder));
  const folder = join(root, essaysFolder);
  const essays = filesIn(folder, '.md', problems).flatMap((name) =>
    readEssay(join(folder, name), problems, isWhole ? read.references : undefined),
  );
  return { ...read, essays };
}

/** What texts may name. */
function fillInsOf(records: Records): FillIns {
  const { helplines, supplements, checkFirst, forbiddenAdvice } = records;
  const amounts = namedAmounts(records);
  const config = readConfig(defaults, process.env).config ?? { ...defaults };
  const words = new Map([
    ...namedWords(helplines, supplements),
    ['brand', config.brand] as const,
    ['retailer', config.retailerName] as const,
    ['two-bottles', checkFirst.twoBottles] as const,
    ['show-bottle', checkFirst.showBottle] as const,
    ...[...amounts].map(([name, { text }]) => [name, text] as const),
  ]);
  return { helplines, words, amounts, childWords: forbiddenAdvice.giving.about };
}

/** The kinds that `fillInsOf` reads. */
const named: readonly (keyof Records)[] = [
  'helplines',
  'supplements',
  'limits',
  'ingredients',
  'doses',
  'checkFirst',
  'forbiddenAdvice',
];

/** The records with what follows from others: who answers a call, doses and labels in words, and answers for what is new. */
function joined(records: Records): Records {
  const { helplines, ingredients, doseTexts } = records;
  const reached = <T extends Records['careCards'][number] | Records['moreHelp'][number]>(record: T): T => ({
    ...record,
    contacts: contactsWith(record.contacts, helplines),
  });
  return {
    ...records,
    ingredients: withNewTypes(ingredients, records),
    careCards: records.careCards.map(reached),
    moreHelp: records.moreHelp.map(reached),
    supplements: records.supplements.map((supplement) => ({
      ...supplement,
      label: [supplement.limits, supplement.page.label].filter(Boolean).join(' '),
      dosage: dosageWords(supplement, ingredients, doseTexts),
    })),
  };
}

/** Where the records of a kind are, below the root. */
function placeOf(kind: keyof Records): string {
  if (kind in kinds) return kinds[kind as Kind].folder;
  return kind in singles ? singles[kind as Single].file : essaysFolder;
}

/**
 * Reads, checks and joins every record below `root` and says all that is wrong, in one file or between them. While a file can’t be read,
 * only the rules that look at each text by itself run, and each name in a text is a blank if that file may be what it names.
 */
export function inspectRecords(root: string): { records: Records; problems: Problem[] } {
  const unread: Problem[] = [];
  const raw = readAll(root, unread);
  const isRead = (kind: keyof Records) => !unread.some(({ file }) => file.startsWith(join(root, placeOf(kind))));
  const fillIns = named.every(isRead) ? fillInsOf(raw) : undefined;
  const filled = fillIn(raw, fillIns?.words ?? new Map());
  const records = unread.length === 0 ? joined(filled) : filled;
  const names = unread.map(({ file }) => basename(file, extname(file)));
  const between = [
    ...(fillIns ? typedProblems(raw, fillIns) : []),
    ...rules
      .filter((rule) => unread.length === 0 || neededByText.get(rule)?.every(isRead))
      .flatMap((rule) => rule(records))
      .filter(({ unknown = '' }) => !names.includes(unknown)),
  ].map((loaded) => ({ ...loaded, file: join(root, loaded.file) }));
  return {
    records,
    problems: withLines([...unread, ...(unread.length === 0 ? drawingsExist(records, root) : []), ...between]),
  };
}

/** The checked records below `root`. Throws one `RecordsError` that names everything that is wrong. */
export function readRecords(root: string): Records {
  const { records, problems } = inspectRecords(root);
  if (problems.length > 0) throw new RecordsError(problems);
  return records;
}

/** Vite sets `env`; a plain script has none. */
const isDeveloping = 'env' in import.meta && import.meta.env.DEV;

let loaded: Records | undefined;
let loadedAt = 0;

/** When a record was last written, or a file was last added to its folder or taken out. */
const lastChange = () =>
  Math.max(
    ...readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(contentFolder, name)).mtimeMs,
    ),
  );

/** The checked records, read once a build (and again after a change while developing). */
export function loadRecords(): Records {
  const changedAt = isDeveloping ? lastChange() : 0;
  if (changedAt !== loadedAt) loaded = undefined;
  loadedAt = changedAt;
  return (loaded ??= readRecords(contentFolder));
}

/** The site’s configuration with the environment laid over it. Throws a `RecordsError` that names every wrong field. */
export function loadConfig(env: Record<string, string | undefined> = process.env): SiteConfig {
  const { config, problems } = readConfig(defaults, env);
  if (!config || problems.length > 0) throw new RecordsError(problems);
  return config;
}
