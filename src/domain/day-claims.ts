import type { Claim } from './schema/evidence.ts';

const spelled = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** What may stand between a number and what it counts: “7 to 9 hours”, “five quiet minutes”. */
const between = /^(?:to|or|and|about|at|more|active|quiet|of)$/;

/** A number in digits, however it is written; none for another word. */
function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const small = spelled.indexOf(word);
  if (small >= 0) return small + 2;
  const ten = tens.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : undefined;
}

/** Up to here a number is common: of two that are the same each may count something else. */
const common = 12;

/** The figures of a text: its numbers, and behind a common one what it counts, “7 pm”, “5 minute”. */
export function figuresIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  return new Set(
    words.flatMap((word, index) => {
      const number = numberOf(word);
      if (number === undefined) return [];
      const counted = words.slice(index + 1).find((next) => numberOf(next) === undefined && !between.test(next)) ?? '';
      return [number > common ? `${number}` : `${number} ${counted.replace(/s$/, '')}`];
    }),
  );
}

/**
 * What each text of a day rests on: a claim stands behind every text that gives one of its figures, and behind the first
 * text where none does.
 */
export function claimsByText(
  texts: readonly string[],
  claims: readonly Pick<Claim, 'id' | 'text'>[],
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>(texts.map((text) => [text, []]));
  for (const claim of claims) {
    const figures = figuresIn(claim.text);
    const sharing = texts.filter((text) => !figuresIn(text).isDisjointFrom(figures));
    for (const text of sharing.length > 0 ? sharing : texts.slice(0, 1)) found.get(text)?.push(claim.id);
  }
  return found;
}
