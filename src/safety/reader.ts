import type { Records } from '../model/records.ts';
import { planOf } from './medicine-names.ts';
import { nameInText, resultOn, shortName, strongestFirst, type Result, type ResultKind } from './results.ts';

/** What the tool needs in a browser, fetched when a reader uses it: the records, without where each name was looked up. */
export const toolData = ({
  ingredients,
  medicines,
  conditions,
  medicineNames,
  drinking,
  checkFirst,
  emergencyPhrases,
}: Records) => ({
  ingredients: ingredients.map(({ name, inText, cautions, interactions, noneFound }) => ({
    name,
    inText,
    cautions,
    interactions,
    noneFound,
  })),
  medicines,
  conditions,
  medicineNames: medicineNames.map(({ generic, brands, spellings, types, notSwallowed }) => ({
    generic,
    brands,
    spellings,
    types,
    notSwallowed,
  })),
  drinking,
  checkFirst,
  emergencyPhrases,
});
export type ToolData = ReturnType<typeof toolData>;

/** A medicine on a reader's sheet. */
export interface ReaderMedicine {
  name: string;
  /** What it contains; left out for an everyday word, a medicine type and a name that isn't on our list. */
  generic?: string | undefined;
  /** Empty for a name that isn't on our list. */
  types: readonly string[];
  notSwallowed?: true | undefined;
}

/** What a reader has picked. */
export interface Reader {
  medicines: readonly ReaderMedicine[];
  conditions: readonly { id: string; name: string }[];
}

/** The type of a medicine that has no type of its own. */
export const unknownType = 'other';

/** One reason, and which of the reader's medicines and conditions it's about. */
export interface Reason {
  about: string[];
  kind: ResultKind;
  text: string;
  own: boolean;
  hours?: number | undefined;
  /** True for what is about drinking any amount, and nothing else. */
  isAboutAlcohol: boolean;
}

/** What an ingredient means for a reader. */
export interface Answer {
  ingredient: string;
  inText: string;
  kind: ResultKind;
  /** The strongest first. Empty where nothing was found. */
  reasons: Reason[];
  /** The day we looked. */
  looked: string;
  /** True where only a day with alcohol rules it out. */
  isOnDaysWithAlcohol: boolean;
}

/** Whether one condition is another, or lies within it, as heavy drinking lies within alcohol. */
const isWithin = (id: string, wider: string, all: ToolData['conditions']): boolean =>
  id === wider || all.some((one) => one.id === id && one.within.some((next) => isWithin(next, wider, all)));

/** Whether a reader has checked that they drink, any amount. */
const doesDrink = ({ conditions: all, drinking }: ToolData, { conditions }: Reader): boolean =>
  conditions.some(({ id }) => isWithin(id, drinking.conditions.drinking, all));

/** Whether one of these is true of a reader. */
const hasAny = ({ conditions }: Reader, ids: readonly string[]): boolean =>
  conditions.some(({ id }) => ids.includes(id));

/** A line of what a reader should know apart from any supplement. */
export interface Line {
  text: string;
  /** A danger concerns two things together; “now” can’t wait either; and there may be more. */
  weight: 'danger' | 'now' | 'more';
  /** The medicines that are dangerous together. */
  about?: readonly string[];
  /** True where it may end in a sleep from which no one wakes. */
  hardToWake?: true | undefined;
  /** True for what the printed sheet says, too, though it concerns one thing alone. */
  isOnSheet?: true | undefined;
  /** True for the line that the drinking levels explain. */
  isAboutLevels?: true;
}

/** The gravest first. */
const withAlcohol = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;

/**
 * What alcohol means for a reader’s medicines: whole for someone who drinks, and otherwise in a line. The gravest asks someone who
 * drinks for a call now, so it says what two milder ones would.
 */
function medicinesWithAlcohol({ medicines: all, drinking }: ToolData, { medicines }: Reader, drinks: boolean): Line[] {
  const byKind = Map.groupBy(medicines, ({ types }) => {
    const kinds = all.filter(({ id }) => types.includes(id)).map((type) => type.withAlcohol);
    const gravest = withAlcohol.find((kind) => kinds.includes(kind)) ?? (drinks ? 'other' : undefined);
    return kinds.includes('plan') ? undefined : gravest;
  });
  return withAlcohol
    .filter((kind) => !(drinks && ['allergy', 'other'].includes(kind) && byKind.has('sedative')))
    .flatMap((kind): Line[] => {
      const { text, inShort, hardToWake } = drinking.besideMedicine[kind];
      const weight = kind === 'sedative' || kind === 'daily' ? 'danger' : 'now';
      return lineAbout(byKind.get(kind) ?? [], { text: drinks ? text : inShort, weight, hardToWake });
    });
}

