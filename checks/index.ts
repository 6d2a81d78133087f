import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOf, type Kept } from '../scripts/kept.ts';
import { libraryOf } from '../src/domain/library.ts';
import { addressOf } from '../src/domain/pages.ts';
import { siteKey } from '../src/site-key.ts';
import { filesBelow, parsePage } from './built-page.ts';
import { activeMarkup } from './active-markup.ts';
import { weightsAreWithin } from './budgets.ts';
import { care } from './care.ts';
import type { Built, BuiltCheck, BuiltFault } from './check.ts';
import { ceilings } from './ceilings.ts';
import { claims } from './claims.ts';
import { glyphs } from './glyphs.ts';
import { heads } from './heads.ts';
import { helplines } from './helplines.ts';
import { links } from './links.ts';
import { faultsIn, notesOf, type Look } from './look.ts';
import { money } from './money.ts';
import { moneyFiles } from './money-files.ts';
import { oneCall } from './one-call.ts';
import { origins } from './origins.ts';
import { registered } from './registered.ts';
import { reviews } from './reviews.ts';
import { standing } from './standing.ts';
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
  helplines,
  oneCall,
  ceilings,
  reviews,
  claims,
  standing,
  glyphs,
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** All code that what a check sees on a page may depend on. */
function codeOfChecks(): string {
  const files = ['checks', 'src/domain'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => join(folder, file)),
  );
  return keyOf(...[...files, 'budgets.ts', 'package-lock.json'].map((file) => readFileSync(join(root, file))));
}

/**
 * Runs every check on a built folder and returns what is wrong and what each page weighs. Only one page at a time is held
 * parsed, and a page is not looked at again where `kept` has what was seen on it before.
 */
export function inspect(
  folder: string,
  made: Pick<Built, 'config' | 'records'>,
  kept: Kept,
): { faults: BuiltFault[]; weights: Weight[] } {
  const files = filesBelow(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const built: Built = {
    paths: new Set(pages.map(addressOf)),
    files: new Set(files),
    read: (file) => readFileSync(join(folder, file)),
    ...made,
  };
  const site = keyOf(codeOfChecks(), siteKey(made.config, made.records));
  const library = libraryOf(made.records);
  const looks = pages.map((file): Look => {
    const path = addressOf(file);
    const html = readFileSync(join(folder, file), 'utf8');
    const key = keyOf(site, path, html, library.find(path.replace('/blog/', ''))?.body ?? '');
    const known = kept.get(key)?.toString();
    if (known) return { path, seen: JSON.parse(known) as Look['seen'] };
    const page = parsePage(file, html);
    const seen = checks.map((check) => check.page?.(page, built) ?? {});
    kept.put(key, JSON.stringify(seen));
    return { path, seen };
  });
  kept.prune();
  return {
    faults: faultsIn(checks, looks, built),
    weights: [...notesOf(looks, checks.indexOf(weightsAreWithin)).values()] as Weight[],
  };
}

/** All faults by page, as somebody reads them. */
export function describeFaults(faults: readonly BuiltFault[]): string {
  const byPath = Map.groupBy(faults, ({ path }) => path);
  const blocks = [...byPath].map(([path, ofPath]) =>
    [path, ...new Set(ofPath.map(({ message }) => `  ${message}`))].join('\n'),
  );
  return [
    ...blocks,
    `${faults.length} problem${faults.length === 1 ? '' : 's'} on ${byPath.size} page${byPath.size === 1 ? '' : 's'}.`,
  ].join('\n');
}
