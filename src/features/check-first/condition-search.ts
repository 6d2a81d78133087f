import type { ToolData } from '../../domain/reader.ts';

/** A condition that was typed where a medicine was asked for. */
export interface FoundCondition {
  id: string;
  name: string;
  /** As a reader says it: “I drink on most days”. */
  question: string;
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

/** What was typed, parted into the conditions that it names and the words that are left. */
export type ConditionsFound = { conditions: FoundCondition[]; left: string };

/**
 * A search for the conditions that a text names, whole words only: “two glasses of wine” means alcohol, and “ginger” no gin. Of
 * words that lie within one another the longest counts, so that “low blood pressure” is not the high one.
 */
export function conditionsIn(list: ToolData['conditions']): (typed: string) => ConditionsFound {
  const words = list
    .flatMap(({ id, name, everyday }) => [name, ...everyday].map((word) => ({ id, name, word: plain(word) })))
    .toSorted((a, b) => b.word.length - a.word.length);
  const letters = [...new Set(words.map(({ word }) => word))];
  const whole = new Map(
    letters.map((word) => [
      word,
      new RegExp(`(?<![\\p{L}'])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}'])`, 'gu'),
    ]),
  );
  return (typed) => {
    let left = plain(typed);
    const met = new Set<string>();
    for (const [word, pattern] of whole) {
      const without = left.replaceAll(pattern, ' ');
      if (without !== left) met.add(word);
      left = without;
    }
    const named = words.filter(({ word }) => met.has(word));
    return {
      conditions: list
        .filter(({ id }) => named.some((one) => one.id === id))
        .map(({ id, name, question }) => ({ id, name, question })),
      left: plain(left),
    };
  };
}
