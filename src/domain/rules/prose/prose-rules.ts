import { length } from './length.ts';
import { openings } from './openings.ts';
import { phrases } from './phrases.ts';
import type { ProseRule } from './prose-rule.ts';
import { quotes } from './quotes.ts';
import { readsEasily } from './reads-easily.ts';
import { related } from './related.ts';
import { runs } from './runs.ts';

/** Every rule on the writing. Citations, care cards and fields are checked when the records are read. */
export const proseRules: readonly ProseRule[] = [length, readsEasily, openings, runs, phrases, quotes, related];
