import type { Medicine } from '../model/protocol.ts';
import type { Records } from '../model/records.ts';
import { filled } from '../text/blanks.ts';
import { lowered } from '../text/texts.ts';
import { containsName } from './medicine-names.ts';
import type { Reader, ReaderMedicine, ToolData } from './tool-data.ts';
import { inAList } from './results.ts';
import { isItself } from './supplement-answers.ts';

/*
 * What a reader should know apart from any supplement. The medicine records have lines, each of which says whom it's for. A few more come
 * from what a reader checked. Each is said once, the gravest first.
 */

/**
 * The gravest first. A danger is two things together; then comes what is said because of a second medicine or of what a reader checked;
 * what is urgent can’t wait, either; and there may be more.
 */
const weights = ['danger', 'personal', 'urgent', 'more'] as const;

/** A line of what a reader should know apart from any supplement. */
export interface Line {
  text: string;
  weight: (typeof weights)[number];
  /** Where there are none it's our own advice. */
  references?: readonly string[];
  /** Which medicines or conditions it's about. */
  about?: readonly string[];
  /** True where it may end in a sleep from which no one wakes. */
  hardToWake?: true | undefined;
  /** True where it asks for a call before the next dose. */
  callFirst?: boolean | undefined;
  /** The sentence for everyone that it takes the place of. */
  inPlaceOf?: 'keepTaking' | 'vomiting' | undefined;
  /** True for what is said of two medicines together. */
  isMix?: boolean;
  /** True for the line that the drinking levels explain. */
  isAboutLevels?: true;
}

/** Every line of the records. One that needs a second medicine or a condition says what to do about the medicine itself. */
export const linesIn = ({ medicines }: Pick<ToolData, 'medicines'>) =>
  medicines.flatMap((type) =>
    type.lines.map((line) => {
      const isPersonal = line.with !== undefined || line.conditions.length > 0;
      return {
        ...line,
        type,
        types: [type.id, ...line.alsoFor],
        isPersonal,
        isMix: line.with !== undefined,
        hardToWake: type.hardToWake,
        callFirst: isPersonal || line.callFirst,
        inPlaceOf: line.inPlaceOf ?? (isPersonal ? ('keepTaking' as const) : undefined),
      };
    }),
  );
type RecordLine = ReturnType<typeof linesIn>[number];

/** The medicine types of a reader's medicine. */
const typesOf = ({ medicines }: ToolData, { types }: ReaderMedicine): Medicine[] =>
  medicines.filter(({ id }) => types.includes(id));

/** Whether a medicine is one of these. */
export const isNamed = ({ name, generic = '' }: ReaderMedicine, names: readonly string[]): boolean =>
  names.some((one) => containsName(`${name} ${generic}`, one));

/** Whether a medicine of a type is one of these names. Whoever picked the type may take any of them. */
const mayBe = (medicine: ReaderMedicine, type: Medicine, names: 'all' | readonly string[]): boolean =>
  names === 'all' || medicine.name === type.name || isNamed(medicine, names);

/** Whether one of these is true of a reader. */
const isTrueOf = ({ conditions }: Reader, ids: readonly string[]): boolean =>
  conditions.some(({ id }) => ids.includes(id));

/**
 * Which of a reader’s medicines a line is about; of two that don’t go together, both. That takes two names, because an everyday word may
 * mean several types. Only a pill that no one may wake from can hold both.
 */
function takenOf(line: RecordLine, reader: Reader): ReaderMedicine[] {
  const { type, types, names, except, conditions, with: partners } = line;
  if (conditions.length > 0 && !isTrueOf(reader, conditions)) return [];
  const isOfTypes = (medicine: ReaderMedicine) => medicine.types.some((id) => types.includes(id));
  if (!partners)
    return reader.medicines.filter(
      (medicine) => isOfTypes(medicine) && mayBe(medicine, type, names) && !isNamed(medicine, except),
    );
  const isMeant = (medicine: ReaderMedicine) => isOfTypes(medicine) && (names === 'all' || isNamed(medicine, names));
  const isPartner = (medicine: ReaderMedicine) =>
    medicine.types.some((id) => partners.types.includes(id)) || isNamed(medicine, partners.names);
  const containsBoth = ({ generic, types: own }: ReaderMedicine) =>
    type.hardToWake &&
    generic &&
    own.includes(type.id) &&
    own.some((id) => id !== type.id && partners.types.includes(id));
  return reader.medicines.filter((medicine) =>
    reader.medicines.some((second) =>
      medicine === second
        ? containsBoth(medicine)
        : (isMeant(medicine) && isPartner(second)) || (isPartner(medicine) && isMeant(second)),
    ),
  );
}