/** A line about some of a reader’s medicines; nothing where there are none. */
const lineAbout = (medicines: readonly ReaderMedicine[], line: Line): Line[] =>
  medicines.length > 0 ? [{ ...line, about: medicines.map(({ name }) => name) }] : [];

const words = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Whether a medicine is one of these, by whole words of its name: methylnaltrexone isn't naltrexone. */
const isNamed = ({ name, generic = '' }: ReaderMedicine, names: readonly string[]) =>
  names.some((one) => words(`${name} ${generic}`).includes(words(one)));

/** Medicines that are dangerous together. It takes two names, because an everyday word may mean several types, unless one pill can hold both. */
function dangerousTogether({ medicines: all }: ToolData, { medicines }: Reader): Line[] {
  return all.flatMap(({ id, beside }) =>
    beside.flatMap(({ types, alsoFor, names, text, inOnePill, hardToWake }): Line[] => {
      const pairs = medicines
        .filter((one) => one.types.some((type) => type === id || alsoFor.includes(type)))
        .flatMap((one) =>
          medicines
            .filter((other) => other.types.some((type) => types.includes(type)) || isNamed(other, names))
            .filter((other) => other !== one || (inOnePill && one.generic && one.types.includes(id)))
            .flatMap((other) => [one.name, other.name]),
        );
      return pairs.length > 0 ? [{ text, about: [...new Set(pairs)], weight: 'danger', hardToWake }] : [];
    }),
  );
}

/** Whether someone who may be pregnant calls before the next dose of a medicine. */
const callsFirstIfPregnant = ({ medicines: all }: ToolData, medicine: ReaderMedicine): boolean =>
  all.some(
    ({ id, name, callFirstIfPregnant: names }) =>
      medicine.types.includes(id) &&
      names !== undefined &&
      (names === 'all' || medicine.name === name || isNamed(medicine, names)),
  );

/** What is special about each type of a reader's medicines, and about a few of its names. Whoever picked a type takes any of its names. */
function special({ medicines: all }: ToolData, reader: Reader): Line[] {
  return reader.medicines.flatMap((medicine) =>
    all
      .filter(({ id }) => medicine.types.includes(id))
      .flatMap(({ id, name, named, hardToWake, nowOnSheet }): Line[] => {
        const { now = [], plan = [] } = planOf(id, all) ?? {};
        const ofNames = named.filter(
          ({ names, onlyIf }) =>
            (isNamed(medicine, names) || medicine.name === name) && (onlyIf.length === 0 || hasAny(reader, onlyIf)),
        );
        const line = (weight: Line['weight']) => (text: string) => ({ text, weight, hardToWake });
        return [
          ...now.map((text) => ({ ...line('now')(text), isOnSheet: nowOnSheet })),
          ...ofNames.map(({ text, now: cantWait }) => line(cantWait ? 'now' : 'more')(text)),
          ...plan.map(line('more')),
        ];
      }),
  );
}

/** What a reader should know apart from any supplement, the gravest first. */
export function planFor(data: ToolData, reader: Reader): Line[] {
  const { drinking, checkFirst } = data;
  const { pregnancy } = checkFirst;
  const isTrue = (ids: readonly string[]) => hasAny(reader, ids);
  const { first = [], others = [] } = Object.groupBy(reader.medicines, (one) =>
    callsFirstIfPregnant(data, one) ? 'first' : 'others',
  );
  const now = (isSaid: boolean, text: string): Line[] => (isSaid ? [{ text, weight: 'now' }] : []);
  const isNotAtAll = isTrue(drinking.conditions.notAtAll);
  const drinks = doesDrink(data, reader);
  const lines: Line[] = [
    ...dangerousTogether(data, reader),
    ...lineAbout(first, { text: pregnancy.callFirst, weight: 'now', isOnSheet: true }),
    ...lineAbout(isTrue(pregnancy.conditions) ? others : [], { text: pregnancy.tell, weight: 'now' }),
    ...medicinesWithAlcohol(data, reader, drinks),
    ...now(drinks && isNotAtAll, drinking.notAtAll.text),
    ...now(drinks && isTrue(drinking.conditions.breastfeeding), drinking.breastfeeding.text),
    ...special(data, reader),
    // A way to drink less isn't for someone who shouldn't drink at all.
    ...now(drinks && !isNotAtAll, checkFirst.drinking).map((line): Line => ({ ...line, isAboutLevels: true })),
    ...(reader.medicines.length > 1 ? [{ text: checkFirst.betweenMedicines, weight: 'more' as const }] : []),
  ];
  const isHardToWake = lines.some(({ hardToWake }) => hardToWake);
  const all = [...now(isHardToWake, drinking.hardToWake.text), ...lines];
  const once = [...new Map(all.map((line) => [line.text, line])).values()];
  return [...once.filter(({ weight }) => weight !== 'more'), ...once.filter(({ weight }) => weight === 'more')];
}

