import type { SiteConfig } from '../../src/site/config.ts';
import type { Problem } from '../../src/problems/problems.ts';
import { inContent, type Records } from '../../src/model/records.ts';
import type { BuiltPage } from './built-page.ts';
import { wordsIn } from '../../src/evidence/citations.ts';
import { unmarked } from '../../src/evidence/marked-text.ts';
import { ownTexts } from '../../src/model/every-text.ts';

/** What a check may know in addition to its page. */
export interface Built {
  /** The address of every page. */
  paths: ReadonlySet<string>;
  /** Every file of the build. */
  files: ReadonlySet<string>;
  /** The content of one of them. */
  read: (file: string) => Buffer;
  /** What a browser is sent of it: its brotli, where that is smaller. */
  sent: (file: string) => Buffer;
  config: SiteConfig;
  records: Records;
}

/** Where a problem of a page may come from: a record with these words. */
interface Origin {
  words?: string;
}

/** A problem of a page, by its address. */
export type PageProblem = Problem & Origin;

export const onPage = (path: string, message: string, origin: Origin = {}): PageProblem => ({
  file: path,
  field: '',
  message,
  ...origin,
});

/** What is wrong on a page. */
export type Found = string | ({ message: string } & Origin);

/** What a check found on a page: problems, warnings, and a note for the end. */
interface Finding<Note> {
  problems?: Found[];
  warnings?: string[];
  note?: Note;
}

/** A rule on the built files. */
export interface BuiltCheck<Note = unknown> {
  /** Looks at one page, of which only the answer is kept. */
  page?(page: BuiltPage, built: Built): Finding<Note>;
  /** Looks at what was noted of the pages, by their address, and at files that are no pages. */
  end?(notes: ReadonlyMap<string, Note>, built: Built): PageProblem[];
}

/** What the checks found on a page, in the order of the checks. */
export interface PageFindings {
  path: string;
  findings: readonly Finding<unknown>[];
}

/** What one check noted about each page. */
export const notesAt = (found: readonly PageFindings[], place: number): Map<string, unknown> =>
  new Map(
    found.flatMap(({ path, findings }) =>
      findings[place]?.note === undefined ? [] : [[path, findings[place].note] as const],
    ),
  );

/** All problems: on each page, and across pages. */
export const problemsIn = (
  checks: readonly BuiltCheck[],
  found: readonly PageFindings[],
  built: Built,
): PageProblem[] =>
  checks.flatMap((check, place) => [
    ...found.flatMap(({ path, findings }) =>
      (findings[place]?.problems ?? []).map((each) =>
        typeof each === 'string' ? onPage(path, each) : onPage(path, each.message, each),
      ),
    ),
    ...(check.end?.(notesAt(found, place), built) ?? []),
  ]);

/** All warnings of pages. */
export const warningsIn = (found: readonly PageFindings[]): Problem[] =>
  found.flatMap(({ path, findings }) =>
    findings.flatMap(({ warnings = [] }) => warnings.map((each) => onPage(path, each))),
  );

/** Fewer letters may be anywhere. */
const enough = 20;

/**
 * Reports problems of pages where an editor can fix them: at the record that has the words. What no record has word for
 * word is from a component, and stays with its page.
 */
export function atRecords(problems: readonly PageProblem[], records: Records): Problem[] {
  if (problems.length === 0) return [];
  const texts = ownTexts(records).map((each) => ({ ...each, words: wordsIn(unmarked(each.text, records.claims)) }));
  return problems.map(({ file: page, field, message, words: quoted = '' }) => {
    const [source] = texts
      .filter(
        ({ words }) =>
          Math.min(words.length, quoted.length) >= enough && (words.includes(quoted) || quoted.includes(words)),
      )
      .toSorted((one, other) => other.words.length - one.words.length);
    return source
      ? { file: inContent(source.file), field: source.field, message: `on ${page}: ${message}` }
      : { file: page, field, message };
  });
}