/** A line about some of a reader’s medicines; nothing where there are none. */
const lineAbout = (medicines: readonly ReaderMedicine[], line: Line): Line[] =>
  medicines.length > 0 ? [{ ...line, about: medicines.map(({ name }) => name) }] : [];

/** A line where it's to be said; nothing where it isn't. */
const lineIf = (isSaid: boolean, line: Line): Line[] => (isSaid ? [line] : []);

/** A line that is said because of a second medicine or of what a reader checked. */
const personal = (line: Line): Line => (line.weight === 'danger' ? line : { ...line, weight: 'personal' });

/** What the records say of a reader’s medicines. A danger is about what was checked, too. */
const fromRecords = (data: ToolData, reader: Reader): Line[] =>
  linesIn(data).flatMap((line) => {
    const checked = reader.conditions.filter(({ id }) => line.weight === 'danger' && line.conditions.includes(id));
    return lineAbout(takenOf(line, reader), line.isPersonal ? personal(line) : line).map((one) => ({
      ...one,
      about: [...(one.about ?? []), ...checked.map(({ name }) => lowered(name))],
    }));
  });

/** What is in a medicine: “losartan and hydrochlorothiazide” are two. Of some types only the whole counts, since a nose spray and an inhaler may share a part. */
const contentsOf = ({ name, generic = name, types }: ReaderMedicine, asWhole: readonly string[]): string[] =>
  types.some((type) => asWhole.includes(type)) ? [generic.toLowerCase()] : generic.toLowerCase().split(/,? and |, /);

/** What a reader lists twice: by its brand and its generic name, by two brands, or alone and together with something else. What has a danger of its own isn’t told again. */
function takenTwice({ checkFirst: { sameMedicine } }: ToolData, { medicines }: Reader, own: readonly Line[]): Line[] {
  const isTold = (alike: readonly ReaderMedicine[]) =>
    own.some(({ weight, about = [] }) => weight === 'danger' && alike.every(({ name }) => about.includes(name)));
  const contents = new Set(medicines.flatMap((medicine) => contentsOf(medicine, sameMedicine.asWhole)));
  return [...contents]
    .map((one) => medicines.filter((medicine) => contentsOf(medicine, sameMedicine.asWhole).includes(one)))
    .filter((alike) => alike.length > 1 && !isTold(alike))
    .flatMap((alike) =>
      lineAbout(alike, { text: sameMedicine.text, weight: 'danger', callFirst: true, inPlaceOf: 'keepTaking' }),
    );
}

/** Whether a medicine is one of our supplements. What to do about those is in the answer’s first line. */
const isSupplement = ({ ingredients }: ToolData, medicine: ReaderMedicine): boolean =>
  ingredients.some((ingredient) => isItself(medicine, ingredient));

/** Whether a line is said only to someone who is pregnant, may be, or is breastfeeding. */
const isAboutPregnancy = ({ checkFirst }: ToolData, { conditions }: RecordLine): boolean =>
  conditions.some((id) => checkFirst.pregnancy.conditions.includes(id));

/** Which medicines someone who may be pregnant calls about: before the next dose, or to tell what they take. What has its own line about pregnancy doesn’t need the second. */
function pregnancyCalls(data: ToolData, reader: Reader): Line[] {
  const { conditions, callFirst, tell, keepNames } = data.checkFirst.pregnancy;
  const isPregnant = isTrueOf(reader, conditions);
  const medicines = reader.medicines.filter((medicine) => !isNamed(medicine, keepNames));
  const callsFirst = (medicine: ReaderMedicine) =>
    (isPregnant && medicine.types.length === 0) ||
    typesOf(data, medicine).some((type) => type.callFirstIfPregnant && mayBe(medicine, type, type.callFirstIfPregnant));
  const first = medicines.filter(callsFirst);
  if (!isPregnant) return lineAbout(first, { text: callFirst, weight: 'urgent', callFirst: true });
  const ownLines = linesIn(data).filter((line) => isAboutPregnancy(data, line));
  const answered = [...first, ...ownLines.flatMap((line) => takenOf(line, reader))];
  const others = medicines.filter((medicine) => !answered.includes(medicine) && !isSupplement(data, medicine));
  return [
    ...lineAbout(first, { text: callFirst, weight: 'personal', callFirst: true, inPlaceOf: 'keepTaking' }),
    ...lineAbout(others, { text: tell, weight: 'personal' }),
  ];
}

