import type { Medicine } from '../model/ingredient.ts';
import type { Records } from '../model/records.ts';
import { filled } from '../text/blanks.ts';
import { alcoholLineOnPage, alcoholLines } from './alcohol-lines.ts';
import {
  isForChild,
  isNamed,
  isSupplement,
  isTrueOf,
  lineAbout,
  linesFromRecords,
  linesIn,
  matchingMedicines,
  typesOf,
  weights,
  type Line,
  type RecordLine,
} from './record-lines.ts';
import { inAList, unknownType } from './results.ts';
import { answersFor, type Answer } from './supplement-answers.ts';
import type { Reader, ReaderMedicine, CheckFirstData } from './check-first-data.ts';

/*
 * What a reader should know apart from any supplement. The medicine records have lines, each of which says whom it's for. A few more come
 * from what a reader checked. Each is said once, the gravest first.
 */

/**
 * What is in a medicine: “losartan and hydrochlorothiazide” are two. Of some types only the whole counts, since a nose spray and an inhaler
 * may share a part. Of a name that isn't on our list nothing is known.
 */
function contentsOf({ name, generic = name, types }: ReaderMedicine, asWhole: readonly string[]): string[] {
  if (types.length === 0) return [];
  return types.some((type) => asWhole.includes(type))
    ? [generic.toLowerCase()]
    : generic.toLowerCase().split(/,? and |, /);
}

/**
 * What a reader lists twice: by its brand and its generic name, by two brands, or alone and together with something else. What has a
 * danger of its own isn’t told again.
 */
function takenTwice(
  { checkFirst: { sameMedicine } }: CheckFirstData,
  { medicines }: Reader,
  own: readonly Line[],
): Line[] {
  const isTold = (duplicates: readonly ReaderMedicine[]) =>
    own.some(({ weight, about = [] }) => weight === 'danger' && duplicates.every(({ name }) => about.includes(name)));
  const contents = new Set(medicines.flatMap((medicine) => contentsOf(medicine, sameMedicine.asWhole)));
  return [...contents]
    .map((content) => medicines.filter((medicine) => contentsOf(medicine, sameMedicine.asWhole).includes(content)))
    .filter((duplicates) => duplicates.length > 1 && !isTold(duplicates))
    .flatMap((duplicates) =>
      lineAbout(duplicates, { text: sameMedicine.text, weight: 'danger', callFirst: true, inPlaceOf: 'keepTaking' }),
    );
}

/** What to do about the supplements that a reader already takes. */
function linesOnTaken(data: CheckFirstData, reader: Reader, answers: readonly Answer[]): Line[] {
  const { child, takeNoMore, askTaken, askTakenWithWarfarin, warfarin } = data.checkFirst;
  const ask = reader.medicines.some((medicine) => isNamed(medicine, warfarin)) ? askTakenWithWarfarin : askTaken;
  const refuse = isForChild(data, reader) ? child.taken : takeNoMore;
  return [...Map.groupBy(answers, ({ kind }) => (kind === 'dont-take' ? refuse : ask))].flatMap(([text, some]) => {
    const about = some.flatMap(({ taken, inText, ingredient }) =>
      taken.map((name) => (name.toLowerCase() === ingredient.toLowerCase() ? inText : name)),
    );
    return about.length > 0 ? [{ text: filled(text, inAList(about)), weight: 'personal' as const, about }] : [];
  });
}

/** The medicines of which the records say nothing because of one of these conditions. */
function untold(data: CheckFirstData, reader: Reader, conditions: readonly string[]): ReaderMedicine[] {
  const told = linesIn(data)
    .filter((line) => line.conditions.some((id) => conditions.includes(id)))
    .flatMap((line) => matchingMedicines(line, reader));
  return reader.medicines.filter((medicine) => !told.includes(medicine));
}

/**
 * Which medicines someone who may be pregnant calls about: before the next dose, or to tell what they take. What has its own line about
 * pregnancy doesn’t need the second.
 */
