import { isAsHighAsAny } from '../../domain/blood-pressure.ts';
import type { SentDanger } from '../../domain/reader.ts';
import { holdsAny } from '../../domain/triggers.ts';

/** “Took 20 minutes”, “ate 2 hours ago”: a time, and no number of pills. */
const timeTaken =
  /\b(?:took|ate|taken)\s+(?:\d+|[a-z]+)\s+(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b/gi;

/** What stands between words and is none, “I want … to die”: signs, emoji, and points and commas outside a number. */
const betweenWords = /[^\p{L}\p{M}\p{N}\s.,/’'-]+|[.,]+(?!\d)/gu;

/**
 * A search for the dangers that a text names. Somebody frightened types into the first field there is. A blood pressure among the
 * words of a danger stands for every one as high.
 */
export const dangersIn =
  (dangers: readonly SentDanger[]) =>
  (text: string): SentDanger[] => {
    const typed = text.replaceAll(betweenWords, ' ').replaceAll(timeTaken, ' ');
    return dangers.filter((danger) => holdsAny(typed, danger.typed) || isAsHighAsAny(typed, danger.typed));
  };
