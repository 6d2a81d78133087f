import type { Fault } from '../faults.ts';
import type { Records } from '../records.ts';
import { knownIds } from './known-ids.ts';

/** A rule across records. Files in its faults are paths below `src/content`. */
export type Rule = (records: Records) => Fault[];

/** Every rule that a set of records has to keep. */
export const rules: readonly Rule[] = [knownIds];
