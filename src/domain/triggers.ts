/** What may stand between two words. */
const space = '[\\s\\u00a0‑-]+';

/**
 * A trigger of a care card as the source of a pattern: whole words, any space or hyphen between them, a star for any ending, and one that
 * stands alone for up to four words that join nothing new, “ate two of my gummies”.
 */
function sourceOf(trigger: string): string {
  const words = trigger
    .replace(/\*$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[\s-]+/g, space)
    .replaceAll('’', "[’']?")
    .replaceAll(
      `*${space}`,
      `(?:(?!(?:and|with|then|but|so|before|after|at|for|takes?|taking|took)${space})[\\p{L}\\p{N}’']+${space}){0,4}`,
    );
  return `(?<![\\p{L}\\p{N}])${words}${trigger.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'}`;
}

const patterns = new Map<string, RegExp>();

/** One pattern for a list of triggers, made once. */
function pattern(triggers: readonly string[]): RegExp {
  const key = triggers.join('|');
  const made = patterns.get(key) ?? new RegExp(triggers.map(sourceOf).join('|') || '(?!)', 'iu');
  patterns.set(key, made);
  return made;
}

/** True where a text holds any of the triggers. */
export const holdsAny = (text: string, triggers: readonly string[]) => pattern(triggers).test(text);

/** The triggers that a text holds, in their own order; none for a text that needs no card. */
export function triggersIn(text: string, triggers: readonly string[]): string[] {
  return holdsAny(text, triggers) ? triggers.filter((trigger) => holdsAny(text, [trigger])) : [];
}
