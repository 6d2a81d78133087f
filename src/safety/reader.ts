import { resultRank, type ResultKind } from './results.ts';

/** Where a result is in an ingredient's list. Nothing was found where there is none. */
export type ResultPlaces = Record<string, number>;

/** A result as the tool gets it. Its sources are on the page of the medicine type. */
export interface SentResult {
  kind: ResultKind;
  text: string;
  own?: true;
  hours?: number;
}

/** The names that share the same medicine types, whose ids are then written once. */
export interface SentNames {
  types: string[];
  /** A generic name and its brands, joined by bars, or an everyday word. */
  names: string[];
  /** True where none of them is swallowed. */
  notSwallowed?: true;
}

/** What is said to someone who drinks, apart from any supplement. */
export interface AlcoholData {
  /** The conditions that mean drinking, of any amount. */
  conditions: string[];
  /** To someone who also takes one of these medicine types. */
  beside: Record<'sedative' | 'drowsy' | 'other', { types: string[]; text: string }>;
  /** The types whose own plan covers alcohol. */
  inPlan: string[];
  /** To someone for whom one of these conditions is also true. */
  personal: { conditions: string[]; text: string }[];
  /** To everyone who drinks. */
  always: string;
}

/** A condition as the tool gets it. */
export interface SentCondition {
  id: string;
  name: string;
  question: string;
  everyday: string[];
}

/** Words that show the three calls, and the condition that one tap checks if it's in the past. */
export interface SentPhrases {
  says: string[];
  past?: string;
}

/** What the tool needs in a browser, fetched when a reader uses it: the names and every result, each text once. */
export interface ToolData {
  ingredients: {
    name: string;
    /** The day we looked. */
    looked: string;
    results: SentResult[];
    medicines: ResultPlaces;
    conditions: ResultPlaces;
  }[];
  /** The medicine types by their ids: their name, and how they follow a medicine's name. */
  types: Record<string, { name: string; one: string }>;
  /** What two types mean for each other. */
  together: { one: string; others: string[]; text: string }[];
  /** What is special about a type, apart from the supplements. */
  plan: Record<string, string>;
  names: SentNames[];
  conditions: SentCondition[];
  phrases: SentPhrases[];
  alcohol: AlcoholData;
}

/** A medicine on a reader's sheet. */
export interface ReaderMedicine {
  name: string;
  types: readonly string[];
  /** True for a name that isn't on our list. */
  isUnknown?: true;
  notSwallowed?: true;
}

/** What a reader has picked. */
export interface Reader {
  medicines: readonly ReaderMedicine[];
  conditions: readonly { id: string; name: string }[];
}

/** The type of a medicine that isn't on our list. */
export const unknownType = 'other';

/** One reason, and which of the reader's medicines and conditions it's about. */
export interface Reason {
  about: string[];
  kind: Exclude<ResultKind, 'none-found'>;
  text: string;
  isOwn: boolean;
  hours?: number;
}

/** What an ingredient means for a reader. */
export interface Answer {
  ingredient: string;
  kind: ResultKind;
  /** The strongest first. Empty where nothing was found. */
  reasons: Reason[];
  /** The day we looked. */
  looked: string;
}

/** The gravest first. */
const besideAlcohol = ['sedative', 'drowsy', 'other'] as const;

/** What alcohol means for the medicines of someone who drinks. The gravest asks for a call today, so the mildest isn't said with it. */
function besideDrink({ beside, inPlan }: AlcoholData, medicines: Reader['medicines']): string[] {
  const kinds = medicines
    .filter(({ types }) => !types.some((id) => inPlan.includes(id)))
    .map(({ types }) => besideAlcohol.find((kind) => types.some((id) => beside[kind].types.includes(id))) ?? 'other');
  return besideAlcohol
    .filter((kind) => kinds.includes(kind) && !(kind === 'other' && kinds.includes('sedative')))
    .map((kind) => beside[kind].text);
}

