import { z } from 'zod';
import { idOf } from './common.ts';

/** The signs of a phrase, and the regular expressions that they stand for. The head of `content/forbidden-advice.yaml` explains them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [
    /NOT /g,
    '(?:not|never|nobody|no one|no longer|without) (?:(?:ever|even|to|have|really|always|be|one|people|should|will|can|longer|that) )*',
  ],
  [/(?<= |^)(\([^()]*\))\? /g, '(?:$1 )?'],
  [/_(\{[\d,]+\}) /g, '(?:_ )$1'],
  [/_/g, '[a-z]+'],
  [/ ?…,… /g, '.*(?<!\\w)'],
  [/… /g, '[^,]*(?<!\\w)'],
];

const patternOf = (phrase: string, flags: string) => {
  const source = signs.reduce((text, [sign, meaning]) => text.replaceAll(sign, meaning), phrase);
  return new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, flags);
};

/** Phrases, read as patterns. With “g” among the flags a pattern replaces every place where a phrase is. */
const phrases = (flags = '') =>
  z.array(
    z.string().transform((phrase, context) => {
      try {
        return patternOf(phrase, flags);
      } catch {
        context.addIssue('write a phrase as the head of this file says, and close each (');
        return z.NEVER;
      }
    }),
  );

/** Words, some on each line of the file. */
const words = z
  .array(z.string().regex(/^[a-z0-9§-]+( [a-z0-9§-]+)*$/, 'write words in lower case, with one space between two'))
  .transform((lines): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' '))));

const danger = z.strictObject({ nouns: phrases(), changes: words, never: phrases() });

/** What no sentence may tell a reader, and how a sentence is read. The file says what each list is for. */
export const forbiddenAdvice = z.strictObject({
  medicine: danger.extend({ keptNoMore: phrases(), keptApart: phrases() }),
  drinking: danger,
  giving: danger.extend({ unless: phrases() }),
  stopping: words,
  notMedicines: z.array(idOf('medicines')),
  notNames: z.array(z.string()),
  plain: words,
  english: z.strictObject({
    plainPhrases: phrases('g'),
    readers: phrases(),
    persons: phrases(),
    studies: phrases(),
    negations: words,
    permits: words,
    between: words,
    limits: phrases(),
    conditions: words,
    conditional: phrases(),
    inConditions: words,
    statements: phrases(),
    pronouns: phrases('g'),
    references: phrases(),
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
    articles: words,
    questions: words,
    particles: words,
    effects: words,
    irregularPasts: words,
  }),
});

/** How a sentence is read, whatever it’s about. */
export type English = z.infer<typeof forbiddenAdvice>['english'];
