import { distance } from 'fastest-levenshtein';
import { everydayWords } from '../../safety/medicine-names.ts';
import { isWithin, nameOnSheet, type ReaderMedicine, type ToolData } from '../../safety/reader.ts';

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
}

/** What the tool shows for what was typed. */
export interface Found {
  options: readonly Option[];
  /** True where the options are only near what was typed: “Did you mean ...?” */
  isGuess: boolean;
  /** Parts of a pasted list that are no names: they're shown, and not added. */
  leftOut: readonly string[];
  /** True where the three calls come first. */
  isEmergency: boolean;
  /** True where the panel also says what to do about withdrawal. */
  isWithdrawal?: boolean;
  /** The condition that one tap checks, if what was typed is in the past. */
  past?: Picked | undefined;
}

const mostShown = 6;

/** One word, and no longer than a name. More than one word may be a sentence, which the tool doesn't read or put on a sheet. */
const mayBeAName = (text: string) => text.length <= 40 && /^\p{L}[\p{L}\p{N}’'-]*$/u.test(text);

/** How much is in a pill, which a label puts after the name: “50 mg”. */
const strength = /(?<![\p{L}\p{N}])\d[\d.,]*\s*(?:mg|mcg|µg|μg|g|ml|iu|meq|units?|%)(?![\p{L}\p{N}])/giu;

/** The words of a text: lower case, without accents, apostrophes, signs and strengths. “St. John’s wort” is “st johns wort”. */
const plainWords = (text: string): string =>
  text
    .replaceAll(strength, ' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An option with the words it's found by, each of them plain. */
interface Entry {
  option: Option;
  terms: readonly string[];
}

/** The medicine types by name, generic and brand names, everyday words and conditions. */
function entriesOf({ medicineNames, medicines, conditions }: ToolData): Entry[] {
  const entry = (pick: Picked, about: string, others: readonly string[] = []): Entry => ({
    option: { label: pick.name, about, picks: [pick] },
    terms: [pick.name, ...others].map(plainWords),
  });
  const kinds = (types: readonly string[]) =>
    types.flatMap((id) => medicines.find((type) => type.id === id)?.one ?? []).join(', ');
  return [
    ...medicineNames.flatMap(({ generic, brands, types, notSwallowed }) =>
      [generic, ...brands].map((name) =>
        entry(
          { name, medicine: { name, generic, types, notSwallowed } },
          name === generic ? kinds(types) : `${generic}, ${kinds(types)}`,
        ),
      ),
    ),
    ...everydayWords(medicines).map(({ name, types }) => entry({ name, medicine: { name, types } }, kinds(types))),
    ...medicines.map(({ id, name }) => entry({ name, medicine: { name, types: [id] } }, 'a medicine type')),
    // Whoever types a wider condition may mean a narrower one: “wine” may be a glass or a bottle a day.
    ...conditions.map(({ id, name, question }) => {
      const inside = conditions.filter((one) => isWithin(one.id, id, conditions));
      return entry({ name, condition: id }, question, [question, ...inside.flatMap(({ everyday }) => everyday)]);
    }),
  ];
}

/** How well a term answers what was typed: whole, begun, or containing every word, the last of which may be unfinished. 0 for not at all. */
function rank(term: string, typed: string): number {
  if (term === typed) return 3;
  if (term.startsWith(typed)) return 2;
  const words = term.split(' ');
  const hasAll = typed
    .split(' ')
    .every(
      (word, index, all) =>
        words.includes(word) || (index === all.length - 1 && words.some((one) => one.startsWith(word))),
    );
  return hasAll ? 1 : 0;
}

/** How many letters may be wrong in a name of this length. */
const slips = (length: number) => (length < 5 ? 0 : length === 5 ? 1 : length < 10 ? 2 : 3);

/** The parts of a pasted list, without what numbers or marks its lines. */
const partsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.replace(/^\s*(?:[•*–-]+|\d+[.)](?!\d))\s*/u, '').trim())
    .filter((part) => plainWords(part));

