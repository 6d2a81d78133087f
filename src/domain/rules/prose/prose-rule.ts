import type { Fault } from '../../faults.ts';
import type { Records } from '../../records.ts';

/** A rule on how the essays and records are written. Files in its faults are paths below `content`. */
export type ProseRule = (records: Records) => Fault[];
