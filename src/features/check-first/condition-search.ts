import type { ToolData } from '../../domain/reader.ts';

/** A condition that was typed where a medicine was asked for. */
export interface FoundCondition {
  id: string;
  name: string;
  /** As a reader says it: “I drink on most days”. */
  question: string;
  /** No sign that something is wrong now. */
  isSteady?: true;
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

/** What was typed, parted into the conditions that it names and the words that are left. */
export type ConditionsFound = { conditions: FoundCondition[]; left: string };

/** “I am 70”, “age 78”, “68 yr old”, “7-year-old”, “18 months old”. A weight is none, and years alone are one only of the old. */
const agePatterns = [
  /(?<!\p{L})(?:aged?|i am|i'm|im|he is|he's|she is|she's)\s+(\d{1,3})(?!\s*(?:\d|kg|lbs?|pounds?|feet|foot|ft|hours?|days?|weeks?|months?|(?:years?|yrs?)\s+(?:sober|clean|off|free|on|without|post)))/gu,
  /(?<!\d)(\d{1,3})[\s-]*(?:years?|yrs?|y)[\s./-]*(?:old|o)(?!\p{L})/gu,
  /(?<!\d)([6-9]\d|1[01]\d)[\s-]*(?:years?|yrs?)(?!\p{L})/gu,
];
const ageInMonths = /(?<!\d)\d{1,2}[\s-]*months?[\s-]*old(?!\p{L})/gu;

/** The ages in years that a text gives, and the text without them. */
function agesIn(text: string): { ages: number[]; left: string } {
  const ages: number[] = [];
  let left = text.replaceAll(ageInMonths, () => {
    ages.push(0);
    return ' ';
  });
  for (const pattern of agePatterns)
    left = left.replaceAll(pattern, (_, years: string) => {
      ages.push(Number(years));
      return ' ';
    });
  return { ages, left };
}

/**
 * A search for the conditions that a text names, whole words only: “two glasses of wine” means alcohol, and “ginger” no gin. Of
 * words that lie within one another the longest counts, so that “low blood pressure” is not the high one.
 */
export function conditionsIn(list: ToolData['conditions']): (typed: string) => ConditionsFound {
  const idsOf = new Map<string, Set<string>>();
  for (const word of list.flatMap(({ otherwise }) => otherwise)) idsOf.set(plain(word), new Set());
  for (const { id, name, everyday } of list)
    for (const word of [name, ...everyday].map(plain)) idsOf.set(word, (idsOf.get(word) ?? new Set()).add(id));
  const longestFirst = [...idsOf]
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([word, ids]) => ({
      ids,
      pattern: new RegExp(`(?<![\\p{L}'])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}'])`, 'gu'),
    }));
  return (typed) => {
    const aged = agesIn(plain(typed));
    let { left } = aged;
    const met = new Set<string>();
    for (const { id, ages } of list)
      if (ages && aged.ages.some((age) => age >= ages.from && age <= ages.to)) met.add(id);
    for (const { ids, pattern } of longestFirst) {
      const without = left.replaceAll(pattern, ' ');
      if (without !== left) for (const id of ids) met.add(id);
      left = without;
    }
    return { conditions: list.filter(({ id }) => met.has(id)), left: plain(left) };
  };
}