/** A search over everything that the tool knows. Nothing is understood: what was typed is a name, a list of names, or an emergency phrase. */
export function searchIn(data: ToolData): (typed: string) => Found {
  const entries = entriesOf(data);
  const phrases = data.emergencyPhrases.map((phrase) => ({ ...phrase, says: phrase.says.map(plainWords) }));
  const afterName = new Set(data.checkFirst.afterName);
  const neverCorrected = new Set(data.checkFirst.neverCorrected.map(plainWords));
  const best = (score: (terms: readonly string[], option: Option) => number): Option[] =>
    entries
      .map(({ option, terms }) => ({ option, score: score(terms, option) }))
      .filter((one) => one.score > 0)
      .toSorted((a, b) => b.score - a.score || a.option.label.length - b.option.label.length)
      .slice(0, mostShown)
      .map(({ option }) => option);
  const whole = (typed: string) => best((terms) => Number(terms.includes(typed)));
  const ofMedicines = (options: readonly Option[]) => options.filter(({ picks }) => picks[0]?.medicine);

  /** The name that this is, or is but for what a label adds to it: “losartan potassium”, “metformin 500 BID”. */
  const named = (typed: string): Option[] => {
    const words = typed.split(' ');
    const length = words.findLastIndex((word) => !afterName.has(word) && !/^\d+$/.test(word)) + 1;
    const options = whole(typed);
    return options.length > 0 ? options : ofMedicines(whole(words.slice(0, length).join(' ')));
  };

  /** Names that may be meant: that of a label, or what differs in a few letters. A short word is never taken for a condition. */
  const near = (typed: string): Option[] => {
    const begun = named(typed);
    if (begun.length > 0 || neverCorrected.has(typed)) return begun;
    const most = slips(typed.length);
    return best((terms, { picks }) =>
      picks[0]?.condition && typed.length < 6
        ? 0
        : Math.max(
            ...terms.map((term) =>
              Math.abs(term.length - typed.length) > most ? 0 : most + 1 - distance(term, typed),
            ),
          ),
    );
  };

  /** What a part of a pasted list adds: the name it is, or itself as a name that isn't on our list. Names that look alike are never swapped. */
  const inList = (part: string): Picked | undefined => {
    const known = named(plainWords(part))[0];
    return known?.picks[0] ?? (mayBeAName(part) ? { name: part, medicine: { name: part, types: [] } } : undefined);
  };

  const matchingWith = (typed: string) => best((terms) => Math.max(...terms.map((term) => rank(term, typed))));

  const foundInList = (text: string, parts: readonly string[]): Omit<Found, 'isEmergency'> => {
    const picks = new Map(parts.flatMap((part) => inList(part) ?? []).map((pick) => [pick.name, pick]));
    const about = [...picks.values()].map(({ name, medicine }) => (medicine ? nameOnSheet(medicine) : name)).join(', ');
    const all = { label: picks.size > 1 ? `Add all ${picks.size}` : 'Add this one', about, picks: [...picks.values()] };
    const isKnown = [...picks.values()].some(({ medicine }) => !medicine || medicine.types.length > 0);
    // Where no part is a name that we know, it may as well be a sentence with a comma.
    return {
      // A name may have commas itself.
      options: [...(isKnown ? [all] : []), ...matchingWith(plainWords(text))],
      isGuess: false,
      leftOut: parts.filter((part) => !inList(part)),
    };
  };

  const foundIn = (text: string): Omit<Found, 'isEmergency'> => {
    const typed = plainWords(text);
    const matching = matchingWith(typed);
    const options = matching.length > 0 ? matching : near(typed);
    const name = text.trim();
    const asUnknown: Option[] =
      whole(typed).length > 0 || !mayBeAName(name)
        ? []
        : [
            {
              label: `Put “${name}” on my sheet as “not checked”`,
              about: '',
              picks: [{ name, medicine: { name, types: [] } }],
            },
          ];
    return { options: [...options, ...asUnknown], isGuess: matching.length === 0 && options.length > 0, leftOut: [] };
  };

  return (text) => {
    const typed = plainWords(text);
    const parts = partsOf(text);
    const met = phrases.filter(({ says, alone }) =>
      says.some((phrase) => (alone ? typed === phrase : ` ${typed} `.includes(` ${phrase} `))),
    );
    if (met.length > 0) {
      const id = met.find(({ past }) => past)?.past;
      const past = data.conditions.find((one) => one.id === id);
      return {
        options: [...new Set(parts.flatMap((part) => ofMedicines(whole(plainWords(part)))))],
        isGuess: false,
        leftOut: [],
        isEmergency: true,
        isWithdrawal: met.some(({ withdrawal }) => withdrawal),
        past: past && { name: past.name, condition: past.id },
      };
    }
    if (parts.length === 0) return { options: [], isGuess: false, leftOut: [], isEmergency: false };
    return { ...(parts.length > 1 ? foundInList(text, parts) : foundIn(parts[0] ?? text)), isEmergency: false };
  };
}
