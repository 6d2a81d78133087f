const patterns = new Map<string, RegExp>();

/** A trigger of a care card as a pattern: whole words, any space or hyphen between them, a star for any ending. */
function pattern(trigger: string): RegExp {
  const known = patterns.get(trigger);
  if (known) return known;
  const words = trigger
    .replace(/\*$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[\s-]+/g, '[\\s\\u00a0‑-]+')
    .replaceAll('’', '[’\']');
  const ending = trigger.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])';
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${words}${ending}`, 'iu');
  patterns.set(trigger, made);
  return made;
}

/** The triggers that a text holds, in their own order; none for a text that needs no card. */
export function triggersIn(text: string, triggers: readonly string[]): string[] {
  return triggers.filter((trigger) => pattern(trigger).test(text));
}
