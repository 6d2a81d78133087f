import type { Fault } from '../../src/domain/faults.ts';
import type { Records } from '../../src/domain/records.ts';
import { length } from './length.ts';
import { openings } from './openings.ts';
import { phrases } from './phrases.ts';
import { quotes } from './quotes.ts';
import { reading } from './reading.ts';
import { related } from './related.ts';
import { runs } from './runs.ts';

/** A rule on how the essays and records are written. Files in its faults are paths below `src/content`. */
export type ProseCheck = (records: Records) => Fault[];

/** Every rule on the writing. Citations, care cards and fields are checked when the records are read. */
export const proseChecks: readonly ProseCheck[] = [length, reading, openings, runs, phrases, quotes, related];
