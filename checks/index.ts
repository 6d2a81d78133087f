import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../src/domain/config.ts';
import type { Records } from '../src/domain/records.ts';
import { filesBelow, readPages, type BuiltPage } from './built-page.ts';
import { weightsAreWithin } from './budgets.ts';
import { care } from './care.ts';
import { claims } from './claims.ts';
import { glyphs } from './glyphs.ts';
import { heads } from './heads.ts';
import { helplines } from './helplines.ts';
import { links } from './links.ts';
import { money } from './money.ts';
import { moneyFiles } from './money-files.ts';
import { origins } from './origins.ts';
import { reviews } from './reviews.ts';
import { standing } from './standing.ts';

/** What a check looks at. */
export interface Built {
  pages: BuiltPage[];
  /** Every file of the build. */
  files: ReadonlySet<string>;
  /** The content of one of them. */
  read: (file: string) => Buffer;
  config: SiteConfig;
  records: Records;
}

/** Something wrong in the built site, and how to mend it. */
export interface BuiltFault {
  path: string;
  message: string;
}

/** A rule on the built files. One a file, each with its test. */
export type BuiltCheck = (built: Built) => BuiltFault[];

const checks: readonly BuiltCheck[] = [heads, links, origins, money, moneyFiles, care, helplines, reviews, claims, standing, weightsAreWithin, glyphs];

/** What is wrong with a built site, told to the person who can mend it. */
export class BuiltError extends Error {
  override name = 'BuiltError';
}

/** A built folder as the checks look at it. */
export const readBuilt = (folder: string, made: Pick<Built, 'config' | 'records'>): Built =>
  ({ pages: readPages(folder), files: new Set(filesBelow(folder)), read: (file) => readFileSync(join(folder, file)), ...made });

/** Runs every check on a built site. Throws one `BuiltError` that lists all faults by page. */
export function checkBuilt(built: Built): void {
  const faults = checks.flatMap((check) => check(built));
  if (faults.length > 0) throw new BuiltError(describeFaults(faults));
}

function describeFaults(faults: readonly BuiltFault[]): string {
  const byPath = Map.groupBy(faults, ({ path }) => path);
  const blocks = [...byPath].map(([path, ofPath]) => [path, ...new Set(ofPath.map(({ message }) => `  ${message}`))].join('\n'));
  return [...blocks, `${faults.length} problem${faults.length === 1 ? '' : 's'} on ${byPath.size} page${byPath.size === 1 ? '' : 's'}.`].join('\n');
}
