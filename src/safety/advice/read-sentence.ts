import { clausesOf, flat, isConditional, isNegated, isOneOf, isStatement } from './grammar.ts';
import { advisers, asks, asksAdviser, asksBack, keptApart, keptNoMore, plainPhrases, warns } from './phrases.ts';
import { effectVerbs, irregularPasts, type Danger } from './words.ts';
import { firstOf, hasAny } from './notation.ts';

/** The words that a sentence mustn't have, and whether they're only missing from those that it may use. */
interface Advice {
  words: string;
  isUnlistedWord: boolean;
}

const reader = /\b(?:readers?|you|yours?|we|us|ours?)\b/;
const person = /\b(?:he|she|i|me|my|his|her|him|someone)\b/;
const study = /\b(?:trials?|study|studies|review|researchers)\b/;

const condition = /^(?:or )?(?:if|when|before|after|until|whether|unless|since|while|once|even)\b/;
const conditional = /\b(?:if|when|before|after|until|whether|unless|since|how|what)\b/;
const suggested = /\b(?:try|start|begin|consider|keep|practice|recommend|suggest)(?: by)?$/;
/** What lets a negation end: "don't stop before day 5". */
const limit = /\b(?:until|unless|before|except|only)\b/;
const helpers = new Set('can may might could will would decide decided decides to also often all'.split(' '));
const instructing =
  /^(?:you|we|people|readers|everyone|everybody|anyone|anybody|most|many|adults|patients|now|[a-z]+ly|then|be|is|are|by|or|and|just|not|please|should|must|)$/;
const time = /^(?:on|at|now|tonight|today|until|by|from|in|after|before|suddenly|cold|abruptly|for|starting|)$/;

/** A sentence, and what it is as a whole. */
function read(sentence: string) {
  const isReport = study.test(sentence) && !reader.test(sentence);
  const isAdvised = hasAny(sentence, advisers);
  return {
    isReport,
    isStory: isReport || (person.test(sentence) && !reader.test(sentence)),
    isAdvised,
    isAsked: hasAny(sentence, asks) || (hasAny(sentence, asksAdviser) && isAdvised),
    isAskingBack: hasAny(sentence, asksBack),
    isWarning: hasAny(sentence, warns),
    isEmergency: sentence.includes('911'),
  };
}

type Read = ReturnType<typeof read>;

/** Whether a verb of change is in a frame, so that it isn’t an instruction. `isLast` for the last part of a story, with no outcome behind it. */
function isFramed(words: readonly string[], i: number, danger: Danger, sentence: Read, isLast: boolean): boolean {
  const word = words[i] ?? '';
  const left = words.slice(0, i);
  const lead = left.join(' ');
  const isVerb = (each: string) => isChange(each, danger);
  const isLimited = !sentence.isAdvised && !sentence.isAsked && limit.test(words.slice(i).join(' '));
  if (isNegated(left, isVerb) || /^(?:no|none)$/.test(words[i + 1] ?? '')) return !isLimited;
  const isBase = danger.changes.has(word) && !irregularPasts.has(word);
  const isPast = !isBase && (irregularPasts.has(word) || /ed$/.test(word));
  if (danger.about) return isPast;
  const subject = left.findLast((each) => !helpers.has(each)) ?? '';
  const isTold = isPast || (!isBase && /ing$/.test(word));
  const isActive = isOneOf(effectVerbs, word) || (subject === '§' && !words.slice(i).includes('§'));
  return (
    /^(?:an?|the|any|each|every|another)$/.test(left.at(-1) ?? '') ||
    (sentence.isAsked && (isBase ? isConditional(left, isVerb) : conditional.test(lead))) ||
    sentence.isAskingBack ||
    /\bthink(?:ing)? (?:of|about)\b|(?<!not )(?:dangerous|unsafe|risky|harmful|help) to$/.test(lead) ||
    (!isBase && (sentence.isWarning || (sentence.isAdvised && !/ing$/.test(word))) && !suggested.test(lead)) ||
    (isTold && (sentence.isReport || (sentence.isStory && isLast))) ||
    (isActive && !/ing$/.test(word) && !instructing.test(subject) && !time.test(words[i + 1] ?? '')) ||
    /\b(?:where|how|whether|which)\b/.test(words.slice(i, words.indexOf('§')).join(' '))
  );
}

