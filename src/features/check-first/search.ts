import { distance } from 'fastest-levenshtein';
import type { SentPhrases, ToolData } from '../../safety/reader.ts';
import { nothingFound, type Found, type Suggestion } from './found.ts';
import { containsWords, plainWords } from './plain-words.ts';

const mostShown = 6;
/** A name has at most this many words; more than that is a sentence, which the tool doesn't read. */
const mostWords = 3;
const longestName = 40;

/** A suggestion with the words it's found by, each of them plain. */
interface Entry {
  suggestion: Suggestion;
  terms: readonly string[];
}

const listed = (parts: readonly string[]) => parts.join(', ');

/** The medicine types by name, generic and brand names, everyday words and conditions. */
function entriesOf({ names, types, conditions }: ToolData): Entry[] {
  const entry = (suggestion: Suggestion, ...others: string[]): Entry => ({
    suggestion,
    terms: [suggestion.name, ...others].map(plainWords),
  });
  return [
    ...names.flatMap(({ types: ids, notSwallowed, names: alike }) => {
      const kinds = ids.map((id) => types[id]?.one ?? '');
      return alike.flatMap((written) => {
        const [generic = '', ...brands] = written.split('|');
        const named = (name: string, about: string) =>
          entry({ name, about, medicine: { name, types: ids, ...(notSwallowed && { notSwallowed }) } });
        return [named(generic, listed(kinds)), ...brands.map((name) => named(name, listed([generic, ...kinds])))];
      });
    }),
    ...Object.entries(types).map(([id, { name }]) =>
      entry({ name, about: 'a medicine type', medicine: { name, types: [id] } }),
    ),
    ...conditions.map(({ id, name, question, everyday }) =>
      entry({ name, about: question, condition: id }, question, ...everyday),
    ),
  ];
}

/** How well a term answers what was typed: whole, begun, or containing every word, the last of which may be unfinished. 0 for not at all. */
function rank(term: string, typed: string): number {
  if (term === typed) return 3;
  if (term.startsWith(typed)) return 2;
  const words = term.split(' ');
  return typed
    .split(' ')
    .every(
      (word, index, all) =>
        words.includes(word) || (index === all.length - 1 && words.some((one) => one.startsWith(word))),
    )
    ? 1
    : 0;
}

/** How many letters may be wrong in a name of this length. */
const slips = (length: number) => (length < 5 ? 0 : length === 5 ? 1 : length < 10 ? 2 : 3);

/** A search over everything that the tool knows. Nothing is understood: what was typed is a name, a list of names, or an emergency phrase. */
export function searchIn(data: ToolData): (typed: string) => Found {
  const entries = entriesOf(data);
  const phrases = data.phrases.map((phrase) => ({ ...phrase, says: phrase.says.map(plainWords) }));
  const best = (score: (entry: Entry) => number): Suggestion[] =>
    entries
      .map((entry) => ({ entry, score: score(entry) }))
      .filter((one) => one.score > 0)
      .toSorted((a, b) => b.score - a.score || a.entry.suggestion.name.length - b.entry.suggestion.name.length)
      .slice(0, mostShown)
      .map(({ entry }) => entry.suggestion);
  const matching = (typed: string) => best(({ terms }) => Math.max(...terms.map((term) => rank(term, typed))));
  const whole = (typed: string) => best(({ terms }) => Number(terms.includes(typed)));

  /** Names that may be meant: the medicine that a label begins with (“losartan potassium”), or what differs in a few letters. */
  const near = (typed: string): Suggestion[] => {
    const words = typed.split(' ');
    for (let count = words.length - 1; count > 0; count--) {
      const begun = whole(words.slice(0, count).join(' ')).filter(({ medicine }) => medicine);
      if (begun.length > 0 && words.length <= mostWords + 1) return begun;
    }
    const most = slips(typed.length);
    return best(({ terms }) =>
      Math.max(
        ...terms.map((term) => (Math.abs(term.length - typed.length) > most ? 0 : most + 1 - distance(term, typed))),
      ),
    );
  };
  const mayBeAName = (text: string) =>
    /\p{L}/u.test(text) && text.length <= longestName && plainWords(text).split(' ').length <= mostWords;
  const asUnknown = (name: string): Suggestion => ({
    name,
    about: 'not checked',
    medicine: { name, types: [], isUnknown: true },
  });

  /** Every name of a pasted list. */
  const readList = (parts: readonly string[]): Pick<Found, 'list' | 'leftOut'> => {
    const list = new Map<string, Suggestion>();
    const leftOut: string[] = [];
    for (const part of parts) {
      const typed = plainWords(part);
      const found = whole(typed)[0] ?? near(typed)[0] ?? (mayBeAName(part) ? asUnknown(part) : undefined);
      if (found) list.set(found.name, found);
      else leftOut.push(part);
    }
    return { list: [...list.values()], leftOut };
  };

  const emergencyIn = (typed: string): SentPhrases[] =>
    phrases.filter(({ says }) => says.some((phrase) => containsWords(typed, phrase)));

  return (text) => {
    const typed = plainWords(text);
    if (typed === '') return nothingFound;
    const emergencies = emergencyIn(typed);
    if (emergencies.length > 0) {
      const past = emergencies.find((one) => one.past)?.past;
      const condition = entries.find(({ suggestion }) => past && suggestion.condition === past)?.suggestion;
      const named = whole(typed).filter(({ medicine }) => medicine);
      return { ...nothingFound, suggestions: named, isEmergency: true, ...(condition && { past: condition }) };
    }
    const parts = text
      .split(/[,;\n]/)
      .map((part) => part.replace(/^[\s•*–-]+/u, '').trim())
      .filter((part) => plainWords(part));
    const isList = parts.length > 1;
    const matched = matching(typed);
    const suggestions = matched.length > 0 || isList ? matched : near(typed);
    return {
      ...nothingFound,
      suggestions,
      isGuess: suggestions !== matched && suggestions.length > 0,
      ...(isList && readList(parts)),
      ...(whole(typed).length === 0 && !isList && mayBeAName(text) && { unknown: text.trim() }),
    };
  };
}
