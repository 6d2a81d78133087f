import type { DangerLists, English } from '../../model/words.ts';

/** What no sentence may tell a reader to do. `content/words/forbidden-advice.yaml` says what each list is for. */
export interface Danger extends DangerLists {
  /** What to say of a sentence that does it. */
  says: string;
  /** What a sentence has to name, which becomes "§". */
  noun: RegExp;
  english: English;
}

/** The words of a text that are one of these phrases. */
export const firstOf = (text: string, phrases: readonly RegExp[]): string | undefined =>
  phrases.map((phrase) => phrase.exec(text)?.[0]).find(Boolean);

/** A text with something else in place of each of these phrases. */
export const withoutAny = (text: string, phrases: readonly RegExp[], instead: string): string =>
  phrases.reduce((rest, phrase) => rest.replace(phrase, instead), text);

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”"*_()[\]§]/g, ''],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(take|need|want)(s?) no\b/g, 'not $1$2 any'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/'[sdm]?\b/g, ''],
  [/\s+/g, ' '],
];

/** A sentence in lower case, with its short forms written out. */
export const flat = (sentence: string) =>
  shortForms.reduce((text, [from, to]) => text.replace(from, to), sentence.toLowerCase()).trim();

/** Endings of regular forms: "skipping" is "skip", "halved" is "halve". */
const endings: readonly (readonly [RegExp, string])[] = [
  [/e?s$/, ''],
  [/s$|d$/, ''],
  [/ed$|ing$/, ''],
  [/ing$/, 'e'],
  [/i(?:es|ed)$/, 'y'],
  [/(.)\1(?:ed|ing)$/, '$1'],
];

/** Whether a list has a word in any of its regular forms. */
export const isOneOf = (list: ReadonlySet<string>, word: string): boolean =>
  list.has(word) || endings.some(([from, to]) => list.has(word.replace(from, to)));

/** Whether a word is a verb of change. */
export const isChange = (word: string, { changes, plain }: Danger): boolean =>
  !plain.has(word) && isOneOf(changes, word);

/** Where a part of a sentence ends. */
const end = new RegExp(
  [
    // A comma, but not in “never stop, or skip”: “or” goes on, unless it begins a condition.
    String.raw`,(?! n?or\b(?! (?:if|when)\b))`,
    '[.;:·—–!?]+',
    // A word that joins two parts, but not two things: “a pill and the bottle”.
    String.raw`\b(?:and|but|so|(?<!until )then|because)\b(?! (?:the|an?|your|my|her|his|their|any|every|each|all|these|those|§)(?: |$))`,
  ].join('|'),
);

/** The parts of a sentence. Verbs that share a negation stay together: "never stop, skip or cut". */
export function clausesOf(sentence: string, danger: Danger): string[] {
  const withVerbsJoined = sentence.replace(/([a-z]+),(?= (?:or |and )?([a-z]+))/g, (all, word: string, next: string) =>
    isChange(word, danger) && isChange(next, danger) ? `${word} or` : all,
  );
  return withVerbsJoined
    .split(end)
    .map((clause) =>
      clause
        .replaceAll(',', '')
        .trim()
        .replace(/^(?:and|but|so) /, ''),
    )
    .filter(Boolean);
}

/** Whether the words before a verb make it a condition: "before you stop", but not "when you feel well stop". */
export function isConditional(before: readonly string[], danger: Danger): boolean {
  const { between, conditions } = danger.english;
  const at = before.findLastIndex((word) => conditions.has(word));
  const mayFollow = (word: string) => between.has(word) || isChange(word, danger);
  return at >= 0 && before.slice(at + 1).every(mayFollow);
}

/** Whether the words before a verb turn it around, directly or with another verb: "never stop it or skip". */
export function isNegated(before: readonly string[], danger: Danger): boolean {
  const { between, negations } = danger.english;
  if (/\b(?:why not|not only)\b/.test(before.join(' '))) return false;

  const at = before.findLastIndex((word) => !between.has(word));
  if (negations.has(before[at] ?? '')) return true;

  const or = before.findLastIndex((word) => word === 'or' || word === 'nor');
  const firstChange = before.findLastIndex((word, index) => index < or && isChange(word, danger));
  return at < or && firstChange >= 0 && isNegated(before.slice(0, firstChange), danger);
}

/** Whether a part of a sentence begins with a condition: “or if you stop”. */
export const beginsWithCondition = (clause: string, { english }: Danger): boolean =>
  english.conditions.has(/^(?:or )?(\w+)/.exec(clause)?.[1] ?? '');
