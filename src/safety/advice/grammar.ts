import { hasAny, phrases } from './notation.ts';

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”"*_()[\]§]/g, ''],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
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
export const isOneOf = (list: ReadonlySet<string>, word: string) =>
  list.has(word) || endings.some(([from, to]) => list.has(word.replace(from, to)));

type Test = (word: string) => boolean;

/** Where a part of a sentence ends. */
const ends = [
  // A comma, but not in “never stop, or skip”: “or” goes on, unless it begins a condition.
  String.raw`,(?! n?or\b(?! (?:if|when)\b))`,
  '[.;:·—–!?]+',
  // A word that joins two parts, but not two things: “a pill and the bottle”.
  String.raw`\b(?:and|but|so|(?<!until )then|because)\b(?! (?:the|an?|your|my|her|his|their|any|every|each|all|these|those|§)(?: |$))`,
];
const end = new RegExp(ends.join('|'));

/** What each part of a sentence says. Verbs that share a negation stay together: "never stop, skip or cut". */
export const clausesOf = (sentence: string, isChange: Test) =>
  sentence
    .replace(/([a-z]+),(?= (?:or |and )?([a-z]+))/g, (all, word: string, next: string) =>
      isChange(word) && isChange(next) ? `${word} or` : all,
    )
    .split(end)
    .map((clause) => clause.replaceAll(',', '').trim())
    .filter(Boolean);

const negators = /^(?:not|never|no|none|nobody|nothing|neither|nor|without)$/;

/** Words with which a "no" permits: "no harm in skipping". */
const permits = /^(?:harm|risk|danger|problem|shame|rule|law|sin|crime|worry|doubt)$/;

/** What may come between a negation and its verb. Other words may turn it around again: "never too late to". */
const between = new Set(
  `ever even also just simply suddenly abruptly yet alone to be by for of at a an the any in on it this that them these you anyone anybody
   people page plan site day should must may can could will would has have had is are been do does did decide choose want safe time wise way
   reason sign need here tell ask asks advise urge told asked advised meant or nor one either §`.split(/\s+/),
);

const conditions = /^(?:if|when|before|after|until|whether|unless|since|how|what)$/;

const subjects = /^(?:they|he|she|we|i|someone|whoever|your|their|already|recently|ever|down|off|tempted)$/;

/** Whether the words before a verb make it a condition: "before you stop", but not "when you feel well stop". */
export function isConditional(left: readonly string[], isChange: Test): boolean {
  const at = left.findLastIndex((word) => conditions.test(word));
  const isPassed = (word: string) => between.has(word) || subjects.test(word) || isChange(word);
  return at >= 0 && left.slice(at + 1).every(isPassed);
}

/** Whether the words before a verb turn it around, directly or with another verb: "never stop it or skip". */
export function isNegated(left: readonly string[], isChange: Test): boolean {
  const at = left.findLastIndex((word) => !between.has(word));
  const last = left[at] ?? '';
  const or = left.findLastIndex((word) => /^n?or$/.test(word));
  const first = left.findLastIndex((word, index) => index < or && isChange(word));
  if (/\b(?:why not|not only)\b/.test(left.join(' '))) return false;
  if (negators.test(last)) return true;
  if (/^(?:no|this|these|those|our)$/.test(left[at - 1] ?? '') && !permits.test(last))
    return isNegated(left.slice(0, at), isChange);
  return at < or && first >= 0 && isNegated(left.slice(0, first), isChange);
}

/** How a statement begins. */
export const statements = phrases(`
  ^(the|a|an|this|that|these|those|there|it|they|he|she|their|his|her|one|people|who|which|what|how)
  ^(some|most|many|all|each|every|both)
  ^(in|on|at|after|over|of|with|for|across|among|about|to)
  ^[a-z'-]+(s|ing)
  ^[a-z'-]+ (can|may|might|could|will|would|is|are|was|were|has|had|have|do|does|did)
  ^[a-z'-]+ [a-z'-]+(s|ed)
`);

/** Whether a clause begins as a statement does. What begins otherwise is read as an instruction: "chew your §". */
export const isStatement = (clause: string) => hasAny(clause, statements);
