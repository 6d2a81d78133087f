import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOf, type BuildCache } from '../src/build-cache.ts';
import { libraryOf } from '../src/domain/library.ts';
import { addressOf } from '../src/domain/pages.ts';
import { siteKey } from '../src/site-key.ts';
import { filesBelow, parsePage } from './built-page.ts';
import { activeMarkup } from './active-markup.ts';
import { weightsAreWithin } from './within-budget.ts';
import { care } from './care-placement.ts';
import type { Built, BuiltCheck, BuiltProblem } from './built-check.ts';
import { ceilings } from './ceilings.ts';
import { advice } from './forbidden-advice.ts';
import { dayOrder } from './day-order.ts';
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
  dayOrder,
  helplines,
  ceilings,
  doseCautions,
  reviewNotes,
  citationMarks,
  glyphs,
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** All code that what a check sees on a page may depend on. */
function codeOfChecks(): string {
  const files = ['checks', 'src/domain', 'src/safety'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => join(folder, file)),
  );
  return keyOf(...[...files, 'budgets.ts', 'package-lock.json'].map((file) => readFileSync(join(root, file))));
}

/**
 * Runs every check on a built folder and returns what is wrong and what each page weighs. Only one page at a time is held
 * parsed, and a page is not looked at again where the cache has what was found on it before. Each file is waited for until it is
 * compressed, so that pages are looked at while others still are.
 */
export async function inspect(
  folder: string,
  made: Pick<Built, 'config' | 'records'>,
  cache: BuildCache,
  isSent: (file: string) => Promise<void>,
): Promise<{ problems: BuiltProblem[]; weights: Weight[] }> {
  const files = filesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const scripts = new Map<string, Buffer>();
  /** Many pages ask for the same scripts, which are read once. */
  const read = (file: string) => {
    const content = scripts.get(file) ?? readFileSync(join(folder, file));
    if (file.startsWith('_astro/')) scripts.set(file, content);
    return content;
  };
  const code = codeOfChecks();
  const pages = files.filter((file) => file.endsWith('.html'));
  const built: Built = {
    paths: new Set(pages.map(addressOf)),
    files: new Set(files),
    read,
    sent: (file) => (existsSync(join(folder, `${file}.br`)) ? read(`${file}.br`) : read(file)),
    pdfLinks: await linksOfEach(
      files.filter((file) => file.endsWith('.pdf')),
      read,
      code,
      cache,
    ),
    ...made,
  };
  const site = keyOf(code, siteKey(made.config, made.records));
  const library = libraryOf(made.records);
  const look = (file: string): PageFindings => {
    const path = addressOf(file);
    const html = readFileSync(join(folder, file), 'utf8');
    const key = keyOf(site, path, html, library.find(path.replace('/blog/', ''))?.body ?? '');
    const known = cache.get(key)?.toString();
    if (known) return { path, findings: JSON.parse(known) as PageFindings['findings'] };
    const page = parsePage(file, html);
    const findings = checks.map((check) => check.page?.(page, built) ?? {});
    cache.put(key, JSON.stringify(findings));
    return { path, findings };
  };
  // The scripts that pages load count as part of what they weigh.
  for (const file of files.filter((script) => script.startsWith('_astro/'))) await isSent(file);
  const found: PageFindings[] = [];
  for (const file of pages) {
    await isSent(file);
    found.push(look(file));
  }
  cache.prune();
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
