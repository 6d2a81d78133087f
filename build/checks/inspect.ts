import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../../src/site/pages.ts';
import type { Problem } from '../../src/problems/problems.ts';
import { filesBelow, parsePage } from './built-page.ts';
import { locateInRecords, runChecks, type Built, type BuiltCheck } from './built-check.ts';
import { pageBudgets, sharedBudgets } from './within-budget.ts';
import { carePlacement, forbiddenAdviceOnPages } from './dangers.ts';
import { bareAmounts } from './doses.ts';
import { citationMarks, heads, unlistedPages } from './pages.ts';
import { deadLinks, wrongNumbers } from './links.ts';
import { paidLinks, affiliateTagInFiles } from './paid-links.ts';

const checks: readonly BuiltCheck[] = [
  unlistedPages,
  pageBudgets,
  sharedBudgets,
  heads,
  deadLinks,
  paidLinks,
  affiliateTagInFiles,
  carePlacement,
  forbiddenAdviceOnPages,
  wrongNumbers,
  bareAmounts,
  citationMarks,
];

/**
 * Runs every check on a built folder that is compressed already, and returns what is wrong. Only one
 * page at a time is parsed in memory.
 */
export function inspect(
  folder: string,
  made: Pick<Built, 'config' | 'records' | 'kept'>,
): { problems: Problem[]; warnings: Problem[] } {
  const files = filesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const read = (file: string) => readFileSync(join(folder, file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const built: Built = {
    paths: new Set(pages.map(addressOf)),
    files: new Set(files),
    read,
    sent: (file) => (existsSync(join(folder, `${file}.br`)) ? read(`${file}.br`) : read(file)),
    ...made,
  };
  function* parsed() {
    for (const file of pages) yield parsePage(file, readFileSync(join(folder, file), 'utf8'));
  }
  const all = runChecks(checks, built, parsed());
  const problems = all.filter(({ isWarning }) => !isWarning);
  return {
    problems: locateInRecords(problems, built.records),
    warnings: all.filter(({ isWarning }) => isWarning),
  };
}