function pregnancyCalls(data: CheckFirstData, reader: Reader): Line[] {
  const { conditions, callFirst, tell, tellIfChosen, keepNames } = data.checkFirst.pregnancy;
  const isPregnant = isTrueOf(reader, conditions);
  const isKept = (medicine: ReaderMedicine) => isNamed(medicine, keepNames);
  const callsFirst = (medicine: ReaderMedicine) =>
    (isPregnant && medicine.types.length === 0) ||
    typesOf(data, medicine).some(
      ({ name, callFirstIfPregnant: names }) => names && (medicine.name === name || isNamed(medicine, names)),
    );
  const first = reader.medicines.filter((medicine) => !isKept(medicine) && callsFirst(medicine));
  if (!isPregnant) return lineAbout(first, { text: callFirst, weight: 'personal', callFirst: true, forTonight: true });
  const others = untold(data, reader, conditions).filter(
    (medicine) => !isKept(medicine) && !first.includes(medicine) && !isSupplement(data, medicine),
  );
  return [
    ...lineAbout(first, { text: callFirst, weight: 'personal', callFirst: true, inPlaceOf: 'keepTaking' }),
    ...lineAbout(others, { text: `${tell} ${tellIfChosen}`, weight: 'personal' }),
  ];
}

/**
 * What is said of every medicine where a condition is true, unless the records say something of it. A child’s supplements have their own
 * order.
 */
function linesOnAny(data: CheckFirstData, reader: Reader): Line[] {
  const { anyMedicine, child } = data.checkFirst;
  const isAboutChild = (condition: string) => condition === child.condition;
  return anyMedicine
    .filter(({ condition }) => (isAboutChild(condition) ? isForChild(data, reader) : isTrueOf(reader, [condition])))
    .flatMap(({ condition, ...line }) => {
      const isMeant = (medicine: ReaderMedicine) => !isAboutChild(condition) || !isSupplement(data, medicine);
      return lineAbout(untold(data, reader, [condition]).filter(isMeant), { ...line, weight: 'personal' });
    });
}

/** Each text once, with all that it’s about, the gravest first; equal ones keep their order. */
function gravestFirst(lines: readonly Line[]): Line[] {
  const sorted = lines.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
  return [...Map.groupBy(sorted, ({ text }) => text).values()].flatMap((sameText) =>
    sameText.slice(0, 1).map((line) => ({ ...line, about: [...new Set(sameText.flatMap(({ about = [] }) => about))] })),
  );
}

/** The lines, after what to do about someone who can't be woken where one of them may end like that. */
const hardToWakeFirst = (lines: readonly Line[], { hardToWake }: Records['drinking']): Line[] =>
  lines.some((line) => line.hardToWake) ? [{ ...hardToWake, weight: 'personal' }, ...lines] : [...lines];

/** What a reader should know apart from any supplement, the gravest first. */
export function linesFor(data: CheckFirstData, reader: Reader, answers = answersFor(data, reader)): Line[] {
  const { conditions, keep } = data.checkFirst.pregnancy;
  const fromRecords = linesFromRecords(data, reader);
  const pregnant = reader.conditions.filter(({ id }) => conditions.includes(id));
  const isAlone = reader.medicines.length + reader.conditions.length === 1;
  const unknown = reader.medicines.filter(({ types }) => types.length === 0 && !isAlone);
  // Whoever only tells what they take can wait for what a medicine may do tonight.
  const pregnancy = pregnancyCalls(data, reader);
  const lines = [
    ...lineAbout(unknown, { text: data.checkFirst.cantCheck, weight: 'personal' }),
    ...takenTwice(data, reader, fromRecords),
    ...pregnancy.filter(({ inPlaceOf }) => inPlaceOf),
    ...fromRecords,
    ...pregnancy.filter(({ inPlaceOf }) => !inPlaceOf),
    ...linesOnTaken(data, reader, answers),
    ...alcoholLines(data, reader),
    ...lineAbout(pregnant, { text: keep, weight: 'personal' }),
    ...linesOnAny(data, reader),
  ];
  return hardToWakeFirst(gravestFirst(lines), data.drinking);
}

/** Whether a reader takes another type, too, before what the two do together. */
const questionOn = (
  { together }: CheckFirstData['checkFirst'],
  { id, inText, inQuestion = inText }: Medicine,
): string => (id === unknownType ? '' : `${filled(together, inQuestion)} `);

/**
 * What the page of a medicine type says before its table: what anyone may need who takes one of its names, and, after a question, what is
 * dangerous with another type.
 */
