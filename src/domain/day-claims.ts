import type { Claim } from './schema/evidence.ts';

const spelled = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The numbers of a text, in digits however they are written. */
export function numbersIn(text: string): Set<number> {
  const words = text.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  return new Set(
    words.flatMap((word) => {
      if (/^\d+$/.test(word)) return [Number(word)];
      const small = spelled.indexOf(word);
      if (small >= 0) return [small + 2];
      const ten = tens.indexOf(word);
      return ten >= 0 ? [(ten + 2) * 10] : [];
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
    const numbers = numbersIn(claim.text);
    const sharing = texts.filter((text) => [...numbersIn(text)].some((number) => numbers.has(number)));
    for (const text of sharing.length > 0 ? sharing : texts.slice(0, 1)) found.get(text)?.push(claim.id);
  }
  return found;
}
