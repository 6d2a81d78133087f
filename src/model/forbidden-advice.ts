import { z } from 'zod';
import { idOf } from './common.ts';

/** Regular expressions that begin and end at a word. With “g” among the flags a pattern replaces every place where it matches. */
const phrases = (flags = '') =>
  z.array(
    z.string().transform((phrase, context) => {
      try {
        return new RegExp(`(?<!\\w)(?:${phrase})(?!\\w)`, flags);
      } catch {
        context.addIssue('write a regular expression, and close each (');
        return z.NEVER;
      }
    }),
  );

/** Words with one space between two. */
const words = z
  .string()
  .regex(/^[a-z0-9§-]+( [a-z0-9§-]+)*$/, 'write words in lower case, with one space between two')
  .transform((row): ReadonlySet<string> => new Set(row.split(' ')));

const danger = z.strictObject({
  nouns: phrases(),
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
  notMedicines: z.array(idOf('medicines')),
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
