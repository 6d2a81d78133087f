import { lowered } from '../text/texts.ts';
import { containsName } from './medicine-names.ts';
import type { Reader, ReaderMedicine, CheckFirstData } from './check-first-data.ts';
import {
  nameInText,
  resultOn,
  shortName,
  strongestFirst,
  unknownType,
  type Result,
  type ResultKind,
} from './results.ts';

/** One reason, and which of the reader's medicines and conditions it's about. */
interface Reason {
  about: string[];
  kind: ResultKind;
  text: string;
  own: boolean;
  /** How far apart to take the two; 0 where nothing says so. */
  hours: number;
}

/** What an ingredient means for a reader. */
export interface Answer {
  ingredient: string;
  inText: string;
  /** By which names a reader already takes it. */
  taken: string[];
  kind: ResultKind;
  /** The strongest first. Empty where nothing was found, or where it’s only taken. */
  reasons: Reason[];
  /** The day we looked. */
  looked: string;
}

/** Whether a reader’s medicine is the ingredient itself: “sleep gummies” are “Melatonin (sleep gummies)”. */
export const isItself = ({ name, generic = name }: ReaderMedicine, ingredient: { name: string }): boolean =>
  [name, generic].some((text) => containsName(ingredient.name, text));

/** Keeps only the longest hours for each medicine: no one can follow two numbers. */
function keepLongestHours(reasons: readonly Reason[]): Reason[] {
  const longest = (name: string) =>
    Math.max(...reasons.filter(({ about }) => about.includes(name)).map(({ hours }) => hours));
  return reasons.map((reason) => ({
    ...reason,
    hours: reason.about.some((name) => longest(name) === reason.hours) ? reason.hours : 0,
  }));
}

/**
 * Why a reader asks before an ingredient, or doesn't take it, the strongest reason first. What says the same is one reason, and nothing
 * clashes with itself.
 */
function reasonsFor(
  { checkFirst }: CheckFirstData,
  { medicines, conditions }: Reader,
  ingredient: CheckFirstData['ingredients'][number],
): Reason[] {
  const notChecked: Result = { kind: 'ask-first', text: checkFirst.notChecked, references: [], own: false };
  const asked = [
    ...medicines
      .filter((medicine) => !isItself(medicine, ingredient))
      .map(({ types, ...medicine }) => ({ ...medicine, ids: types })),
    ...conditions.map(({ id, name }) => ({ name: lowered(name), ids: [id], notSwallowed: undefined })),
  ];
  const allReasons = asked.flatMap(({ name, ids, notSwallowed }) => {
    const results = ids.length > 0 ? ids.flatMap((id) => resultOn(ingredient, id) ?? []) : [notChecked];
    return results.flatMap(({ kind, text, own }) => {
      const sameText = results.filter((result) => result.text === text);
      // Minerals bind in the gut, so what isn't swallowed needs no hours. Of what has no type, the pharmacist says how many.
      const needsNone = notSwallowed || ids.includes(unknownType);
      const hours = needsNone ? 0 : Math.max(...sameText.map(({ hoursApart }) => hoursApart?.hours ?? 0));
      return text ? [{ about: [name], kind, text, own, hours }] : [];
    });
  });
  const duplicates = Map.groupBy(strongestFirst(allReasons), ({ text, hours }) => JSON.stringify([text, hours]));
  const reasons = [...duplicates.values()].flatMap((group) => {
    const about = [...new Set(group.flatMap((reason) => reason.about))];
    return group.slice(0, 1).map((reason) => ({ ...reason, about, own: group.every(({ own }) => own) }));
  });
  return strongestFirst(keepLongestHours(reasons));
}

/** What every ingredient means for a reader, the strongest result first. Nothing for a reader who has picked nothing. */
export function answersFor(data: CheckFirstData, reader: Reader): Answer[] {
  if (reader.medicines.length + reader.conditions.length === 0) return [];
  const answers = data.ingredients.map((ingredient): Answer => {
    const reasons = reasonsFor(data, reader, ingredient);
    const taken = reader.medicines.filter((medicine) => isItself(medicine, ingredient)).map(({ name }) => name);
    const kind = reasons[0]?.kind ?? (taken.length > 0 ? 'ask-first' : 'none-found');
    return {
      ingredient: shortName(ingredient),
      inText: nameInText(ingredient),
      taken,
      kind,
      // What isn't taken at all needs no reason to ask.
      reasons: kind === 'dont-take' ? reasons.filter((reason) => reason.kind !== 'ask-first') : reasons,
      looked: ingredient.noneFound.looked,
    };
  });
  return strongestFirst(answers);
}
