import { readFileSync } from 'node:fs';
import defaults from '../../site.config.ts';
import { length } from '../../src/domain/rules/prose/length.ts';
import { phrases } from '../../src/domain/rules/prose/phrases.ts';
import type { ProseRule } from '../../src/domain/rules/prose/prose-rule.ts';
import { proseRules } from '../../src/domain/rules/prose/prose-rules.ts';
import { buildDay } from '../../src/build-day.ts';
import { readConfig, settingsWarnings } from '../../src/domain/config.ts';
import { contentFolder } from '../../src/domain/content-files.ts';
import type { Fault } from '../../src/domain/faults.ts';
import type { Records } from '../../src/domain/records.ts';
import { dosesAboveLimits } from '../../src/domain/rules/children-doses.ts';
import { datesCanBe } from '../../src/domain/rules/plain-words.ts';
import { referencesAreCited } from '../../src/domain/rules/references.ts';
import { inspectRecords } from '../../src/records.ts';
import { filesNobodyReads, inFolder, leapsSinceCommit } from './check-warnings.ts';

/** All that can be known without building: what stops a build, what must not be said, and what may be meant. */
export interface Checked {
  /** What could be read. */
  records: Records;
  faults: Fault[];
  /**
   * Words that no page may hold, and essays too short or too long. `npm run check` refuses them; a build only says so, so
   * that one sentence does not hold up another.
   */
  prose: Fault[];
  warnings: Fault[];
}

/** What of the writing is plain to count, and wrong whatever was meant. How it reads is for the writer to judge. */
const refusedProse: readonly ProseRule[] = [phrases, length];

/** What may be meant in a set of records that is whole. */
const warningsOf = (records: Records, root: string): Fault[] => [
  ...proseRules.filter((check) => !refusedProse.includes(check)).flatMap((check) => check(records)),
  ...dosesAboveLimits(records),
  ...referencesAreCited(records),
  ...leapsSinceCommit((file) => readFileSync(file, 'utf8'), root),
];

/** Checks settings, records and essays, and says everything that is wrong or may be, of all kinds, at once. */
export function checkAll(env: Record<string, string | undefined> = process.env, root = contentFolder): Checked {
  const { records, faults, warnings } = inspectRecords(root);
  const dates = datesCanBe(records, buildDay(env));
  const others = [
    ...dates.warnings,
    ...filesNobodyReads(root),
    ...(faults.length === 0 ? warningsOf(records, root) : []),
  ];
  return {
    records,
    faults: [...readConfig(defaults, env).faults, ...faults, ...inFolder(dates.faults, root)],
    prose: inFolder(
      refusedProse.flatMap((check) => check(records)),
      root,
    ),
    warnings: [...settingsWarnings(defaults, env), ...warnings, ...inFolder(others, root)],
  };
}
