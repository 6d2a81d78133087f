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
import type { FillIns } from './fill-in.ts';
import { namedAmounts } from '../safety/amounts.ts';
import { withNewTypes } from '../safety/new-types.ts';
import { drawingsExist } from './drawings-exist.ts';
import { filesIn, readEssay, readKind, readSingle } from './record-files.ts';
import { withLines } from './yaml.ts';

/** The supplements with their doses and labels in words. Where an ingredient could not be read there are none, and that was said. */
function withWords(
  { supplements, ingredients, doseTexts }: Omit<Records, 'essays'>,
  problems: readonly Problem[],
): Records['supplements'] {
  return supplements.map((supplement) => {
    const label = [supplement.limits, supplement.page.label].filter(Boolean).join(' ');
    try {
      return { ...supplement, label, dosage: dosageWords(supplement, ingredients, doseTexts) };
    } catch (error) {
      if (problems.length === 0) throw error;
      return { ...supplement, label, dosage: '' };
    }
  });
}

/** Leaves a blank for everything that a text names: in a list in brackets, a name in braces isn’t YAML. */
const blanks: FillIns = { helplines: [], words: new Map(), amounts: new Map(), childWords: [], areAllKnown: false };

/** What is named in texts, read before them. */
function readFillIns(root: string, problems: Problem[]): FillIns {
  const helplines = readKind(root, 'helplines', problems, blanks);
  const supplements = readKind(root, 'supplements', problems, blanks);
  const offer = readSingle(root, 'offer', problems, blanks);
  const childWords = readSingle(root, 'forbiddenAdvice', problems, blanks)?.giving.about ?? [];
  const amounts = namedAmounts({
    limits: readKind(root, 'limits', problems, blanks),
    ingredients: readKind(root, 'ingredients', problems, blanks),
    doses: readKind(root, 'doses', problems, blanks),
    supplements,
  });
  const config = readConfig(defaults, process.env).config ?? { ...defaults };
  const words = new Map([
    ...namedWords(helplines, supplements, offer),
    ['brand', config.brand] as const,
    ['retailer', config.retailerName] as const,
    ...[...amounts].map(([name, { text }]) => [name, text] as const),
  ]);
  return { helplines, words, amounts, childWords, areAllKnown: problems.length === 0 };
}

/** Kinds whose texts may contain a helpline’s number: its own record, and a source’s own words. */
const holdNumbers: ReadonlySet<Kind> = new Set(['helplines', 'references']);

/** Everything below `root` that could be read, with what is wrong in single files. */
function readAll(root: string, problems: Problem[]): Records {
  const early: Problem[] = [];
  const fillIns = readFillIns(root, early);
  const kindEntries = (Object.keys(kinds) as Kind[]).map(
    (kind) => [kind, readKind(root, kind, problems, holdNumbers.has(kind) ? undefined : fillIns)] as const,
  );
  const singleEntries = (Object.keys(singles) as Single[]).map(
    (single) => [single, readSingle(root, single, problems, fillIns) ?? []] as const,
  );
  // They're said again now. If they aren't, the amounts in texts were not looked at.
  if (problems.length === 0) problems.push(...early);
  const read = Object.fromEntries([...kindEntries, ...singleEntries]) as Omit<Records, 'essays'>;
  const isWhole = !problems.some(({ file }) => file.includes(kinds.references.folder));
  const folder = join(root, essaysFolder);
  const essays = filesIn(folder, '.md', problems).flatMap((name) =>
    readEssay(join(folder, name), problems, isWhole ? read.references : undefined, fillIns),
  );
  const reached = <T extends Records['careCards'][number] | Records['moreHelp'][number]>(record: T): T => ({
    ...record,
    contacts: contactsWith(record.contacts, read.helplines),
  });
  return {
    ...read,
    ingredients: withNewTypes(read.ingredients, read),
    careCards: read.careCards.map(reached),
    moreHelp: read.moreHelp.map(reached),
    supplements: withWords(read, problems),
    essays,
  };
}

/** Where the records of a kind are, below the root. */
function placeOf(kind: keyof Records): string {
  if (kind in kinds) return kinds[kind as Kind].folder;
  return kind in singles ? singles[kind as Single].file : essaysFolder;
}

/** Thrown where a rule asks for records of which a file couldn't be read: it would take the rest for all there is. */
class Unread extends Error {}

/** Problems between files. While some can't be read, the rules that need those wait. */
function problemsBetween(records: Records, root: string, unread: readonly Problem[]): Problem[] {
  const names = unread.map(({ file }) => basename(file, extname(file)));
  const namesUnread = ({ message }: Problem) => names.some((name) => message.includes(`“${name}”`));
  const isRead = (kind: keyof Records) => !unread.some(({ file }) => file.startsWith(join(root, placeOf(kind))));
  const guarded = new Proxy(records, {
    get(all, kind: keyof Records) {
      if (!isRead(kind)) throw new Unread();
      return all[kind];
    },
  });
  const found = rules.flatMap((rule) => {
    try {
      return rule(neededByText.get(rule)?.every(isRead) ? records : guarded);
    } catch (error) {
      if (error instanceof Unread) return [];
      throw error;
    }
  });
  return found.filter((each) => !namesUnread(each)).map((each) => ({ ...each, file: join(root, each.file) }));
}

/** Reads, checks and joins every record below `root` and says all that is wrong, in one file or between them. */
export function inspectRecords(root: string): { records: Records; problems: Problem[] } {
  const problems: Problem[] = [];
  const records = readAll(root, problems);
  return {
    records,
    problems: withLines([
      ...problems,
      ...(problems.length === 0 ? drawingsExist(records, root) : []),
      ...problemsBetween(records, root, problems),
    ]),
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
