import { distance } from 'fastest-levenshtein';
import { filled } from '../../text/blanks.ts';
import { everydayWords } from '../../safety/medicine-names.ts';
import { normalized } from '../../text/texts.ts';
import type { ReaderMedicine, CheckFirstData } from '../../safety/check-first-data.ts';
import { unknownType } from '../../safety/results.ts';

/** Something a reader can pick: a medicine for the sheet, or a condition to check. */
export interface Picked {
  name: string;
  medicine?: ReaderMedicine;
  /** The id of a condition. */
  condition?: string;
}

/** What the list offers, and what a tap on it picks: one name, or all names of a list. */
export interface Option {
  label: string;
  /** What it is: “sertraline, an antidepressant”. */
  about: string;
  picks: readonly Picked[];
  /** What's left in the field: the other lines of a list. */
  left?: string;
}

const maxOptions = 6;

/** A name with the normalized words that it's found by. */
interface Entry extends Option {
  picks: readonly [Picked];
  terms: readonly string[];
  /** How else a label writes it; never suggested while someone types. */
  onLabel: readonly string[];
}

/** The medicine types by name, generic and brand names, everyday words and conditions. */
function entriesOf({ medicineNames, medicineTypes, conditions, checkFirst }: CheckFirstData): Entry[] {
  const { noMedicines, vague } = checkFirst;
  const entry = (pick: Picked, about: string, synonyms: string[] = [], spellings: string[] = []): Entry => {
    const terms = [pick.name, ...synonyms].map(normalized);
    // “oxycodone-acetaminophen” is oxycodone and acetaminophen.
    const onLabel = [...terms.map((term) => term.replaceAll(/ (?:and|with) /g, ' ')), ...spellings.map(normalized)];
    return { label: pick.name, about, picks: [pick], terms, onLabel };
  };
  const typeWords = (types: readonly string[]) => {
    const named = types.filter((id) => id !== unknownType || types.length === 1);
    return [...new Set(named.flatMap((id) => medicineTypes.find((type) => type.id === id)?.inText ?? []))].join(', ');
  };
  return [
    ...medicineNames.flatMap(({ generic, brands, spellings, types, notSwallowed }) => {
      const pick = (name: string) => ({ name, medicine: { name, generic, types, notSwallowed } });
      return [
        entry(pick(generic), typeWords(types), [], spellings),
        ...brands.map((name) => entry(pick(name), `${generic}, ${typeWords(types)}`)),
      ];
    }),
    ...everydayWords(medicineTypes).map(({ name, types }) =>
      entry({ name, medicine: { name, types } }, types.length > 2 ? `${typeWords(types)}. ${vague}` : typeWords(types)),
    ),
    ...medicineTypes.map(({ id, name }) => entry({ name, medicine: { name, types: [id] } }, 'a medicine type')),
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

/** Names on a bottle come first, then conditions in their own order, and then everyday words; short names before long ones. */
const order = ({ label, picks: [{ medicine }] }: Entry) =>
  medicine ? label.length + (medicine.generic ? 0 : 100) : 100;

/** How many letters may be wrong in a name of this length. */
function maxTypos(length: number): number {
  if (length < 5) return 0;
  if (length === 5) return 1;
  return length < 10 ? 2 : 3;
}

/** Finds names, for one line of what was typed. Nothing in it is understood. */
export function nameFinder(data: CheckFirstData) {
  const { afterName, neverCorrected, putOnSheet } = data.checkFirst;
  const entries = entriesOf(data);
  // Of two with the same word the first is meant, so it's put in last.
  const byTerm = new Map(
    entries.toReversed().flatMap((entry) => [...entry.onLabel, ...entry.terms].map((term) => [term, entry])),
  );
  const conditionTerms = entries.flatMap(({ picks: [{ condition }], terms }) => (condition ? [...new Set(terms)] : []));
  const isShared = (term: string) => conditionTerms.indexOf(term) < conditionTerms.lastIndexOf(term);
  const longest = Math.max(...[...byTerm.keys()].map((term) => term.split(' ').length));
  const details = new Set(afterName);
  const isDetail = (word: string) => details.has(word) || /^\d+[a-z]*$/.test(word);
  /** The words of a line. “8 pm” is a time, and “Tylenol PM” is a name. */
  const wordsOf = (line: string) =>
    normalized(line)
      .replaceAll(/(\d) ([ap]m)\b/g, '$1$2')
      .split(' ');
  const neverNear = new Set(neverCorrected.map(normalized));

  const best = (score: (term: string, entry: Entry) => number): Entry[] =>
    entries
      .map((entry) => ({ entry, score: Math.max(...entry.terms.map((term) => score(term, entry))) }))
      .filter((scored) => scored.score > 0)
      .toSorted((a, b) => b.score - a.score || order(a.entry) - order(b.entry))
      .slice(0, maxOptions)
      .map(({ entry }) => entry);

  /**
   * What these words are as a whole. A condition counts only at the end of a line, and not where another has the same word: “wine” may be
   * every evening or now and then.
   */
  const findExact = (words: readonly string[], isAtEnd: boolean) => {
    const term = words.join(' ');
    const entry = byTerm.get(term);
    return (entry?.picks[0].medicine ?? (isAtEnd && !isShared(term))) ? entry : undefined;
  };

  /** The longest name that these words begin with, and how many of them it is. */
  const longestAt = (words: readonly string[]) =>
    words
      .slice(0, longest)
      .map((_, at) => ({ entry: findExact(words.slice(0, at + 1), at + 1 === words.length), length: at + 1 }))
      .findLast(({ entry }) => entry);

  /** Whether a text is a name as a whole. */
  const isName = (text: string) => byTerm.has(normalized(text));

  /** The names that a line is the beginning of, or some words of. */
  const findByPrefix = (line: string): Option[] => {
    const typed = normalized(line);
    return best((term) => matchScore(term, typed));
  };

  /** Medicines whose names differ from a line in a few letters. A condition is never guessed: it may be an emergency. */
  const findMisspelled = (line: string): Option[] => {
    const name = wordsOf(line)
      .filter((word) => !isDetail(word))
      .join(' ');
    const typos = maxTypos(name.length);
    if (neverNear.has(name)) return [];
    return best((term, { picks: [{ medicine }] }) =>
      medicine && Math.abs(term.length - name.length) <= typos ? typos + 1 - distance(term, name) : 0,
    );
  };

  /** A line that goes on the sheet as it was written. */
  const asWritten = (line: string): Option => {
    const name = `${line.slice(0, 80)} (not checked)`;
    return { label: filled(putOnSheet, line), about: '', picks: [{ name, medicine: { name, types: [] } }] };
  };

  /**
   * Every name in a line that begins with a name. What a label adds to a name is skipped. With any other word the line is also added
   * as it was written: “Tylenol Cold” is more than Tylenol.
   */
  const namesWithin = (line: string): Option[] => {
    // By what they contain: “metoprolol (Toprol-XL)” is one medicine.
    const options = new Map<string, Option>();
    let hasOtherWords = false;
    for (let words = wordsOf(line); words.length > 0;) {
      const { entry, length } = longestAt(words) ?? { length: 1 };
      if (entry) options.set(entry.picks[0].medicine?.generic ?? entry.label, entry);
      else if (options.size === 0) return [];
      else hasOtherWords ||= !isDetail(words[0] ?? '');
      words = words.slice(length);
    }
    if (!hasOtherWords) return [...options.values()];
    const whole = asWritten(line);
    const withLine = (pick: Picked): Picked =>
      pick.medicine ? { ...pick, medicine: { ...pick.medicine, partOf: whole.picks[0]?.name } } : pick;
    return [...[...options.values()].map((option) => ({ ...option, picks: option.picks.map(withLine) })), whole];
  };

  return { isName, findByPrefix, findMisspelled, asWritten, namesWithin };
}
