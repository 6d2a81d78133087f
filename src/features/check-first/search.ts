import { distance } from 'fastest-levenshtein';
import { everydayWords } from '../../safety/medicine-names.ts';
import { unknownType, type ReaderMedicine, type ToolData } from '../../safety/reader.ts';

/** Something a reader can pick: a medicine for the sheet, or a condition to check. */
export interface Picked {
  name: string;
  medicine?: ReaderMedicine;
  /** The id of a condition. */
  condition?: string;
}

/** A line of the list, and what it picks: one name, or all names of a pasted list. */
interface Option {
  label: string;
  /** What it is: “sertraline, an antidepressant”. */
  about: string;
  picks: readonly Picked[];
  /** For a guess in a list: the list with this one name corrected. */
  corrected?: string;
}

/** What the tool shows for what was typed. */
export interface Found {
  options: readonly Option[];
  /** True where the options are only near what was typed: “Did you mean ...?” */
  isGuess: boolean;
  /** True where the three calls come first. */
  isEmergency: boolean;
  /** What else the panel says: what to do about withdrawal, or low blood sugar. */
  advice?: readonly string[];
  /** The condition that one tap checks, if what was typed is in the past. */
  past?: Picked | undefined;
}

const mostShown = 6;
/** For each line of a list. */
const mostGuesses = 2;

