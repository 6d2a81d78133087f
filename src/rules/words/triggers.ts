import { escaped } from '../../text/texts.ts';

/**
 * A trigger as the source of a pattern: whole words, any space or hyphen between them, any apostrophe or none. A star ends a word any
 * way.
 */
function sourceOf(trigger: string): string {
  const words = escaped(trigger)
    .replaceAll(/[\s-]+/g, '[\\s\\u00a0‑-]+')
    .replaceAll('’', "[’']?")
    .replaceAll('\\*', '[\\p{L}\\p{N}]*');
  return `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}]|[.,]\\d)`;
}

const patterns = new Map<string, RegExp>();

/** One pattern for a list of triggers, made once. */
export function pattern(triggers: readonly string[]): RegExp {
  const key = triggers.join('\n');
  const made = patterns.get(key) ?? new RegExp(triggers.map(sourceOf).join('|') || '(?!)', 'iu');
  patterns.set(key, made);
  return made;
}

/** The triggers that a text contains, in their own order; none for a text that needs no card. */
export const triggersIn = (text: string, triggers: readonly string[]): string[] =>
  pattern(triggers).test(text) ? triggers.filter((trigger) => pattern([trigger]).test(text)) : [];
