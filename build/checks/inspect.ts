import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../../src/site/pages.ts';
import type { Problem } from '../../src/problems/problems.ts';
import { filesBelow, parsePage } from './built-page.ts';
import {
  atRecords,
  notesAt,
  problemsIn,
  warningsIn,
  type Built,
  type BuiltCheck,
  type PageFindings,
} from './built-check.ts';
import { activeMarkup } from './active-markup.ts';
import { weightsAreWithin } from './within-budget.ts';
import { carePlacement, forbiddenAdviceOnPages } from './dangers.ts';
import { bareAmounts } from './doses.ts';
import { citationMarks, heads, unlistedPages } from './pages.ts';
import { deadLinks, wrongNumbers } from './links.ts';
import { paidLinks, affiliateTagInFiles } from './paid-links.ts';
import type { Weight } from './weights.ts';

const checks: readonly BuiltCheck[] = [
  unlistedPages,
  weightsAreWithin,
  heads,
  deadLinks,
  activeMarkup,
  paidLinks,
  affiliateTagInFiles,
  carePlacement,
  forbiddenAdviceOnPages,
  wrongNumbers,
  bareAmounts,
  citationMarks,
];

/**
 * Runs every check on a built folder that is compressed already, and returns what is wrong and what each page weighs. Only one
 * page at a time is parsed in memory.
 */
export function inspect(
  folder: string,
  made: Pick<Built, 'config' | 'records'>,
): { problems: Problem[]; warnings: Problem[]; weights: Weight[] } {
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
  const found = pages.map((file): PageFindings => {
    const page = parsePage(file, readFileSync(join(folder, file), 'utf8'));
    return { path: page.path, findings: checks.map((check) => check.page?.(page, built) ?? {}) };
  });
  return {
    problems: atRecords(problemsIn(checks, found, built), built.records),
    warnings: warningsIn(found),
    weights: [...notesAt(found, checks.indexOf(weightsAreWithin)).values()] as Weight[],
  };
}
