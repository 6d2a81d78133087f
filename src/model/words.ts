import { z } from 'zod';
import { numberWord } from '../text/number-words.ts';
import { idOf, prose, trigger } from './common.ts';

/** A regular expression, made of what is written. */
const pattern = (flags: string, sourceOf = (written: string) => written) =>
  z.string().transform((written, context) => {
    try {
      return new RegExp(sourceOf(written), flags);
    } catch {
      context.addIssue('write a regular expression, and close each (');
      return z.NEVER;
    }
  });

const number = `(?!1\\b|one\\b)(?:\\d+|${numberWord})`;

/**
 * Regular expressions that begin and end at a word, in which NUMBER is any but “one”, in digits or in words. With “g” among the flags
 * a pattern replaces every place where it matches.
 */
const phrases = (flags = '') =>
  z.array(pattern(flags, (phrase) => `(?<!\\w)(?:${phrase.replaceAll('NUMBER', number)})(?!\\w)`));

/** Words with one space between two. */
const words = z
  .string()
  .regex(/^[a-z0-9§-]+( [a-z0-9§-]+)*$/, 'write words in lower case, with one space between two')
  .transform((row): ReadonlySet<string> => new Set(row.split(' ')));

const danger = z.strictObject({
  nouns: phrases(),
  about: phrases().default([]),
  changes: words,
  never: phrases(),
  keeping: words.default(new Set()),
  keptApart: phrases().default([]),
  plain: words,
  unless: phrases(),
});

/** What no sentence may tell a reader, and how a sentence is read. The file says what each list is for. */
export const forbiddenAdvice = z.strictObject({
  stopping: danger,
  giving: danger,
  /** A drink together with a medicine: what each is called, what joins them, and what makes such a sentence fine. */
  mixing: z.strictObject({ drinks: phrases('g'), medicines: phrases('g'), joins: phrases(), unless: phrases() }),
  notMedicines: z.array(idOf('medicineTypes')),
  notNames: z.array(z.string()),
  plain: z
    .record(z.string(), words)
    .transform((topics) => new Set(Object.values(topics).flatMap((topic) => [...topic]))),
  english: z.strictObject({
    plainPhrases: phrases('g'),
    readers: words,
    others: words,
    negations: words,
    between: words,
    limits: words,
    conditions: words,
    statements: phrases(),
    pronouns: phrases('g'),
    advisers: phrases(),
    asks: phrases(),
    asksAdviser: phrases(),
    asksBack: phrases(),
    warns: phrases(),
    thoughtOf: phrases(),
    suggests: phrases(),
    helpers: words,
    instructed: words,
    times: words,
    particles: words,
    effects: words,
  }),
});

/** The lists of one danger, and how a sentence is read, whatever it’s about. */
export type DangerLists = z.infer<typeof danger>;
export type English = z.infer<typeof forbiddenAdvice>['english'];

/** In a row on wording § is the name of a supplement, and case is ignored. */
const inRow = pattern('i');

/** Rules on wording. */
export const wording = z.array(
  z.strictObject({
    /**
     * What is looked at: each sentence by itself (the default), each text or paragraph by itself, each text of a record with its part (a
     * step, a habit) or with the whole record around it, or a whole file as one text.
     */
    in: z.enum(['sentence', 'text', 'part', 'record', 'file']).default('sentence'),
    /** Files below `content` that it’s for, each with a space and the field behind it; left out, all. */
    only: inRow.optional(),
    /** What must not be said, or not alone: its first group, or all of it. Left out, each text has to say what it `needs`. */
    find: inRow.optional(),
    /** True where a “no” in front of it in the same part of the sentence makes it fine. */
    mayBeDenied: z.boolean().default(false),
    /** A text that matches this is fine. */
    unless: inRow.optional(),
    /** What has to be said around it, by what to write. With all of it, the words are fine. */
    needs: z.record(z.string(), inRow).optional(),
    /** What is wrong, after the words in quotes, and what to write. */
    message: prose,
  }),
);

export type WordingRow = z.infer<typeof wording>[number];

/** Names of diseases, written as triggers are. */
export const diseases = z.array(trigger);
