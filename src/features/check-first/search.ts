import { normalized } from '../../text/texts.ts';
import type { CheckFirstData } from '../../safety/check-first-data.ts';
import { nameFinder, type Option, type Picked } from './names.ts';

/** What is shown for what was typed. */
export interface SearchResult {
  /**
   * Names that were typed, or of which only a part was read; names only near what was typed; nothing; or an emergency, where the three
   * calls come first.
   */
  kind: 'names' | 'partly' | 'guess' | 'unknown' | 'emergency';
  options: readonly Option[];
  /** What else the panel says: what to do about withdrawal, or low blood sugar. */
  advice?: readonly string[];
  /** The conditions that one tap each checks, if what was typed is in the past. */
  past?: readonly Picked[];
}

const isAmount = (line: string) => /^[\d.]+ ?(?:mg|mcg|g|ml|iu|units?)?$/i.test(line);

/** The lines of a pasted list, without what numbers or marks them, or “I take”. Only an amount, such as “10 mg”, is no line of its own. */
const linesOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((line) => line.replace(/^\s*(?:[•*–-]+|\d+[.)](?!\d)|I(?:[’']?m on| take)\s)\s*/iu, '').trim())
    .filter((line) => normalized(line) && !isAmount(line));

/** What joins two names, in English and Spanish. */
const joiner = / (?:and|with|y|con|\+) /i;

const isOneWord = (line: string) => /^\p{L}[\p{L}\p{N}’'-]{0,39}$/u.test(line);

/** One option that adds everything that these add. */
function addAll(options: readonly Option[]): readonly Option[] {
  const all = options.flatMap((option) => option.picks);
  // What has a line of its own, too, counts as that.
  const alone = all.filter(({ medicine }) => !medicine?.partOf);
  const picks = [...new Map([...all, ...alone].map((pick) => [pick.name, pick])).values()];
  const about = picks.map(({ name }) => name).join(', ');
  const label = picks.length === 2 ? 'Add both' : `Add all ${picks.length}`;
  return picks.length > 1 ? [{ label, about, picks }] : options.slice(0, 1);
}

const isNotChecked = ({ picks }: Option) => picks.some(({ medicine }) => medicine?.types.length === 0);

/** Options that leave these lines in the field. */
const leaving = (lines: readonly string[], options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, left: lines.join(', ') }));

/** A search over every name that we know. What was typed is a name, a list of names, or an emergency phrase. */
export function searchIn(data: CheckFirstData): (typed: string) => SearchResult {
  const { checkFirst, conditions, emergencyPhrases } = data;
  const finder = nameFinder(data);
  const phrases = emergencyPhrases.map((phrase) => ({ ...phrase, says: phrase.says.map(normalized) }));

  const isUnknown = (line: string) => finder.namesWithin(line).length === 0;
  /** Whether a line may be one of a few names: “wine” is several conditions, and “percoset” is near a name. */
  const isUnclear = (line: string) =>
    isUnknown(line) &&
    (finder.isName(line) || (finder.findByPrefix(line).length === 0 && finder.findMisspelled(line).length > 0));

  /** “Pregnant and Zoloft” are two lines, and so are “Zoloft and percoset”, but “hydrocodone and acetaminophen” is one. */
  const splitAtJoiner = (line: string): string[] => {
    const parts = line.split(joiner);
    const isList = !isUnclear(line) && parts.every((part) => !isUnknown(part) || isUnclear(part));
    return isList && (isUnknown(line) || parts.some(isUnclear)) ? parts : [line];
  };

  const kindOf = (options: readonly Option[]) => (options.some(isNotChecked) ? 'partly' : 'names');

  /** What one line may mean, as if it had been typed alone; and, if it may be a name, to put it on the sheet as it was written. */
  const lookUp = (line: string, isAmongNames: boolean): SearchResult => {
    const within = finder.namesWithin(line);
    const byPrefix = finder.findByPrefix(line);
    const isKnown = within.length + byPrefix.length > 0;
    const misspelled = isKnown ? [] : finder.findMisspelled(line);
    // Several words that no name is near may be a sentence about a poisoning: it needs a call, and not a sheet.
    const mayBeName = isAmongNames || isOneWord(line) || misspelled.length > 0;
    const asWritten = mayBeName ? [finder.asWritten(line)] : [];
    const toAdd = within.length > 0 ? addAll(within) : asWritten;
    const unknownKind = misspelled.length > 0 ? 'guess' : 'unknown';
    const isWhole = finder.isName(line) && byPrefix.length > 0;
    return {
      kind: isKnown ? kindOf(within) : unknownKind,
      options: [...byPrefix, ...misspelled, ...(isWhole ? [] : toAdd)],
    };
  };

  /**
   * A list is a queue. Its first unknown line is looked up, and the other lines stay in the field, so that nothing is lost, and a
   * misspelled name doesn't go on the sheet unread. Once every line is known, one tap adds all.
   */
  const namesFor = (text: string): SearchResult => {
    const lines = finder.isName(text) ? [text] : linesOf(text).flatMap(splitAtJoiner);
    const asked = lines.find(isUnknown) ?? lines[0];
    if (asked === undefined) return { kind: 'unknown', options: [] };
    const others = lines.filter((line) => line !== asked);
    if (others.length > 0 && !isUnknown(asked)) {
      const all = lines.flatMap(finder.namesWithin);
      return { kind: kindOf(all), options: addAll(all) };
    }
    const { kind, options } = lookUp(
      asked,
      others.some((line) => !isUnknown(line)),
    );
    return { kind, options: leaving(others, options) };
  };

  const emergencyFor = (text: string, matched: readonly (typeof phrases)[number][]): SearchResult => {
    const medicinesIn = (line: string) =>
      finder.namesWithin(line).filter((option) => option.picks[0]?.medicine && !isNotChecked(option));
    const lines = linesOf(text);
    const others = lines.filter((line) => medicinesIn(line).length === 0);
    return {
      kind: 'emergency',
      options: leaving(others, addAll(lines.flatMap(medicinesIn))),
      advice: [...new Set(matched.flatMap(({ advice }) => (advice ? checkFirst.emergencyAdvice[advice] : [])))],
      past: conditions
        .filter(({ id }) => matched[0]?.past.includes(id))
        .map(({ id, name }) => ({ name, condition: id })),
    };
  };

  return (text) => {
    const typed = normalized(text);
    const matched = phrases.filter(({ says, alone }) =>
      says.some((phrase) => (alone ? typed === phrase : ` ${typed} `.includes(` ${phrase} `))),
    );
    return matched.length > 0 ? emergencyFor(text, matched) : namesFor(text);
  };
}
