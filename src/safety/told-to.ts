import type { Act } from './acts.ts';
import { grammarOf, type Grammar } from './grammar.ts';

/** What a rule looks for. `nouns` are sources of patterns in lower case. */
export interface Danger {
  acts: readonly Act[];
  nouns: readonly string[];
  ways: readonly string[];
  /** What a reader may be told to do with it. Every other verb is refused in an instruction. */
  verbs: ReadonlySet<string>;
  /** True where a verb alone tells it once the sentence has named the thing: "If you drink, just quit tonight." */
  isUnderstood?: boolean;
  /** Only a sentence with these words, or one after it, is about the danger. */
  about?: RegExp;
  /** A sentence with these words is about readers for whom it's safe. */
  unless?: RegExp;
}

const grammars = new WeakMap<Danger, Grammar>();

/** Made once, because it contains a thousand names. */
function grammar(danger: Danger): Grammar {
  const made = grammars.get(danger) ?? grammarOf(danger.acts, danger.nouns, danger.ways);
  grammars.set(danger, made);
  return made;
}

const flat = (sentence: string) =>
  ` ${sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'re\b/g, ' are')
    .replace(/[“”"*_()[\]§]/g, '')
    .replace(/\s+/g, ' ')
    .trim()} `;

/** A verb with what it governs, where the sentence has one. */
interface Found {
  act: Act;
  index: number;
  words: string;
  form: string;
  gap: string;
  after: string;
}

/** True where the words before a verb make it a noun: "a change", "half the dose". */
const isNoun = (before: string) =>
  /(?:\b(?:an?|the|this|that|any|every|each|first|last|second|next|one|price|salt|such)|\d) $/.test(before);

const people =
  'you|we|i|they|he|she|one|people|readers|everyone|everybody|anyone|anybody|most|many|adults|patients|parents|all|now|safely|also|then|simply';
const isEffect = new RegExp(`\\b(?!(?:${people}) )[\\w'-]+ (?:can|may|might|could) (?:also )?$`);
const isTold =
  /(?:[,;:—–]|^|\b(?:just|then|so|simply|please|and|can|should|may|must|could|safely)|\b(?:free|safe|fine|ok|okay|best|ready) to) ?$/;
const isAnimated = /\b(?:why not|how about|what about|what if|ready to)\b/;
const isAsking =
  /^ (?:an?d? )?(?:do|does|did|are|is|has|have|can|could|should|would|will|what|when|how|who|which|if|or)\b/;
const isLately = /\b(?:lately|recently|just|already)\b/;

/** A question asks; only some of them suggest: "Why not skip it?" */
const isQuestion = (sentence: string) =>
  /\?\s*$/.test(sentence) && !isAnimated.test(sentence) && (isAsking.test(sentence) || isLately.test(sentence));

/** True if someone other than the writer decides, or the sentence forbids or warns. */
function isHarmless(sentence: string, { index, form, act }: Pick<Found, 'index' | 'form' | 'act'>, made: Grammar) {
  const before = sentence.slice(0, index).split(made.hardBreak).at(-1) ?? '';
  const isExplained = made.warns.test(sentence) || made.adviser.test(sentence);
  const isBase = form === act.forms[0];
  const isDismissed = made.dismissed.test(sentence);
  return (
    (made.negated.test(before) && !made.affirmed.test(before)) ||
    (made.deferred.test(before) && made.asks.test(sentence) && !isDismissed) ||
    (!isBase && isExplained && !made.suggested.test(before)) ||
    (!isBase &&
      /\byou (?:are )?think(?:ing)? (?:of|about) (?:[\w-]+ing(?: down| back| out)?,? (?:or )?)*$/.test(before)) ||
    (act.isEffect === true && isEffect.test(before))
  );
}

/** What stands for a medicine or a drink that the sentence before has named: "Take one less." */
const meansIt = /\b(?:it|them|(?<=\btake )one)\b/g;

/** What each act governs in a sentence: the thing itself, "it", or by what the sentence is about. */
function governed(sentence: string, made: Grammar, { verbs, isUnderstood = false }: Danger): Found[] {
  const named = sentence.indexOf('§');
  const found = (act: Act, match: RegExpExecArray): Found => ({
    act,
    index: match.index,
    words: match[0].trim(),
    form: match.groups?.['verb'] ?? act.forms[0],
    gap: match.groups?.['gap'] ?? '',
    after: sentence.slice(match.index + match[0].length),
  });
  const others = [...sentence.matchAll(made.instruction)].map((match): Found => {
    const verb = match.groups?.['verb'] ?? '';
    return found({ forms: [verb, `${verb}ing`, `${verb}ed`] }, match);
  });
  const known = made.acts.flatMap(({ act, withObject, withPronoun, alone }) => [
    ...[...sentence.matchAll(withObject)].map((match) => found(act, match)),
    ...[...sentence.matchAll(withPronoun), ...(isUnderstood ? sentence.matchAll(alone) : [])]
      .filter(({ index }) => index > named && !act.onlyYours && isTold.test(sentence.slice(0, index)))
      .map((match) => found(act, match))
      .filter(({ form }) => form === act.forms[0]),
  ]);
  return [...known, ...others.filter(({ form }) => !verbs.has(form))];
}

const isLeftAlone = ({ act, gap, after }: Found) =>
  /(?: |^)(?:(?:no|none|neither|never|not)\b(?! (?:just|only))|(?:unused|leftover|expired)\b)/.test(gap) ||
  (act.onlyYours && !/\b(?:your|the)\b/.test(gap)) ||
  act.unless?.test(after);

/**
 * Reads one sentence and asks: does a verb of the danger govern one of its nouns, and is it the writer who tells the reader to do it?
 * It's grammar for a few verbs, no list of phrases. In doubt it refuses: a sentence that it misreads can be said more plainly.
 * `before` is the sentence in front of it: "it" may be what that one names. Returns the words that tell it; undefined for a sentence that doesn't.
 */
export function toldTo(text: string, danger: Danger, before = ''): string | undefined {
  const plain = flat(text);
  const made = grammar(danger);
  if (danger.unless?.test(plain) || !(danger.about ?? /^/).test(`${before} ${text}`)) return undefined;
  const marked = (pattern: RegExp) => plain.replace(pattern, (noun) => `§${noun.replaceAll(' ', '_')}`);
  const named = marked(made.noun);
  const sentence = named === plain && flat(before).search(made.noun) >= 0 ? marked(meansIt) : named;
  if (!sentence.includes('§')) return undefined;
  const inWords = (found: string) => found.replace(/§[^ ]*/g, (noun) => noun.slice(1).replaceAll('_', ' ')).trim();

  const told = governed(sentence, made, danger).find(
    (found) =>
      !isNoun(sentence.slice(0, found.index)) &&
      !isLeftAlone(found) &&
      !isQuestion(sentence) &&
      !isHarmless(sentence, found, made),
  );
  if (told) return inWords(told.words);

  const isExplained = made.warns.test(sentence) || made.adviser.test(sentence);
  const passive = isExplained ? undefined : made.passive.exec(sentence)?.[0];
  if (passive) return inWords(passive);

  if (isQuestion(sentence) || made.decided.test(sentence)) return undefined;
  const way = made.ways
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .find(({ index }) => !isHarmless(sentence, { index, form: '', act: { forms: ['', '', ''] } }, made));
  return way && inWords(way[0]);
}
