/** What may separate two words. */
const space = '[\\s\\u00a0‑-]+';
/** Up to four words that join nothing new: “ate two of my gummies”, and no “ate lunch and gummies”. */
const fewWords = `(?:(?!(?:and|with|then|but|so|before|after|at|for|takes?|taking|took)${space})[\\p{L}\\p{N}’']+${space}){0,4}`;

/** The signs of the notation: a choice that may be left out, with its space; few words; and one at a time. */
const signs = /\(([^()]*)\)\? |(?<= )\* |n’t\b|[\s-]+|[(*#’.+?^${}[\]\\]/g;

/** The words of a trigger as the source of a pattern. */
const wordsOf = (trigger: string): string =>
  trigger.replace(signs, (sign, optional?: string) => {
    if (optional !== undefined) return `(?:(?:${wordsOf(optional)})${space})?`;
    if (sign === '* ') return fewWords;
    if (sign === 'n’t') return "(?:n[’']?t|n? ?not)";
    if (/^[\s-]/.test(sign)) return space;
    return { '(': '(?:', '*': '[\\p{L}\\p{N}]*', '#': '\\d', '’': "[’']?" }[sign] ?? `\\${sign}`;
  });

/**
 * A trigger as the source of a pattern: whole words, any space or hyphen between them. `(a|b)` is one of them, `(a|b)?` and a space
 * one or none; a star is any ending of a word, and a star alone is up to four words; `#` is a digit; and `can’t` is `cant` and
 * `cannot` too.
 */
const sourceOf = (trigger: string) => `(?<![\\p{L}\\p{N}])(?:${wordsOf(trigger)})(?![\\p{L}\\p{N}]|[.,]\\d)`;

/** Whether a trigger is written in this notation. */
export function isTrigger(text: string): boolean {
  if (/^\*|(?:^| )\*$|\*\*|'/.test(text) || text !== text.trim()) return false;
  try {
    return !new RegExp(sourceOf(text), 'iu').test('');
  } catch {
    return false;
  }
}

const patterns = new Map<string, RegExp>();

/** One pattern for a list of triggers, made once. */
function pattern(triggers: readonly string[]): RegExp {
  const key = triggers.join('\n');
  const made = patterns.get(key) ?? new RegExp(triggers.map(sourceOf).join('|') || '(?!)', 'iu');
  patterns.set(key, made);
  return made;
}

/** True if a text contains any of the triggers. */
export const holdsAny = (text: string, triggers: readonly string[]) => pattern(triggers).test(text);

/** The triggers that a text contains, in their own order; none for a text that needs no card. */
export function triggersIn(text: string, triggers: readonly string[]): string[] {
  return holdsAny(text, triggers) ? triggers.filter((trigger) => holdsAny(text, [trigger])) : [];
}
