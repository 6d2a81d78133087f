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
  const idsOf = new Map<string, Set<string>>();
  for (const { id, name, everyday } of list)
    for (const word of [name, ...everyday].map(plain)) idsOf.set(word, (idsOf.get(word) ?? new Set()).add(id));
  const longestFirst = [...idsOf]
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([word, ids]) => ({
      ids,
      pattern: new RegExp(`(?<![\\p{L}'])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}'])`, 'gu'),
    }));
  return (typed) => {
    let left = plain(typed);
    const met = new Set<string>();
    for (const { ids, pattern } of longestFirst) {
      const without = left.replaceAll(pattern, ' ');
      if (without !== left) for (const id of ids) met.add(id);
      left = without;
    }
    return { conditions: list.filter(({ id }) => met.has(id)), left: plain(left) };
  };
}
