import { distance } from 'fastest-levenshtein';
import { filled } from '../../text/blanks.ts';
import { everydayWords } from '../../safety/medicine-names.ts';
import { normalized } from '../../text/texts.ts';
import type { ReaderMedicine, ToolData } from '../../safety/tool-data.ts';
import { unknownType } from '../../safety/results.ts';

/** Something a reader can pick: a medicine for the sheet, or a condition to check. */
export interface Picked {
  name: string;
  medicine?: ReaderMedicine;
  /** The id of a condition. */
  condition?: string;
}

/** A line of the list, and what it picks: one name, or all names of a pasted list. */
export interface Option {
  label: string;
  /** What it is: “sertraline, an antidepressant”. */
  about: string;
  picks: readonly Picked[];
  /** What's left in the field: the other lines of a list; or, for a guess that picks nothing yet, all of them with this name put right. */
  left?: string;
}

/** What the tool shows for what was typed. */
export interface Found {
  /** Names that were typed; names only near what was typed: “Did you mean ...?”; or an emergency, where the three calls come first. */
  kind: 'names' | 'guess' | 'emergency';
  options: readonly Option[];
  /** What else the panel says: what to do about withdrawal, or low blood sugar. */
  advice?: readonly string[];
  /** The conditions that one tap each checks, if what was typed is in the past. */
  past?: readonly Picked[];
}

const maxOptions = 6;
/** For each line of a list. */
const maxQuestions = 2;