const isChange = (word: string, { changes, plain }: Danger) => !plain?.has(word) && isOneOf(changes, word);

/**
 * Reads one sentence and asks whether it's of a permitted kind: what it says to a reader is in plain words, and a verb of change is in a
 * frame. In doubt it refuses: a sentence that it misreads can be said more plainly. `before` is the sentence in front of it: "it" may be
 * what that one names. Returns the words that aren't permitted; undefined for a sentence that's fine.
 */
export function adviceIn(text: string, danger: Danger, before = ''): Advice | undefined {
  const { plain } = danger;
  const isVerb = (word: string) => isChange(word, danger);
  const withNounsMarked = (each: string) =>
    flat(each)
      .replace(danger.noun, '§')
      .replace(/§(?:(?:,? (?:and|or)|,)? §)+/g, '§');
  const own = withNounsMarked(text);
  const isCarried = !own.includes('§') && !danger.about && withNounsMarked(before).includes('§');
  const whole = isCarried ? own.replace(/\b(?:it|them|(?<=take )one|half(?= is))\b/g, '§') : own;
  if (!whole.includes('§') || hasAny(whole, danger.unless ?? [])) return undefined;
  if (danger.about && !hasAny(flat(`${before} ${text}`), danger.about)) return undefined;

  const sentence = read(whole);
  const never = firstOf(whole, danger.never);
  if (never) return { words: never, isUnlistedWord: false };

  const clauses = clausesOf(whole, isVerb);
  const last = clauses.findLast((clause) => !condition.test(clause));
  let isNamed = false;
  for (const clause of clauses) {
    const words = plainPhrases
      .reduce((rest, phrase) => rest.replace(phrase, ' '), clause)
      .trim()
      .split(/ +/);
    const isBare = words.slice(0, 3).some((word, i) => danger.changes.has(word) && time.test(words[i + 1] ?? ''));
    const refers = isNamed && /\b(?:it|them|(?<!each )one|these|those)\b/.test(clause);
    const names = clause.includes('§');
    isNamed ||= names;
    if (!names && !refers && !isBare) continue;

    const isQuestion = condition.test(clause) && sentence.isAsked;
    const kept = plain && firstOf(clause, keptNoMore);
    if (kept && !hasAny(clause, keptApart) && !sentence.isEmergency && !isQuestion)
      return { words: kept, isUnlistedWord: false };

    const change = words.findIndex((word, i) => isVerb(word) && !isFramed(words, i, danger, sentence, clause === last));
    if (change >= 0) return { words: words.slice(change).join(' '), isUnlistedWord: false };

    const said = words.join(' ');
    const isForbidden = kept ?? words.some((word, i) => isVerb(word) && isNegated(words.slice(0, i), isVerb));
    const isFact = isStatement(said) && (!/^(?:[a-z]+ ){0,2}§/.test(said) || words.some(isVerb)) && !reader.test(said);
    if (!plain || isCarried || sentence.isStory || isForbidden || isFact || isQuestion) continue;
    const other = words.find((word, i) => {
      const isParticle = /^(?:down|out|back|off|up|on)$/.test(word) && isVerb(words[i - 1] ?? '');
      // “…” is a blank for a number or a name.
      return !/^(?:[§…]|\d.*)$/.test(word) && !isOneOf(plain, word) && !isVerb(word) && !isParticle;
    });
    if (other) return { words: other, isUnlistedWord: true };
  }
  return undefined;
}