/** What to do about the medicines themselves. What no one prescribes has a sentence of its own; what to do about harm is said to everyone. */
export function keepTakingFor(data: ToolData, reader: Reader): string[] {
  const { medicines: all, checkFirst } = data;
  const first = reader.medicines.filter((one) => callsFirstIfPregnant(data, one));
  const vomiting = all.flatMap(({ named }) => named.filter(({ isAboutVomiting }) => isAboutVomiting));
  const hasOwnVomiting = reader.medicines.some((one) => vomiting.some(({ names }) => isNamed(one, names)));
  const kept = reader.medicines.filter(
    (one) => !(first.includes(one) && hasAny(reader, checkFirst.pregnancy.conditions)),
  );
  return [
    ...new Set(kept.map(({ types }) => all.find(({ id }) => id === types[0])?.keepTaking ?? checkFirst.keepTaking)),
    ...(first.length > 0 ? [checkFirst.callFirst] : []),
    ...(reader.medicines.length > 0 ? [checkFirst.harm] : []),
    ...(reader.medicines.length > 0 && !hasOwnVomiting ? [checkFirst.vomiting] : []),
  ];
}

/** Keeps only the longest hours for each medicine: no one can follow two numbers. */
function keepLongestHours(reasons: readonly Reason[]): void {
  const longest = new Map<string, number>();
  for (const { about, hours = 0 } of reasons)
    for (const name of about) longest.set(name, Math.max(hours, longest.get(name) ?? 0));
  for (const reason of reasons)
    if (!reason.about.some((name) => longest.get(name) === reason.hours)) delete reason.hours;
}

/** Whether a result tells everyone it concerns not to take something. */
const isRefused = ({ kind }: { kind: ResultKind }) => kind === 'not-for' || kind === 'do-not-mix';

/** What every ingredient means for a reader, the strongest result first. Nothing for a reader who has picked nothing. */
export function answersFor(
  { ingredients, checkFirst, drinking }: ToolData,
  { medicines, conditions }: Reader,
): Answer[] {
  if (medicines.length + conditions.length === 0) return [];
  const notChecked = { kind: 'ask-first', text: checkFirst.notChecked, references: [], own: false } as const;
  const answers = ingredients.map((ingredient): Answer => {
    const reasons = new Map<string, Reason>();
    const note = (name: string, result: Result | undefined, notSwallowed?: boolean, isAlcohol = false) => {
      if (!result?.text) return;
      const { kind, text, own, hoursApart } = result;
      const reason = reasons.get(kind + text) ?? { about: [], kind, text, own, isAboutAlcohol: true };
      // Minerals bind in the gut, so what isn't swallowed needs no hours.
      if (!notSwallowed && hoursApart) reason.hours = Math.max(reason.hours ?? 0, hoursApart.hours);
      reason.isAboutAlcohol &&= isAlcohol;
      reason.about = [...new Set([...reason.about, name])];
      reasons.set(kind + text, reason);
    };
    for (const { name, types, notSwallowed } of medicines) {
      if (types.length === 0) note(name, notChecked);
      for (const medicine of types) note(name, resultOn(ingredient, { medicine }), notSwallowed);
    }
    for (const { id, name } of conditions)
      note(name, resultOn(ingredient, { condition: id }), false, id === drinking.conditions.drinking);
    keepLongestHours([...reasons.values()]);
    const sorted = strongestFirst([...reasons.values()]);
    const ruledOut = sorted.filter(isRefused);
    const isOnDaysWithAlcohol = ruledOut.length > 0 && ruledOut.every(({ isAboutAlcohol }) => isAboutAlcohol);
    return {
      ingredient: shortName(ingredient),
      inText: nameInText(ingredient),
      kind: sorted[0]?.kind ?? 'none-found',
      // What isn't taken at all needs no reason to ask.
      reasons: ruledOut.length > 0 && !isOnDaysWithAlcohol ? ruledOut : sorted,
      looked: ingredient.noneFound.looked,
      isOnDaysWithAlcohol,
    };
  });
  return strongestFirst(answers);
}

/** Answers that say the same, so that it's said once: each with the ingredients that it's about. */
export function groupAlike(answers: readonly Answer[]): { ingredients: string[]; answer: Answer }[] {
  const said = ({ kind, reasons }: Answer) => JSON.stringify([kind, reasons]);
  return [...Map.groupBy(answers, said).values()].flatMap((alike) =>
    alike[0] ? [{ ingredients: alike.map(({ ingredient }) => ingredient), answer: alike[0] }] : [],
  );
}