/** One word. More of them may be a sentence about a poisoning: what it needs is a call, and not a sheet. */
const mayBeName = (text: string) => /^\p{L}[\p{L}\p{N}’'-]{0,39}$/u.test(text);

/** What a reader can pick, with the normalized words that it's found by. */
interface Entry extends Option {
  picks: readonly [Picked];
  terms: readonly string[];
  /** How else a label writes it; never suggested while someone types. */
  onLabel: readonly string[];
}

/** The medicine types by name, generic and brand names, everyday words and conditions. */
function entriesOf({ medicineNames, medicines, conditions, checkFirst }: ToolData): Entry[] {
  const { noMedicines, vague } = checkFirst;
  const entry = (pick: Picked, about: string, synonyms: string[] = [], spellings: string[] = []): Entry => {
    const terms = [pick.name, ...synonyms].map(normalized);
    // “oxycodone-acetaminophen” is oxycodone and acetaminophen.
    const onLabel = [...terms.map((term) => term.replaceAll(/ (?:and|with) /g, ' ')), ...spellings.map(normalized)];
    return { label: pick.name, about, picks: [pick], terms, onLabel };
  };
  const typeWords = (types: readonly string[]) => {
    const named = types.filter((id) => id !== unknownType || types.length === 1);
    return [...new Set(named.flatMap((id) => medicines.find((type) => type.id === id)?.inText ?? []))].join(', ');
  };
  return [
    ...medicineNames.flatMap(({ generic, brands, spellings, types, notSwallowed }) => {
      const pick = (name: string) => ({ name, medicine: { name, generic, types, notSwallowed } });
      return [
        entry(pick(generic), typeWords(types), [], spellings),
        ...brands.map((name) => entry(pick(name), `${generic}, ${typeWords(types)}`)),
      ];
    }),
    ...everydayWords(medicines).map(({ name, types }) =>
      entry({ name, medicine: { name, types } }, types.length > 2 ? `${typeWords(types)}. ${vague}` : typeWords(types)),
    ),
    ...medicines.map(({ id, name }) => entry({ name, medicine: { name, types: [id] } }, 'a medicine type')),
    entry({ name: noMedicines.name }, noMedicines.about, noMedicines.triggers),
    ...conditions.map(({ id, name, question, everyday }) =>
      entry({ name, condition: id }, question, [question, ...everyday]),
    ),
  ];
}

/** How well a term matches what was typed: whole, by its beginning, or by the beginnings of its words. 0 for not at all. */
function matchScore(term: string, typed: string): number {
  if (term === typed) return 3;
  if (term.startsWith(typed)) return 2;
  return Number(typed.split(' ').every((word) => ` ${term}`.includes(` ${word}`)));
}

/** Names on a bottle come before everyday words, and short ones before long ones. */
const order = ({ label, picks: [{ medicine }] }: Entry) => label.length + (medicine && !medicine.generic ? 100 : 0);

/** How many letters may be wrong in a name of this length. */
const maxTypos = (length: number) => (length < 5 ? 0 : length === 5 ? 1 : length < 10 ? 2 : 3);

/** What joins two names, in English and Spanish. */
const joiners = / (?:and|with|y|con) /gi;

/** The lines of a pasted list, without what numbers or marks them, or “I take”. */
const linesOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((line) => line.replace(/^\s*(?:[•*–-]+|\d+[.)](?!\d)|I(?:[’']?m on| take)\s)\s*/iu, '').trim())
    .filter((line) => normalized(line));

/** One option that adds everything that these add. */
function addAll(options: readonly Option[]): readonly Option[] {
  const picks = [...new Map(options.flatMap((option) => option.picks.map((pick) => [pick.name, pick]))).values()];
  const about = picks.map(({ name }) => name).join(', ');
  const label = picks.length === 2 ? 'Add both' : `Add all ${picks.length}`;
  return picks.length > 1 ? [{ label, about, picks }] : options.slice(0, 1);
}

/** A search over everything that the tool knows. Nothing is understood: what was typed is a name, lines that begin with names, or an emergency phrase. */
export function searchIn(data: ToolData): (typed: string) => Found {
  const { checkFirst, conditions, emergencyPhrases } = data;
  const entries = entriesOf(data);
  // Of two with the same word the first is meant, so it's put in last.
  const index = new Map(
    entries.toReversed().flatMap((entry) => [...entry.onLabel, ...entry.terms].map((term) => [term, entry])),
  );
  const longestName = Math.max(...[...index.keys()].map((term) => term.split(' ').length));
  const phrases = emergencyPhrases.map((phrase) => ({ ...phrase, says: phrase.says.map(normalized) }));
  const details = new Set(checkFirst.afterName);
  const isDetail = (word: string) => details.has(word) || /^\d+[a-z]*$/.test(word);
  const neverCorrected = new Set(checkFirst.neverCorrected.map(normalized));

  /** A line that goes on the sheet as it was written. */
  const notChecked = (line: string): Option => {
    const name = `${line.slice(0, 80)} (not checked)`;
    return { label: filled(checkFirst.putOnSheet, line), about: '', picks: [{ name, medicine: { name, types: [] } }] };
  };

  const bestEntries = (score: (term: string, entry: Entry) => number): Entry[] =>
    entries
      .map((entry) => ({ entry, score: Math.max(...entry.terms.map((term) => score(term, entry))) }))
      .filter((scored) => scored.score > 0)
      .toSorted((a, b) => b.score - a.score || order(a.entry) - order(b.entry))
      .slice(0, maxOptions)
      .map(({ entry }) => entry);

  /** Medicines whose names differ from what was typed in a few letters. A condition is never guessed: it may be an emergency. */
  const similarMedicines = (typed: string): Entry[] => {
    const words = typed.split(' ').filter((word) => !isDetail(word));
    const name = words.join(' ');
    const typos = maxTypos(name.length);
    return bestEntries((term, { picks: [{ medicine }] }) =>
      !medicine || neverCorrected.has(name) || Math.abs(term.length - name.length) > typos
        ? 0
        : typos + 1 - distance(term, name),
    );
  };

  /** The longest name that these words begin with, and how many of them it is. A condition counts only where nothing follows it. */
  const longestNameAt = (words: readonly string[]) =>
    words
      .slice(0, longestName)
      .map((_, at) => ({ entry: index.get(words.slice(0, at + 1).join(' ')), length: at + 1 }))
      .findLast(({ entry, length }) => entry && (entry.picks[0].medicine ?? length === words.length));

  /**
   * Every name in a line that begins with a name. What a label adds to a name is skipped. With any other word the line is also added
   * as it was written: “Tylenol Cold” is more than Tylenol.
   */
  const namesIn = (line: string): Option[] => {
    // By what they contain: “metoprolol (Toprol-XL)” is one medicine.
    const names = new Map<string, Option>();
    let hasOtherWords = false;
    for (let words = normalized(line).split(' '); words.length > 0;) {
      const { entry, length } = longestNameAt(words) ?? { length: 1 };
      if (entry) names.set(entry.picks[0].medicine?.generic ?? entry.label, entry);
      else if (names.size === 0) return [];
      else hasOtherWords ||= !isDetail(words[0] ?? '');
      words = words.slice(length);
    }
    return [...names.values(), ...(hasOtherWords ? [notChecked(line)] : [])];
  };

  /** A line of a list that goes on the sheet as it was written, and leaves the other lines. */
  const onlyNotChecked = (line: string, text: string): Option => {
    const others = linesOf(text).filter((other) => other !== line);
    return { ...notChecked(line), left: others.join(', ') };
  };

  /** What a line of a list may mean, as questions. Only someone who says yes gets the name. */
  const questionsAbout = (line: string, text: string): Option[] => {
    const guesses = similarMedicines(normalized(line)).slice(0, maxQuestions);
    return [
      ...guesses.map(({ label, about }) => ({
        label: filled(checkFirst.didYouMeanName, line, label),
        about,
        picks: [],
        left: text.replace(line, () => label),
      })),
      ...(guesses.length > 0 ? [onlyNotChecked(line, text)] : []),
    ];
  };

  /** What the last name of a list may become while someone types it, after names that are all known. */
  const nameBegun = (text: string, parsed: readonly { line: string; names: readonly Option[] }[]): Option[] => {
    const last = parsed.at(-1)?.line ?? '';
    const isBegun = parsed.length > 1 && parsed.findIndex(({ names }) => names.length === 0) === parsed.length - 1;
    if (!isBegun || !text.endsWith(last)) return [];
    const begun = bestEntries((term) => matchScore(term, normalized(last))).map(({ label, about }) => ({
      label,
      about,
      picks: [],
      left: text.slice(0, -last.length) + label,
    }));
    return begun.length > 0 ? [...begun, onlyNotChecked(last, text)] : [];
  };

  /** The names for what was typed, as one or as a list. */
  const namesFor = (text: string): Found => {
    const typed = normalized(text);
    const parsed = linesOf(text).map((line) => ({ line, names: namesIn(line) }));
    const begun = nameBegun(text, parsed);
    if (parsed.length === 0 || begun.length > 0) return { kind: 'names', options: begun };

    const hasNames = parsed.some(({ names }) => names.length > 0);
    const all = addAll(parsed.flatMap(({ line, names }) => (names.length > 0 ? names : notChecked(line))));
    // Where no line has a name that we know, several words may as well be a sentence.
    const asWritten = hasNames || parsed.every(({ line }) => mayBeName(line)) ? all : [];
    const matches = bestEntries((term) => matchScore(term, typed));
    if (parsed.length > 1 || (hasNames && matches.length === 0)) {
      const questions = parsed.flatMap(({ line, names }) => (names.length > 0 ? [] : questionsAbout(line, text)));
      // Until each guess has its yes or no, nothing is added at once: a misspelled name would go on the sheet unread.
      return questions.length > 0
        ? { kind: 'guess', options: [...questions, ...matches] }
        : { kind: 'names', options: [...asWritten, ...matches] };
    }
    if (matches.length > 0) return { kind: 'names', options: index.has(typed) ? matches : [...matches, ...asWritten] };

    const similar = similarMedicines(typed);
    const listed = text.replaceAll(joiners, ', ');
    const asList = similar.length === 0 && listed !== text ? namesFor(listed) : undefined;
    return asList?.kind === 'guess' ? asList : { kind: 'guess', options: [...similar, ...asWritten] };
  };

  return (text) => {
    const typed = normalized(text);
    const matched = phrases.filter(({ says, alone }) =>
      says.some((phrase) => (alone ? typed === phrase : ` ${typed} `.includes(` ${phrase} `))),
    );
    if (matched.length === 0) return namesFor(text);
    const past = conditions.filter(({ id }) => matched[0]?.past.includes(id));
    return {
      kind: 'emergency',
      options: addAll(
        linesOf(text)
          .flatMap(namesIn)
          .filter(({ about, picks }) => about && picks[0]?.medicine),
      ),
      advice: [...new Set(matched.flatMap(({ advice }) => (advice ? checkFirst.emergencyAdvice[advice] : [])))],
      past: past.map(({ id, name }) => ({ name, condition: id })),
    };
  };
}
