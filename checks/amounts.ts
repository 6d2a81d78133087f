import { holdsAny } from '../src/domain/triggers.ts';
import { healthWords } from './words.ts';

const spelledNumbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  thousands: 1000,
};
const spelled = Object.keys(spelledNumbers).join('|');
const number = `(?:\\d+(?:[,.]\\d+)*\\+?|(?<![\\p{L}\\p{N}])(?:${spelled})(?:[\\s-](?:${spelled}))*)`;
/** At most two words between a number and what it counts: “27 small older studies”. */
const between = '(?:(?!(?:and|or|at|to|of|the|an?|this|that|every|each)\\b)[\\p{L}’-]+\\s+){0,2}?';
const counted = 'mg|mcg|studies|study|trials?|children|days?|weeks?|months?|hours?|minutes?';
const pattern = new RegExp(
  `(${number})(?:\\s*(?:[–-]|to|or)\\s*${number})?(?:\\s*(%)|[\\s\\u00a0-](?:${between})(percent|${counted})(?![\\p{L}]))`,
  'giu',
);

/** A number with its unit, as it stands in a text. */
export interface Amount {
  index: number;
  text: string;
}

/** The sentence of a text that holds an index. */
function sentenceAt(text: string, index: number): string {
  const before = text.slice(0, index).search(/[^.!?]*$/);
  const after = text.slice(index).search(/[.!?](?:\s|$)/);
  return text.slice(before, after < 0 ? undefined : index + after);
}

/** Amounts that say something by themselves, whatever stands around them. */
const always = /^(?:%|percent|mg|mcg|studies|study|trials?|children)$/i;
const lasting = /^(?:days?|weeks?|months?)$/i;

/** Every amount of a text, and whether it has to say what it rests on. */
export function everyAmountIn(text: string): (Amount & { isMeant: boolean })[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, amount = '', percent, word] = match;
    const unit = percent ?? word ?? '';
    const isStrong = /\d/.test(amount) && (always.test(unit) || lasting.test(unit));
    return {
      index: match.index,
      text: whole.replace(/\s+/g, ' '),
      isMeant: isStrong || holdsAny(sentenceAt(text, match.index), healthWords),
    };
  });
}

/**
 * The amounts of a text that have to say what they rest on: percentages, doses, counts of studies and of children; days,
 * weeks and months in digits; and, in a sentence about health, the same in words, and hours and minutes.
 */
export const amountsIn = (text: string): Amount[] => everyAmountIn(text).filter(({ isMeant }) => isMeant);

/** One form for amounts that mean the same: “ninety-day”, “90 days” and “90-Day” are all `90 day`. */
export const amountKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (word in spelledNumbers ? String(spelledNumbers[word]) : word))
    .replace(/\s*(?:[–-]|\bto\b|\bor\b)\s*(?=\d)/g, '-')
    .replace(/[\s\u00a0-]+(?=[a-z%])/g, ' ')
    .replace(/^([\d,.+-]+) ?(?:[a-z’ -]* )?([a-z%]+?)s?$/, '$1 $2');
