import { z } from 'zod';
import { blank } from '../text/blanks.ts';

/** A record's file name without its ending: lower case, digits and single hyphens. It is the record's id and its anchor. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A record's own id, where it isn't its file name. */
export const id = z.string().regex(idPattern, 'an id is lower case words joined by hyphens, as in "calm-focus"');

/** What a field can name: a kind of record, an essay, a habit. */
type Named =
  | 'references'
  | 'claims'
  | 'careCards'
  | 'helplines'
  | 'doses'
  | 'ingredients'
  | 'medicineTypes'
  | 'conditions'
  | 'supplements'
  | 'essays'
  | 'habits';

/** The id of another record. `names` goes into the JSON Schema, where the check reads what there is to name. */
export const idOf = (names: Named) => id.meta({ names });

/** A text with typographic quotes in place of straight ones, and one space between words. */
const typographic = (text: string): string =>
  text
    .replaceAll(/(?<=^|[\s([{—–-])"/gm, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([{“—–-])'(?!\d\ds|tis\b|twas\b)/gim, '‘')
    .replaceAll("'", '’')
    .replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ');

/**
 * Prose shown to readers. Straight quotes and double spaces are converted: editors needn't think about them. On a screen it may contain marks:
 * `[words](/address)`, `[words](claim:id)` and `[words](reference:id)`.
 */
export const prose = z
  .string()
  .overwrite(typographic)
  .refine((text) => text.length > 1 && /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text), 'write at least a word');

/** A text with so many blanks. */
export const withBlanks = (count: number) =>
  prose.refine((text) => text.split(blank).length === count + 1, {
    error: `write … for each blank, ${count} in all: the site puts a name, a number or a date there`,
  });

/** One paragraph or more. */
export const paragraphs = z.array(prose).min(1);

/** A calendar day, `2026-11-21`. Impossible days are refused. */
export const isoDate = z.iso.date('write a day that exists as year-month-day, such as 2026-01-31');

/** Whole US cents: sums of floats drift. */
export const cents = z
  .int('the unit is cents: $19 is written 1900')
  .min(100, 'the unit is cents: $19 is written 1900')
  .max(20_000, 'the unit is cents: $19 is written 1900, and nothing here costs more than $200');

/** Where a list keeps its order when each record is a file of its own. */
export const order = z.int().min(1, 'the first is 1');

/** One emoji, drawn next to a text and hidden from screen readers. */
export const emoji = z.string().regex(/^\p{RGI_Emoji}$/v, 'write one emoji');

/** Whole years of age, both ends included: 4-8 lasts until the ninth birthday. */
export const ageRange = z
  .strictObject({ from: z.int().min(0), to: z.int().max(120) })
  .refine(({ from, to }) => from <= to, '`from` is the younger age and comes first');

/** What a sentence about safety rests on: sources that were read, or our own caution, which then says so. */
export const restsOn = {
  references: z.array(idOf('references')).default([]),
  /** True where no source says it in so many words: our own caution, written in our own voice ("We ask you to …"). */
  own: z.boolean().default(false),
};

/** Whether a sentence rests on something. */
export const isFounded = ({ references, own }: { references: string[]; own: boolean }): boolean =>
  references.length > 0 || own;

/** What's wrong with a sentence that rests on nothing. */
export const unfounded = {
  path: ['references'] as PropertyKey[],
  error: 'name what it rests on; where it is our own caution, write `own: true`',
};

/** Whether a trigger is written in its notation: a star only at the end of a word, and typographic apostrophes. */
export const isTrigger = (text: string): boolean => text === text.trim() && !/(?:^|\s)\*|\*[^\s-]|'/.test(text);

/** Words by which a danger is known, in the notation of `triggers.ts`: `sleeping pill*`. Case is ignored. */
export const trigger = z
  .string()
  .regex(/[\p{L}\p{N}]{3}/u, 'at least three letters')
  .refine(isTrigger, 'write a star only at the end of a word, and the apostrophe as ’');
