/*
 * How the rule on advice reads a sentence: “Don’t skip your Zoloft, and halve it if you feel well.”
 *
 * 1. `flat` writes it in lower case and in whole words: “do not skip your zoloft, and halve it if you feel well.”
 * 2. `readSentence` puts § for what it names: “do not skip your §, …”. A sentence without a § is fine, unless it says “it” and the one
 *    before it has a §. It also looks who speaks to whom: this one tells a reader, and names no doctor. “In one trial, half of the patients
 *    stopped their statin” is a report, and “Ask your doctor before you stop” asks.
 * 3. `never` lists what is refused however it’s said, such as “§ can wait”. This sentence has none of those.
 * 4. `clausesOf` takes it apart: “do not skip your §” and “halve it if you feel well”. Each part is read that has a § or, after one that
 *    has, says “it”.
 * 5. `forbiddenWordsInClause` asks three things of a part:
 *    - Does it deny what keeps a medicine going? “Do not take your §” would be refused here.
 *    - Does it tell a reader a verb of change? `isFramed` looks what is around the verb. “Skip” is fine, because “do not” is before it.
 *      Nothing is before “halve”, no doctor is asked, and no danger is named: “halve it if you feel well” is what the rule refuses.
 *    - If the part speaks to a reader: is every word left, but for those of a condition, one of the plain ones? “Do not bury your §” has no verb of
 *      change, but “bury” isn’t plain, so it’s refused. Of statements, only those about people are read this way: “The best
 *      day to be free of § is today” passes.
 */

import {
  beginsWithCondition,
  clausesOf,
  firstOf,
  flat,
  isChange,
  isConditional,
  isNegated,
  isOneOf,
  withoutAny,
  type Danger,
} from './grammar.ts';
import { numberWord } from '../../text/number-words.ts';
import { hasAny } from '../../text/texts.ts';

/** The words that a sentence mustn't have, and whether they're only missing from those that it may use. */
interface ForbiddenWords {
  words: string;
  isUnlistedWord: boolean;
}

/** A sentence, and what it is as a whole. */
interface Sentence {
  /** In lower case, with "§" for what it names. */
  text: string;
  danger: Danger;
  /** Whether the sentence in front of it says what its "it" is. */
  isCarried: boolean;
  /** “In one trial, half of them stopped it”, “she had skipped it for a week”. */
  isStory: boolean;
  /** It names a doctor, or someone else who may advise. */
  namesAdviser: boolean;
  /** “Ask your doctor before you change it.” */
  isAsked: boolean;
}

/** A sentence that names the danger, or whose "it" the sentence in front of it names; undefined for any other. */
function readSentence(sentence: string, danger: Danger, before: string): Sentence | undefined {
  const { english, about, unless } = danger;
  const withNounsMarked = (text: string) =>
    flat(text)
      .replace(danger.noun, '§')
      .replace(/§(?:(?:,? (?:and|or)|,)? §)+/g, '§');
  const own = withNounsMarked(sentence);
  const pointed = withoutAny(own, english.pronouns, '§');
  const isCarried = !own.includes('§') && pointed !== own && withNounsMarked(before).includes('§');
  const text = isCarried ? pointed : own;
  if (!text.includes('§') || hasAny(text, unless)) return undefined;
  if (about.length > 0 && !hasAny(flat(`${before} ${sentence}`), about)) return undefined;

  const has = (list: ReadonlySet<string>) => text.split(/[^a-z§]+/).some((word) => list.has(word));
  const isToReader = has(english.readers);
  const namesAdviser = hasAny(text, english.advisers);
  return {
    text,
    danger,
    isCarried,
    isStory: !isToReader && has(english.others),
    namesAdviser,
    isAsked: hasAny(text, english.asks) || (hasAny(text, english.asksAdviser) && namesAdviser),
  };
}

/** Whether nothing but a time or a manner follows a verb: "stop tonight", "stop completely". */
function hasNoObject(words: readonly string[], at: number, { english }: Danger): boolean {
  const next = words[at + 1];
  return next === undefined || english.times.has(next) || next.endsWith('ly');
}

/** Whether a verb says what something does: "iron may lower how much gets through", but not "you may lower it". */
function isEffect(words: readonly string[], at: number, danger: Danger): boolean {
  const { effects, helpers, instructed } = danger.english;
  const word = words[at] ?? '';
  const subject = words.slice(0, at).findLast((word) => !helpers.has(word));
  const isInstruction = !subject || instructed.has(subject) || /^[a-z]+ly$/.test(subject);
  return isOneOf(effects, word) && !isInstruction && !word.endsWith('ing') && !hasNoObject(words, at, danger);
}

/**
 * Whether a verb of change is in a frame, so that it isn’t an instruction. `isLast` for the last part of a story, with no outcome behind
 * it.
 */