/** One word. More of them may be a sentence about a poisoning: what it needs is a call, and not a sheet. */
const mayBeAName = (text: string) => /^\p{L}[\p{L}\p{N}’'-]{0,39}$/u.test(text);

/** The words of a text: lower case, without accents, apostrophes and signs. “St. John’s wort” is “st johns wort”. */
const plainWords = (text: string): string =>
  text
    .replaceAll(/['’‘`´]/g, '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a reader can pick, with the plain words that it's found by. */
interface Entry extends Option {
  terms: readonly string[];
  /** How else a label writes it; never suggested while someone types. */
  onLabel: readonly string[];
}

/** The medicine types by name, generic and brand names, everyday words and conditions. */
function entriesOf({ medicineNames, medicines, conditions, checkFirst }: ToolData): Entry[] {
  const entry = (pick: Picked, about: string, others: readonly string[] = [], spellings: readonly string[] = []) => {
    const terms = [pick.name, ...others].map(plainWords);
    // “oxycodone-acetaminophen” is oxycodone and acetaminophen.
    const onLabel = [...terms.map((term) => term.replaceAll(/ (?:and|with) /g, ' ')), ...spellings.map(plainWords)];
    return { label: pick.name, about, picks: [pick], terms, onLabel };
  };
  const kinds = (types: readonly string[]) =>
    [
      ...new Set(
        types
          .filter((id) => id !== unknownType || types.length === 1)
          .flatMap((id) => medicines.find((type) => type.id === id)?.one ?? []),
      ),
    ].join(', ');
  return [
    ...medicineNames.flatMap(({ generic, brands, spellings, types, notSwallowed }) => {
      const medicine = { generic, types, notSwallowed };
      return [
        entry({ name: generic, medicine: { name: generic, ...medicine } }, kinds(types), [], spellings),
        ...brands.map((name) => entry({ name, medicine: { name, ...medicine } }, `${generic}, ${kinds(types)}`)),
      ];
    }),
    ...everydayWords(medicines).map(({ name, types }) =>
      entry(
        { name, medicine: { name, types } },
        types.length > 2 ? `${kinds(types)}. ${checkFirst.vague}` : kinds(types),
      ),
    ),
    ...medicines.map(({ id, name }) => entry({ name, medicine: { name, types: [id] } }, 'a medicine type')),
    entry({ name: checkFirst.noMedicines.name }, checkFirst.noMedicines.about, checkFirst.noMedicines.triggers),
    ...conditions.map(({ id, name, question, everyday }) =>
      entry({ name, condition: id }, question, [question, ...everyday]),
    ),
  ];
}

/** How well a term answers what was typed: whole, begun, or with words that begin like those that were typed. 0 for not at all. */
function rank(term: string, typed: string): number {
  if (term === typed) return 3;
  if (term.startsWith(typed)) return 2;
  return Number(typed.split(' ').every((word) => ` ${term}`.includes(` ${word}`)));
}

/** How many letters may be wrong in a name of this length. */
const slips = (length: number) => (length < 5 ? 0 : length === 5 ? 1 : length < 10 ? 2 : 3);

/** The lines of a pasted list, without what numbers or marks them, or “I take”. */
const linesOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((line) => line.replace(/^\s*(?:[•*–-]+|\d+[.)](?!\d)|I(?:[’']?m on| take)\s)\s*/iu, '').trim())
    .filter((line) => plainWords(line));

/** A line that goes on the sheet as it was written. */
const notChecked = (line: string): Option => {
  const name = `${line.slice(0, 80)} (not checked)`;
  const label = `Put “${line}” on my sheet as “not checked”`;
  return { label, about: '', picks: [{ name, medicine: { name, types: [] } }] };
};

/** One option that adds everything that these add. */
function together(options: readonly Option[]): readonly Option[] {
  const picks = [...new Map(options.flatMap((one) => one.picks.map((pick) => [pick.name, pick]))).values()];
  const about = picks.map(({ name }) => name).join(', ');
  return picks.length > 1 ? [{ label: `Add all ${picks.length}`, about, picks }] : options.slice(0, 1);
}

/** A search over everything that the tool knows. Nothing is understood: what was typed is a name, lines that begin with names, or an emergency phrase. */
export function searchIn(data: ToolData): (typed: string) => Found {
  const entries = entriesOf(data);
  // Of two with the same word the first is meant, so it's put in last.
  const index = new Map(
    entries.toReversed().flatMap((entry) => [...entry.onLabel, ...entry.terms].map((term) => [term, entry])),
  );
  const longest = Math.max(...[...index.keys()].map((term) => term.split(' ').length));
  const phrases = data.emergencyPhrases.map((phrase) => ({ ...phrase, says: phrase.says.map(plainWords) }));
  const details = new Set(data.checkFirst.afterName);
  const isDetail = (word: string) => details.has(word) || /^\d+[a-z]*$/.test(word);
  const neverCorrected = new Set(data.checkFirst.neverCorrected.map(plainWords));

  const best = (score: (term: string, entry: Entry) => number): Option[] =>
    entries
      .map((entry) => ({ entry, score: Math.max(...entry.terms.map((term) => score(term, entry))) }))
      .filter((one) => one.score > 0)
      .toSorted((a, b) => b.score - a.score || a.entry.label.length - b.entry.label.length)
      .slice(0, mostShown)
      .map(({ entry }) => entry);

  /** Medicines that differ from what was typed in a few letters. A condition is never guessed: it may be an emergency. */
  const near = (typed: string): Option[] => {
    const words = typed.split(' ').filter((word) => !isDetail(word));
    const name = words.join(' ');
    const most = slips(name.length);
    return best((term, { picks }) =>
      !picks[0]?.medicine || neverCorrected.has(name) || Math.abs(term.length - name.length) > most
        ? 0
        : most + 1 - distance(term, name),
    );
  };

  /** The longest name that these words begin with, and how many of them it is. A condition counts only where nothing follows it. */
  const nameAt = (words: readonly string[]) =>
    words
      .slice(0, longest)
      .map((_, at) => ({ entry: index.get(words.slice(0, at + 1).join(' ')), length: at + 1 }))
      .findLast(({ entry, length }) => entry && (entry.picks[0]?.medicine ?? length === words.length));

  /**
   * Every name in a line that begins with a name. What a label adds to a name is skipped. With any other word the line is also added
   * as it was written: “Tylenol Cold” is more than Tylenol.
   */
  const namesIn = (line: string): Option[] => {
    // By what they contain: “metoprolol (Toprol-XL)” is one medicine.
    const found = new Map<string, Option>();
    let isRead = true;
    for (let words = plainWords(line).split(' '); words.length > 0;) {
      const { entry, length } = nameAt(words) ?? { length: 1 };
      if (entry) found.set(entry.picks[0]?.medicine?.generic ?? entry.label, entry);
      else if (found.size === 0) return [];
      else isRead &&= isDetail(words[0] ?? '');
      words = words.slice(length);
    }
    return [...found.values(), ...(isRead ? [] : [notChecked(line)])];
  };

  /** What a line of a list may mean, as questions. Only someone who says yes gets the name. */
  const questionsOn = (line: string, text: string): Option[] =>
    near(plainWords(line))
      .slice(0, mostGuesses)
      .map(({ label, about }) => ({
        label: `“${line}”: did you mean ${label}?`,
        about,
        picks: [],
        corrected: text.replace(line, () => label),
      }));

  const foundIn = (text: string, lines: readonly string[]): Pick<Found, 'options' | 'isGuess'> => {
    if (lines.length === 0) return { options: [], isGuess: false };
    const typed = plainWords(text);
    const read = lines.map((line) => ({ line, names: namesIn(line) }));
    const all = together(read.flatMap(({ line, names }) => (names.length > 0 ? names : notChecked(line))));
    const isNamed = read.some(({ names }) => names.length > 0);
    // Where no line has a name that we know, several words may as well be a sentence.
    const asWritten = isNamed || lines.every(mayBeAName) ? all : [];
    const begun = best((term) => rank(term, typed));
    if (lines.length > 1 || (isNamed && begun.length === 0)) {
      const questions = read.flatMap(({ line, names }) => (names.length > 0 ? [] : questionsOn(line, text)));
      return { options: [...questions, ...asWritten, ...begun], isGuess: questions.length > 0 };
    }
    const isGuess = begun.length === 0;
    return { options: [...(isGuess ? near(typed) : begun), ...(index.has(typed) ? [] : asWritten)], isGuess };
  };

  return (text) => {
    const typed = plainWords(text);
    const lines = linesOf(text);
    const met = phrases.filter(({ says, alone }) =>
      says.some((phrase) => (alone ? typed === phrase : ` ${typed} `.includes(` ${phrase} `))),
    );
    if (met.length === 0) return { ...foundIn(text, lines), isEmergency: false };
    const past = data.conditions.find(({ id }) => id === met[0]?.past);
    return {
      options: together(lines.flatMap(namesIn).filter(({ about, picks }) => about && picks[0]?.medicine)),
      isGuess: false,
      isEmergency: true,
      advice: [...new Set(met.flatMap(({ advice }) => (advice ? data.checkFirst.emergencyAdvice[advice] : [])))],
      past: past && { name: past.name, condition: past.id },
    };
  };
}
