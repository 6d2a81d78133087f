/** “20 mg”, “0.5 mcg”: on the bottle beside the name, and no part of it. */
const strength = /\b(\d[\d.,]*)\s*(mgs?|milligrams?|mcg|μg|micrograms?|g|grams?|ml|iu|meq|units?)\b/gi;

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** What was typed without signs that nobody sees or that a keyboard writes in two ways. */
const asWritten = (text: string): string =>
  tidy(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/['‘`´]/g, '’'),
  );

/** What was typed as `asWritten`, without strengths. */
export const asTyped = (text: string): string => tidy(asWritten(text).replaceAll(strength, ' '));

/** What was typed with every strength as one word, “20mg”, so that no number of it is one of pills: “10,000 mg” is “10000mg”. */
export const withStrengths = (text: string): string =>
  asWritten(text).replaceAll(strength, (_, number: string, unit: string) => number.replaceAll(',', '') + unit);

/** Somebody who has no name to write. */
const noName =
  /^(?:(?:i )?(?:take |have )?(?:nothing|none)(?: yet)?|no (?:medicines?|medications?|meds|pills)|i (?:don['’]?t|do not) (?:know|take anything)|not sure|idk|n\/?a)\.?$/i;
/** Somebody who has no drink to tell of. Days without one are another thing: they may be the first. */
const noDrink =
  /^(?:no alcohol|(?:i )?(?:don['’]?t|do not|never) drink(?: alcohol| at all)?|(?:i am |i['’]?m )?sober(?: for)?(?: \d+ (?:months?|years?))?)\.?$/i;

/** Whether somebody says that there is nothing to write. */
export const saysNothing = (typed: string): boolean => noName.test(typed) || noDrink.test(typed);
