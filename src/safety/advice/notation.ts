/*
 * The notation of the rule on advice: a phrase a line. A line is a regular expression that begins and ends at a word, in which
 *   _           is any word, and “_{1,4}” one to four of them
 *   …           is anything up to the next comma, and “…,…” anything at all
 *   (a|b)?      between two words, is “a”, “b” or neither
 *   lock > up   is “up”, with “lock” in front of it
 */

const signs: readonly (readonly [RegExp, string])[] = [
  [/^(.+) > /, '(?<=(?<!\\w)$1 )'],
  [/(?<= |^)(\((?:[^()]|\([^()]*\))*\))\? /g, '(?:$1 )?'],
  [/_(\{[\d,]+\}) /g, '(?:_ )$1'],
  [/_/g, '[a-z]+'],
  [/ …$/, '(?: .*)?'],
  [/…,… /g, '.*(?<!\\w)'],
  [/…,…/g, '.*'],
  [/… /g, '[^,]*(?<!\\w)'],
  [/…/g, '[^,]*'],
  [/\((?!\?)/g, '(?:'],
];

/** The sources of the phrases in a text. */
export const sourcesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => signs.reduce((source, [sign, meaning]) => source.replace(sign, meaning), line));

/** The phrases in a text, as patterns. */
export const phrases = (text: string, flags = ''): readonly RegExp[] =>
  sourcesOf(text).map((source) => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, flags));

export const hasAny = (text: string, list: readonly RegExp[]): boolean => list.some((phrase) => phrase.test(text));

/** The words of a text that are one of these phrases. */
export const firstOf = (text: string, list: readonly RegExp[]): string | undefined =>
  list.map((phrase) => phrase.exec(text)?.[0]).find(Boolean);
