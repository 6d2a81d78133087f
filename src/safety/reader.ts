import type { Records } from '../model/records.ts';
import { planOf } from './medicine-names.ts';
import { resultOn, shortName, withoutHours, strongestFirst, type Result, type ResultKind } from './results.ts';

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
  ingredients: ingredients.map(({ name, cautions, interactions, noneFound }) => ({
    name,
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

/** A medicine's name, with what a reader has to know about a name that isn't on our list. */
export const nameOnSheet = ({ name, types }: ReaderMedicine): string =>
  types.length > 0 ? name : `${name} (not checked)`;

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
  kind: ResultKind;
  /** The strongest first. Empty where nothing was found. */
  reasons: Reason[];
  /** The day we looked. */
  looked: string;
  /** True where only a day with alcohol rules it out. */
  isOnDaysWithAlcohol: boolean;
}

/** Whether one condition is another, or lies within it, as heavy drinking lies within alcohol. */
export const isWithin = (id: string, wider: string, all: ToolData['conditions']): boolean =>
  id === wider || all.some((one) => one.id === id && one.within.some((next) => isWithin(next, wider, all)));

/** Whether a reader has checked that they drink, any amount. */
export const doesDrink = ({ conditions: all, drinking }: ToolData, { conditions }: Reader): boolean =>
  conditions.some(({ id }) => isWithin(id, drinking.conditions.drinking, all));

/** The gravest first. */
const withAlcohol = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;

/** What alcohol means for the medicines of someone who drinks. The gravest asks for a call now, so it says what two milder ones would. */
function medicinesWithAlcohol({ medicines: all, drinking }: ToolData, { medicines }: Reader) {
  const kinds = medicines
    .map(({ types }) => all.filter(({ id }) => types.includes(id)).map((type) => type.withAlcohol))
    .filter((kindsOfOne) => !kindsOfOne.includes('plan'))
    .map((kindsOfOne) => withAlcohol.find((kind) => kindsOfOne.includes(kind as never)) ?? 'other');
  return withAlcohol
    .filter((kind) => kinds.includes(kind) && !(['allergy', 'other'].includes(kind) && kinds.includes('sedative')))
    .map((kind) => ({ text: drinking.besideMedicine[kind].text, isDanger: kind === 'sedative' || kind === 'daily' }));
}

const words = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Whether a medicine is one of these, by whole words of its name: methylnaltrexone isn't naltrexone. */
const isNamed = ({ name, generic = '' }: ReaderMedicine, names: readonly string[]) =>
  names.some((one) => words(`${name} ${generic}`).includes(words(one)));

/** What is said only to someone who takes certain names of a type. An everyday word or a type may mean each of them, so it hears all. */
function namedPlans({ medicines: all }: ToolData, { medicines }: Reader): string[] {
  return medicines.flatMap((medicine) =>
    all
      .filter(({ id }) => medicine.types.includes(id))
      .flatMap(({ named }) => named.filter(({ names }) => !medicine.generic || isNamed(medicine, names)))
      .map(({ text }) => text),
  );
}

/** What a reader should know apart from any supplement, the gravest first: two medicines that are dangerous together, alcohol with one, and what is special about one. */
export function planFor(data: ToolData, reader: Reader): { text: string; isDanger: boolean }[] {
  const { medicines, drinking, checkFirst } = data;
  const types = reader.medicines.flatMap((medicine) => medicine.types);
  const isTrue = (ids: readonly string[]) => reader.conditions.some(({ id }) => ids.includes(id));
  const together = medicines
    .filter(({ id }) => types.includes(id))
    .flatMap(({ beside }) =>
      beside.filter(
        (other) =>
          other.types.some((id) => types.includes(id)) || reader.medicines.some((one) => isNamed(one, other.names)),
      ),
    );
  const said = (texts: readonly string[]) => texts.map((text) => ({ text, isDanger: false }));
  const isNotAtAll = isTrue(drinking.conditions.notAtAll);
  const ofDrinking = [
    ...medicinesWithAlcohol(data, reader),
    ...said(isNotAtAll ? [drinking.notAtAll.text] : []),
    ...said(isTrue(drinking.conditions.breastfeeding) ? [drinking.breastfeeding.text] : []),
  ];
  const drinks = doesDrink(data, reader);
  const lines = [
    ...together.map(({ text }) => ({ text, isDanger: true })),
    ...(drinks ? ofDrinking : []),
    ...said(types.flatMap((id) => planOf(id, medicines)?.text ?? [])),
    ...said(namedPlans(data, reader)),
    // A way to drink less isn't for someone who shouldn't drink at all.
    ...said(drinks && !isNotAtAll ? [checkFirst.drinking] : []),
  ];
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}

/** What to do about the medicines themselves. What no one prescribes has a sentence of its own. */
export const keepTakingFor = ({ medicines: all, checkFirst }: ToolData, { medicines }: Reader): string[] => [
  ...new Set(medicines.map(({ types }) => all.find(({ id }) => id === types[0])?.keepTaking ?? checkFirst.keepTaking)),
];

/** Keeps only the longest hours for each medicine: no one can follow two numbers. */
function keepLongestHours(reasons: readonly Reason[]): void {
  const longest = new Map<string, number>();
  for (const { about, hours = 0 } of reasons)
    for (const name of about) longest.set(name, Math.max(hours, longest.get(name) ?? 0));
  for (const reason of reasons)
    if (!reason.about.some((name) => longest.get(name) === reason.hours)) delete reason.hours;
}

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
      const { kind, own, hoursApart } = result;
      const text = withoutHours(result.text);
      const reason = reasons.get(kind + text) ?? { about: [], kind, text, own, isAboutAlcohol: true };
      // Minerals bind in the gut, so what isn't swallowed needs no hours.
      if (!notSwallowed) reason.hours = hoursApart?.hours;
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
    const ruledOut = sorted.filter(({ kind }) => kind === 'not-for' || kind === 'do-not-mix');
    return {
      ingredient: shortName(ingredient),
      kind: sorted[0]?.kind ?? 'none-found',
      reasons: sorted,
      looked: ingredient.noneFound.looked,
      isOnDaysWithAlcohol: ruledOut.length > 0 && ruledOut.every(({ isAboutAlcohol }) => isAboutAlcohol),
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
