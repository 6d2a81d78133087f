import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../src/domain/pages.ts';
import { filesBelow, parsePage } from './built-page.ts';
import { activeMarkup } from './active-markup.ts';
import { weightsAreWithin } from './within-budget.ts';
import { care } from './care-placement.ts';
import type { Built, BuiltCheck, BuiltProblem } from './built-check.ts';
import { ceilings } from './ceilings.ts';
import { advice } from './forbidden-advice.ts';
import { doseCautions } from './dose-cautions.ts';
import { glyphs } from './serif-glyphs.ts';
import { heads } from './heads.ts';
import { helplines } from './helplines.ts';
import { links } from './dead-links.ts';
import { problemsIn, notesAt, type PageFindings } from './findings.ts';
import { money } from './paid-links.ts';
import { moneyFiles } from './affiliate-tag-in-files.ts';
import { origins } from './origins.ts';
import { linksOfEach } from './pdf-links.ts';
import { registered } from './registered.ts';
import { reviewNotes } from './review-notes.ts';
import { citationMarks } from './citation-marks.ts';
import type { Weight } from './weights.ts';

const checks: readonly BuiltCheck[] = [
  registered,
  weightsAreWithin,
  heads,
  links,
  origins,
  activeMarkup,
  money,
  moneyFiles,
  care,
  advice,
  helplines,
  ceilings,
  doseCautions,
  reviewNotes,
  citationMarks,
  glyphs,
];

/**
 * Runs every check on a built folder that is compressed already, and returns what is wrong and what each page weighs. Only one
 * page at a time is held parsed.
 */
export async function inspect(
  folder: string,
  made: Pick<Built, 'config' | 'records'>,
): Promise<{ problems: BuiltProblem[]; weights: Weight[] }> {
  const files = filesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const scripts = new Map<string, Buffer>();
  /** Many pages ask for the same scripts, which are read once. */
  const read = (file: string) => {
    const content = scripts.get(file) ?? readFileSync(join(folder, file));
    if (file.startsWith('_astro/')) scripts.set(file, content);
    return content;
  };
  const pages = files.filter((file) => file.endsWith('.html'));
  const built: Built = {
    paths: new Set(pages.map(addressOf)),
    files: new Set(files),
    read,
    sent: (file) => (existsSync(join(folder, `${file}.br`)) ? read(`${file}.br`) : read(file)),
    pdfLinks: await linksOfEach(
      files.filter((file) => file.endsWith('.pdf')),
      read,
    ),
    ...made,
  };
  const found = pages.map((file): PageFindings => {
    const page = parsePage(file, readFileSync(join(folder, file), 'utf8'));
    return { path: page.path, findings: checks.map((check) => check.page?.(page, built) ?? {}) };
  });
  return {
    problems: problemsIn(checks, found, built),
    weights: [...notesAt(found, checks.indexOf(weightsAreWithin)).values()] as Weight[],
  };
}

/** All problems by page, as somebody reads them. */
export function describeBuiltProblems(problems: readonly BuiltProblem[]): string {
  const byPath = Map.groupBy(problems, ({ path }) => path);
  const blocks = [...byPath].map(([path, ofPath]) =>
    [path, ...new Set(ofPath.map(({ message }) => `  ${message}`))].join('\n'),
  );
  return [
    ...blocks,
    `${problems.length} problem${problems.length === 1 ? '' : 's'} on ${byPath.size} page${byPath.size === 1 ? '' : 's'}.`,
  ].join('\n');
}