/** The gravest first. */
const alcoholKinds = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;
type AlcoholKind = (typeof alcoholKinds)[number];

/** What alcohol does with a medicine. */
function alcoholLine({ withMedicine }: Records['drinking'], kind: AlcoholKind): Line {
  const { text, hardToWake, references } = withMedicine[kind];
  return ['sedative', 'daily', 'allergy'].includes(kind)
    ? { text, hardToWake, references, weight: 'danger', inPlaceOf: 'keepTaking' }
    : { text, hardToWake, references, weight: 'urgent' };
}

/**
 * What alcohol means for a reader’s medicines, in short for someone who hasn’t checked that they drink. The gravest asks someone who drinks
 * for a call now, so it says what two milder ones would.
 */
function alcoholLines(data: ToolData, { medicines }: Reader, drinks: boolean): Line[] {
  const byKind = Map.groupBy(medicines, (medicine) => {
    const kinds = typesOf(data, medicine).map(({ withAlcohol }) => withAlcohol);
    if (kinds.includes('own')) return undefined;
    return alcoholKinds.find((kind) => kinds.includes(kind)) ?? (drinks ? 'other' : undefined);
  });
  return alcoholKinds
    .filter((kind) => !(drinks && ['allergy', 'other'].includes(kind) && byKind.has('sedative')))
    .flatMap((kind) => {
      const { inShort, hardToWake } = data.drinking.withMedicine[kind];
      const line: Line = drinks
        ? personal(alcoholLine(data.drinking, kind))
        : { text: inShort, hardToWake, weight: 'urgent' };
      return lineAbout(byKind.get(kind) ?? [], line);
    })
    .map((line) => (line.weight === 'danger' ? { ...line, about: [...(line.about ?? []), 'alcohol'] } : line));
}

/** What someone who drinks does before they cut down. The two higher drinking levels have their own words, for someone who is at one. */
function drinkingLine(data: ToolData, reader: Reader): Line {
  const { findLevel, signs } = data.checkFirst.drinking;
  const { drinking, mostDays, heavy, ill } = data.drinking.conditions;
  const takesSedative = reader.medicines.some((medicine) =>
    typesOf(data, medicine).some(({ withAlcohol }) => withAlcohol === 'sedative'),
  );
  const often = reader.conditions.filter(({ id }) => mostDays.includes(id)).length;
  const isHighest = often > 1 || (often > 0 && (takesSedative || isTrueOf(reader, ill)));
  const own = isHighest ? 'highest' : isTrueOf(reader, heavy) ? 'middle' : undefined;
  const first = data.drinking.levels.find(({ id }) => id === own)?.advice ?? findLevel;
  const about = reader.conditions.filter(({ id }) => drinking.includes(id)).map(({ name }) => name);
  return { text: `${first} ${signs}`, weight: 'urgent', about, isAboutLevels: true };
}

/** Each text once, with all that it’s about, the gravest first; equal ones keep their order. */
function gravestFirst(lines: readonly Line[]): Line[] {
  const sorted = lines.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
  return [...Map.groupBy(sorted, ({ text }) => text).values()].flatMap((alike) =>
    alike.slice(0, 1).map((line) => ({ ...line, about: [...new Set(alike.flatMap(({ about = [] }) => about))] })),
  );
}

/** The lines, after what to do about someone who can't be woken where one of them may end like that. */
const hardToWakeFirst = (lines: readonly Line[], { hardToWake }: Records['drinking']): Line[] =>
  lines.some((line) => line.hardToWake) ? [{ ...hardToWake, weight: 'urgent' }, ...lines] : [...lines];

