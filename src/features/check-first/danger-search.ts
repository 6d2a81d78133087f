import { isAsHighAsAny } from '../../domain/blood-pressure.ts';
import type { SentDanger } from '../../domain/reader.ts';
import { holdsAny } from '../../domain/triggers.ts';
import { asTyped, withStrengths } from './as-typed.ts';

/** What holds words of a danger and is none. */
const ordinaryTalk = [
  // A time, and no number of pills: “took 20 minutes”, “ate 2 hours ago”.
  /\b(?:took|ate|taken)\s+(?:\d+|[a-z]+)\s+(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b/gi,
  // As it is prescribed, and no dose too many: “took Eliquis twice daily”.
  /\b(?:twice|two times|2 times)\s+(?:daily|(?:an?|per|each|every)\s+(?:day|week|month))\b/gi,
  // Sleepy, and no more: “hard to wake up in the morning”.
  /\bhard\s+to\s+wake\s+up\s+(?:in\s+the|every|each)\s+mornings?\b/gi,
  // Of low blood sugar, and not of the last drink.
  /\b(?:shaking|shaky)\b(?=.*\blow (?:blood )?sugar)|(?<=\blow (?:blood )?sugar.*)\b(?:shaking|shaky)\b/gi,
];

/** What stands between words and is none, “I want … to die”: signs, emoji, and points and commas outside a number. */
const betweenWords = /[^\p{L}\p{M}\p{N}\s.,/’'-]+|[.,]+(?!\d)/gu;

/**
 * A search for the dangers that a text names. Somebody frightened types into the first field there is. A blood pressure among the
 * words of a danger stands for every one as high. A text is read with its strengths, “took 40 units instead of 10”, and without them.
 */
export const dangersIn =
  (dangers: readonly SentDanger[]) =>
  (text: string): SentDanger[] => {
    const [typed, strong] = [asTyped(text), withStrengths(text)].map((one) =>
      ordinaryTalk.reduce((left, talk) => left.replaceAll(talk, ' … '), one.replaceAll(betweenWords, ' ')),
    ) as [string, string];
    return dangers.filter(
      (danger) => holdsAny(typed, danger.typed) || holdsAny(strong, danger.typed) || isAsHighAsAny(typed, danger.typed),
    );
  };