export function linesForType(data: CheckFirstData, type: Medicine): Line[] {
  const { drinking, checkFirst } = data;
  const { withAlcohol, callFirstIfPregnant: names } = type;
  const { callFirst, tell, tellIfChosen, conditions } = checkFirst.pregnancy;
  const isOfRecord = (line: RecordLine) => line.type.id === type.id;
  const own = linesIn(data)
    .filter(({ types }) => types.includes(type.id))
    .toSorted((a, b) => Number(isOfRecord(b)) - Number(isOfRecord(a)));
  const onPage = own.filter(({ notOnPage }) => !notOnPage);
  const members = data.medicineNames.filter(({ types }) => types.includes(type.id));
  const hasOneOf = (names: readonly string[]) =>
    members.some(({ generic: name }) => isNamed({ name, types: [] }, names));
  // What is with the whole type comes before what is with one name.
  const isWithType = (line: RecordLine) => line.with?.types.includes(type.id) ?? false;
  const withOthers = linesIn(data)
    .filter((line) => !line.types.includes(type.id) && onPage.every(({ text }) => text !== line.text))
    .toSorted((a, b) => Number(isWithType(b)) - Number(isWithType(a)))
    .flatMap((line): Line[] => {
      const { with: second, notOnPage, type: otherType } = line;
      const told = { ...line, hardToWake: undefined };
      if (second?.types.includes(type.id)) return [{ ...told, text: questionOn(checkFirst, otherType) + line.text }];
      // What is with a name says both names, and needs no question.
      return second && !notOnPage && hasOneOf(second.names) ? [told] : [];
    });
  const named = names === 'all' ? [] : (names ?? []).filter((word) => !type.everyday.includes(word));
  const pregnancy = named.length > 0 ? `With ${inAList(named, 'disjunction')}: ${callFirst}` : callFirst;
  const callIfPregnant: Line[] = names ? [{ text: pregnancy, weight: 'urgent', callFirst: true }] : [];
  const isToldOfPregnancy = names || own.some((line) => line.conditions.some((id) => conditions.includes(id)));
  // What comes only by prescription, no one chooses alone.
  const tellIfPregnant: Line[] = isToldOfPregnancy
    ? []
    : [{ text: type.keepTaking ? `${tell} ${tellIfChosen}` : tell, weight: 'urgent' }];
  const alcohol = withAlcohol && withAlcohol !== 'own' ? [alcoholLineOnPage(drinking, withAlcohol)] : [];
  const forEveryone = onPage.filter((line) => line.conditions.length === 0);
  const forSome = onPage.filter((line) => line.conditions.length > 0);
  return hardToWakeFirst(
    gravestFirst([...callIfPregnant, ...forEveryone, ...withOthers, ...alcohol, ...forSome, ...tellIfPregnant]),
    drinking,
  );
}

/**
 * What to do about the medicines themselves, for each that no line has an order of its own for. What no one prescribes has a sentence of
 * its own, and the answer’s first line is about our supplements.
 */
export function keepTakingFor(
  data: CheckFirstData,
  reader: Reader,
  lines: readonly Line[],
): { about?: string; text: string }[] {
  const { checkFirst } = data;
  const ordered = new Set(lines.flatMap(({ inPlaceOf, about = [] }) => (inPlaceOf === 'keepTaking' ? about : [])));
  const kept = reader.medicines.filter((medicine) => !ordered.has(medicine.name) && !isSupplement(data, medicine));
  const byText = Map.groupBy(kept, (medicine) => {
    const types = typesOf(data, medicine);
    // “Percs” are acetaminophen and an opioid, and what is said of opioids matters more.
    const type = types.find(({ hardToWake }) => hardToWake) ?? types.find(({ id }) => id === medicine.types[0]);
    if (types.length === 0) return checkFirst.keepTakingUnknown;
    return type?.keepTaking ?? (isForChild(data, reader) ? checkFirst.child.keepTaking : checkFirst.keepTaking);
  });
  const texts = [...byText].map(([text, about]) =>
    byText.size > 1 || kept.length < reader.medicines.length
      ? { about: inAList(about.map(({ name }) => name)), text }
      : { text },
  );
  const isAboutKept = ({ about = [] }: Line) => kept.some(({ name }) => about.includes(name));
  const callsFirst = lines.some((line) => line.callFirst && isAboutKept(line));
  return [...texts, ...(callsFirst ? [{ text: checkFirst.callFirst }] : [])];
}

/** When to get help because of a medicine, for everyone who takes any. */
export function harmFor({ checkFirst }: CheckFirstData, { medicines }: Reader, lines: readonly Line[]): string[] {
  if (medicines.length === 0) return [];
  const untoldOf = (['sleepiness', 'vomiting'] as const).filter(
    (what) => !lines.some(({ inPlaceOf }) => inPlaceOf === what),
  );
  return [checkFirst.harm, ...untoldOf.map((what) => checkFirst[what])];
}