/** What a reader should know apart from any supplement, the gravest first. */
export function linesFor(data: ToolData, reader: Reader): Line[] {
  const { drinking, checkFirst } = data;
  const { pregnancy, under18 } = checkFirst;
  const drinks = isTrueOf(reader, drinking.conditions.drinking);
  const isNotAtAll = isTrueOf(reader, drinking.conditions.notAtAll);
  const isBreastfeeding = isTrueOf(reader, drinking.conditions.breastfeeding);
  const own = fromRecords(data, reader);
  const lines: Line[] = [
    ...takenTwice(data, reader, own),
    ...pregnancyCalls(data, reader),
    ...own,
    ...alcoholLines(data, reader, drinks),
    ...lineIf(drinks && isNotAtAll, { ...drinking.notAtAll, weight: 'personal' }),
    ...lineIf(drinks && isBreastfeeding, { ...drinking.breastfeeding, weight: 'personal' }),
    ...lineIf(isTrueOf(reader, pregnancy.conditions), { text: pregnancy.keep, weight: 'personal' }),
    ...lineAbout(isTrueOf(reader, [under18.condition]) ? reader.medicines : [], {
      text: under18.text,
      weight: 'personal',
      callFirst: true,
    }),
    // A way to drink less isn't for someone who shouldn't drink at all.
    ...lineIf(drinks && !isNotAtAll, drinkingLine(data, reader)),
  ];
  return hardToWakeFirst(gravestFirst(lines), drinking);
}

/** What the page of a medicine type says before its table: what anyone may need who takes one of its names, and, after a question, what is dangerous with another type. */
export function linesForType(data: ToolData, type: Medicine): Line[] {
  const { drinking, checkFirst } = data;
  const { withAlcohol, callFirstIfPregnant: names } = type;
  const { callFirst, tell } = checkFirst.pregnancy;
  const [own, others] = [
    linesIn(data).filter(({ types }) => types.includes(type.id)),
    linesIn(data).filter((line) => !line.types.includes(type.id) && line.with?.types.includes(type.id)),
  ];
  const named = names === 'all' ? [] : (names ?? []).filter((word) => !type.everyday.includes(word));
  const pregnancy = named.length > 0 ? `With ${inAList(named, 'disjunction')}: ${callFirst}` : callFirst;
  return hardToWakeFirst(
    gravestFirst([
      ...lineIf(names !== undefined, { text: pregnancy, weight: 'urgent', callFirst: true }),
      ...own.filter(({ notOnPage }) => !notOnPage),
      ...others.map((line) => {
        const { inText, inQuestion = inText } = line.type;
        const text = `${filled(checkFirst.together, inQuestion)} ${line.text}`;
        return { ...line, text, hardToWake: undefined };
      }),
      ...lineIf(names === undefined && !own.some((line) => isAboutPregnancy(data, line)), {
        text: tell,
        weight: 'urgent',
      }),
      ...(withAlcohol && withAlcohol !== 'own' ? [alcoholLine(drinking, withAlcohol)] : []),
    ]),
    drinking,
  );
}

/**
 * What to do about the medicines themselves, for each that no line has an order of its own for. What no one prescribes has a sentence of
 * its own, and the answer’s first line is about our supplements.
 */
export function keepTakingFor(data: ToolData, reader: Reader, lines: readonly Line[]): string[] {
  const { checkFirst } = data;
  const ordered = new Set(lines.flatMap(({ inPlaceOf, about = [] }) => (inPlaceOf === 'keepTaking' ? about : [])));
  const kept = reader.medicines.filter((medicine) => !ordered.has(medicine.name) && !isSupplement(data, medicine));
  const byText = Map.groupBy(kept, (medicine) => {
    const types = typesOf(data, medicine);
    // “Percs” are acetaminophen and an opioid, and what is said of opioids matters more.
    const type = types.find(({ hardToWake }) => hardToWake) ?? types.find(({ id }) => id === medicine.types[0]);
    return type?.keepTaking ?? (types.length > 0 ? checkFirst.keepTaking : checkFirst.keepTakingUnknown);
  });
  const texts = [...byText].map(([text, about]) =>
    byText.size > 1 || kept.length < reader.medicines.length
      ? `${inAList(about.map(({ name }) => name))}: ${text}`
      : text,
  );
  return [...texts, ...(texts.length > 0 && lines.some(({ callFirst }) => callFirst) ? [checkFirst.callFirst] : [])];
}

/** When to get help because of a medicine, for everyone who takes any. */
export function harmFor({ checkFirst }: ToolData, { medicines }: Reader, lines: readonly Line[]): string[] {
  if (medicines.length === 0) return [];
  const isVomitingTold = lines.some(({ inPlaceOf }) => inPlaceOf === 'vomiting');
  return isVomitingTold ? [checkFirst.harm] : [checkFirst.harm, checkFirst.vomiting];
}