/** What a reader should know apart from any supplement, the gravest first: two medicines that are dangerous together, alcohol with one, and what is special about one. */
export function planFor(
  { plan, alcohol, together }: Pick<ToolData, 'plan' | 'alcohol' | 'together'>,
  { medicines, conditions }: Reader,
): string[] {
  const types = medicines.flatMap((medicine) => medicine.types);
  const isTrue = (ids: readonly string[]) => conditions.some(({ id }) => ids.includes(id));
  const personal = alcohol.personal.filter((one) => isTrue(one.conditions)).map(({ text }) => text);
  const ofDrink = isTrue(alcohol.conditions) ? [...besideDrink(alcohol, medicines), ...personal] : [];
  const ofTwo = together
    .filter(({ one, others }) => types.includes(one) && types.some((id) => others.includes(id)))
    .map(({ text }) => text);
  return [
    ...new Set([
      ...ofTwo,
      ...ofDrink,
      ...types.flatMap((id) => plan[id] ?? []),
      ...(isTrue(alcohol.conditions) ? [alcohol.always] : []),
    ]),
  ];
}

/** Keeps only the longest hours for each medicine: no one can follow two numbers. */
function keepLongestHours(reasons: readonly Reason[]): void {
  const longest = new Map<string, number>();
  for (const { about, hours = 0 } of reasons)
    for (const name of about) longest.set(name, Math.max(hours, longest.get(name) ?? 0));
  for (const reason of reasons)
    if (reason.hours && !reason.about.some((name) => longest.get(name) === reason.hours)) delete reason.hours;
}

/** What every ingredient means for a reader, the strongest result first. Nothing for a reader who has picked nothing. */
export function answersFor(
  data: Pick<ToolData, 'ingredients'>,
  { medicines, conditions }: Reader,
  notChecked: string,
): Answer[] {
  if (medicines.length + conditions.length === 0) return [];
  return data.ingredients
    .map(({ name, looked, results, medicines: ofTypes, conditions: ofConditions }): Answer => {
      const reasons = new Map<string, Reason>();
      const note = (about: string, { kind, text, own, hours }: SentResult, isSwallowed = true) => {
        if (kind === 'none-found') return;
        const reason = reasons.get(kind + text) ?? { about: [], kind, text, isOwn: own ?? false };
        // Minerals bind in the gut, so what isn't swallowed needs no hours.
        if (hours && isSwallowed) reason.hours = hours;
        if (!reason.about.includes(about)) reason.about.push(about);
        reasons.set(kind + text, reason);
      };
      const at = (place: number | undefined) => (place === undefined ? undefined : results[place]);
      for (const { name: about, types, isUnknown, notSwallowed } of medicines)
        if (isUnknown) note(about, { kind: 'ask-first', text: notChecked });
        else for (const found of types.map((type) => at(ofTypes[type]))) if (found) note(about, found, !notSwallowed);
      for (const { id, name: about } of conditions) {
        const found = at(ofConditions[id]);
        if (found) note(about, found);
      }
      keepLongestHours([...reasons.values()]);
      const sorted = [...reasons.values()].sort((a, b) => resultRank(b.kind) - resultRank(a.kind));
      return { ingredient: name, kind: sorted[0]?.kind ?? 'none-found', reasons: sorted, looked };
    })
    .sort((a, b) => resultRank(b.kind) - resultRank(a.kind));
}

/** Answers that say the same, so that it's said once: each with the ingredients that it's about. */
export function groupAlike(answers: readonly Answer[]): { ingredients: string[]; answer: Answer }[] {
  const said = ({ kind, reasons }: Answer) => JSON.stringify([kind, reasons]);
  return [...Map.groupBy(answers, said).values()].flatMap((alike) =>
    alike[0] ? [{ ingredients: alike.map(({ ingredient }) => ingredient), answer: alike[0] }] : [],
  );
}
