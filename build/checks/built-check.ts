import type { SiteConfig } from '../../src/site/config.ts';
import { problemOf, type Problem } from '../../src/problems/problems.ts';
import { inContent, type Records } from '../../src/model/records.ts';
import type { BuiltPage } from './built-page.ts';
import { wordsIn } from '../../src/evidence/citations.ts';
import { unmarked } from '../../src/evidence/marked-text.ts';
import { ownTexts } from '../../src/model/every-text.ts';

/** What a check may know in addition to its page. */
export interface Built {
  paths: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** The content of one of them. */
  read: (file: string) => Buffer;
  /** What a browser is sent of it: its brotli, where that is smaller. */
  sent: (file: string) => Buffer;
  /** The files that the service worker keeps from the first visit on. */
  kept: readonly string[];
  config: SiteConfig;
  records: Records;
}

/** What is wrong on a page: in words, and where a record may have said it, with the words of that. */
export type Finding = string | { message: string; words?: string; isWarning?: true };

/** The same with the address of its page. */
type PageProblem = Problem & Exclude<Finding, string>;

export const onPage = (path: string, finding: Finding): PageProblem => ({
  file: path,
  field: '',
  ...(typeof finding === 'string' ? { message: finding } : finding),
});

/** A rule on the built files. What it notes of single pages it compares at the end. */
export type BuiltCheck = (built: Built) => {
  /** Looks at one page, of which only the answer is kept. */
  page?: (page: BuiltPage) => Finding[];
  /** Looks at all pages together, and at files that are no pages. */
  end?: () => PageProblem[];
};

/** What these checks find, page by page and then at the end. */
export function runChecks(checks: readonly BuiltCheck[], built: Built, pages: Iterable<BuiltPage>): PageProblem[] {
  const running = checks.map((check) => check(built));
  const problems: PageProblem[] = [];
  for (const page of pages)
    for (const check of running)
      problems.push(...(check.page?.(page) ?? []).map((finding) => onPage(page.path, finding)));
  return [...problems, ...running.flatMap((check) => check.end?.() ?? [])];
}

/** Fewer letters may be anywhere. */
const enough = 20;

/**
 * Reports problems of pages where an editor can fix them: at the record that has the words. What no record has word for
 * word is from a component, and stays with its page.
 */
export function locateInRecords(problems: readonly PageProblem[], records: Records): Problem[] {
  const texts = ownTexts(records).map((passage) => ({
    ...passage,
    words: wordsIn(unmarked(passage.text, records.claims)),
  }));
  return problems.map(({ file: page, field, message, words: quoted = '' }) => {
    const [source] = texts
      .filter(
        ({ words }) =>
          Math.min(words.length, quoted.length) >= enough && (words.includes(quoted) || quoted.includes(words)),
      )
      .toSorted((a, b) => b.words.length - a.words.length);
    return source
      ? problemOf({ ...source, file: inContent(source.file) }, `on ${page}: ${message}`)
      : { file: page, field, message };
  });
}