function isFramed(words: readonly string[], at: number, sentence: Sentence, isLast: boolean): boolean {
  const { text, danger, namesAdviser, isAsked } = sentence;
  const { english } = danger;
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const before = words.slice(0, at);
  const lead = before.join(' ');

  // “Don’t stop it”, but not “don’t stop it until day 5”.
  if (isNegated(before, danger) || next === 'no' || next === 'none') {
    const isLimited = words.slice(at).some((word) => english.limits.has(word));
    return namesAdviser || isAsked || !isLimited;
  }
  const isBase = danger.changes.has(word);
  const isIng = word.endsWith('ing');
  const isPast = !isBase && word.endsWith('ed');
  if (danger.about.length > 0) return isPast;

  // “Ask before you stop it.” But “when you feel calm stop it, and call your doctor” is no question.
  const isAskedAbout = isAsked && isConditional(before, danger);
  // “Stopping it can cause seizures”, “it’s lowered by your doctor”.
  const isWarnedOf =
    !isBase && (hasAny(text, english.warns) || (namesAdviser && !isIng)) && !hasAny(lead, english.suggests);
  // “In one trial, half of them stopped it”, “she had skipped it for a week”.
  const isTold = isPast && sentence.isStory && isLast;
  return (
    isAskedAbout ||
    isWarnedOf ||
    isTold ||
    isEffect(words, at, danger) ||
    hasAny(text, english.asksBack) ||
    hasAny(lead, english.thoughtOf)
  );
}

const isSpelled = new RegExp(`^${numberWord}$`);

/** Whether a word counts what the sentence names: “three §”, “three of your §”. */
const counts = (words: readonly string[], at: number) =>
  /^(?:of )?(?:(?:your|the|my|his|her|their) )?§/.test(words.slice(at + 1).join(' '));

/** The first word that is neither plain, nor a number of something else, nor a verb of change with its particle. "…" is a blank. */
const unlistedWord = (words: readonly string[], plain: ReadonlySet<string>, danger: Danger) =>
  words.find((word, at) => {
    const isParticle = danger.english.particles.has(word) && isChange(words[at - 1] ?? '', danger);
    const isNumber = /^\d/.test(word) || (isSpelled.test(word) && !counts(words, at));
    return !/^[§…]$/.test(word) && !isNumber && !isOneOf(plain, word) && !isChange(word, danger) && !isParticle;
  });

/** The words before a condition, “if you travel” or “whether it explains the itching”, which says for whom or when. */
const beforeCondition = (words: readonly string[]) => {
  const at = words.findIndex((word) => /^(?:if|when|whether)$/.test(word));
  return at < 0 ? words : words.slice(0, at);
};

/** What a part of a sentence says that it may not. */
function forbiddenWordsInClause(
  clause: string,
  words: readonly string[],
  sentence: Sentence,
  isLast: boolean,
): ForbiddenWords | undefined {
  const { danger } = sentence;
  const { english, plain, keeping, keptApart } = danger;
  const isQuestion = sentence.isAsked && beginsWithCondition(clause, danger);
  const isVerb = (word: string) => isChange(word, danger);

  const kept = words.findIndex((word, at) => isOneOf(keeping, word) && isNegated(words.slice(0, at), danger));
  if (kept >= 0 && !hasAny(clause, keptApart) && !sentence.text.includes('911') && !isQuestion)
    return { words: words.slice(kept).join(' '), isUnlistedWord: false };

  const change = words.findIndex((word, at) => isVerb(word) && !isFramed(words, at, sentence, isLast));
  if (change >= 0) return { words: words.slice(change).join(' '), isUnlistedWord: false };

  if (sentence.isCarried || sentence.isStory || isQuestion) return undefined;
  const text = words.join(' ');
  const isForbidding = kept >= 0 || words.some((word, at) => isVerb(word) && isNegated(words.slice(0, at), danger));
  // A statement. But what begins with the § judges it: “the § is optional”.
  const isFact =
    hasAny(text, english.statements) &&
    !words.some((word) => english.readers.has(word)) &&
    (words.some(isVerb) || !/^(?:[a-z]+ ){0,2}§/.test(text));
  // But “you can decide if your § still serves you” is read whole.
  const isCondition = beginsWithCondition(clause, danger) || (sentence.isAsked && sentence.namesAdviser);
  const rest = isCondition ? beforeCondition(words) : words;
  const unlisted = isForbidding || isFact ? undefined : unlistedWord(rest, plain, danger);
  return unlisted ? { words: unlisted, isUnlistedWord: true } : undefined;
}

/** What a sentence says that it may not; undefined for a sentence that's fine. `before` is the sentence in front of it. */
export function forbiddenWords(text: string, danger: Danger, before = ''): ForbiddenWords | undefined {
  const sentence = readSentence(text, danger, before);
  if (!sentence) return undefined;
  const never = firstOf(sentence.text, danger.never);
  if (never) return { words: never, isUnlistedWord: false };

  const { english, changes } = danger;
  const clauses = clausesOf(sentence.text, danger);
  const last = clauses.findLast((clause) => !beginsWithCondition(clause, danger));
  const firstNamed = clauses.findIndex((clause) => clause.includes('§'));
  for (const [index, clause] of clauses.entries()) {
    const words = withoutAny(clause, english.plainPhrases, ' ').trim().split(/ +/);
    const refers = index > firstNamed && withoutAny(clause, english.pronouns, '§') !== clause;
    // “If you take §, this is a good month to stop.” But “call before you stop” is fine.
    const isBare = words.some(
      (word, at) =>
        changes.has(word) &&
        hasNoObject(words, at, danger) &&
        (at < 3 || !(beginsWithCondition(clause, danger) || isConditional(words.slice(0, at), danger))),
    );
    if (!clause.includes('§') && !refers && !isBare) continue;
    const forbidden = forbiddenWordsInClause(clause, words, sentence, clause === last);
    if (forbidden) return forbidden;
  }
  return undefined;
}
