import type { Records } from '../model/records.ts';

/** A substance that has a ceiling or a limit, and the words by which a text names it. */
interface Capped {
  name: string;
  named: RegExp;
  /** One of these is shown wherever its dose is. */
  said: RegExp;
}

/** An amount to swallow: pieces, or milligrams that aren’t someone’s limit. */
const dose = /\b(?:\d+|one|two|three|four|five|six) (?:gumm(?:y|ies)|capsules?|tablets?)\b|\d[\d,]*\s?mg\b/i;

/** What is capped: each ingredient with a ceiling, by its own name, its id and the supplements that contain it. */
export function cappedIn({
  ingredients,
  supplements,
  limits,
}: Pick<Records, 'ingredients' | 'supplements' | 'limits'>): Capped[] {
  return ingredients.flatMap(({ id, ceiling }): Capped[] => {
    if (!ceiling) return [];
    const bottles = supplements.filter((supplement) => supplement.ingredients.includes(id)).map(({ name }) => name);
    const names = [id.replaceAll('-', ' '), ...bottles].map((name) => name.replace(/(?:y|ies|s)$/, ''));
    const amounts = [ceiling, ...limits.filter(({ nutrient }) => nutrient === id)].flatMap(({ amount, unit }) =>
      amount === undefined ? [] : [`${amount}\\s${unit}`],
    );
    return [
      {
        name: bottles[0] ?? id,
        named: new RegExp(`\\b(?:${names.join('|')})`, 'i'),
        said: new RegExp(`(?<![\\d,.])(?:${amounts.join('|')})\\b`),
      },
    ];
  });
}

/**
 * What a text gives an amount of, none where it gives none. `around` is the heading or the row that the text is in, if
 * it does not name the substance itself.
 */
export function meantIn(text: string, capped: readonly Capped[], around = ''): Capped[] {
  if (!dose.test(text)) return [];
  const inHead = capped.filter(({ named }) => named.test(around));
  return inHead.length > 0 ? inHead : capped.filter(({ named }) => named.test(text));
}

/** What a text gives an amount of without saying its ceiling or limit; undefined where it says it, or gives none. */
export function withoutCeiling(text: string, capped: readonly Capped[], around = ''): string | undefined {
  return meantIn(text, capped, around).find(({ said }) => !said.test(text))?.name;
}
