/** “20 mg”, “0.5 mcg”: on the bottle beside the name, and no part of it. */
const strength = /\b\d[\d.,]*\s*(?:mgs?|milligrams?|mcg|μg|micrograms?|g|grams?|ml|iu|meq|units?)\b/gi;

/** What was typed without strengths, and without signs that nobody sees or that a keyboard writes in two ways. */
export const asTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/['‘`´]/g, '’')
    .replaceAll(strength, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** Somebody who has no name to write. */
const noName =
  /^(?:(?:i )?(?:take |have )?(?:nothing|none)(?: yet)?|no (?:medicines?|medications?|meds|pills)|i (?:don['’]?t|do not) (?:know|take anything)|not sure|idk|n\/?a)\.?$/i;
/** Somebody who has no drink to tell of. Days without one are another thing: they may be the first. */
const noDrink =
  /^(?:no alcohol|(?:i )?(?:don['’]?t|do not|never) drink(?: alcohol| at all)?|(?:i am |i['’]?m )?sober(?: for)?(?: \d+ (?:months?|years?))?)\.?$/i;

/** Whether somebody says that there is nothing to write. */
export const saysNothing = (typed: string): boolean => noName.test(typed) || noDrink.test(typed);
