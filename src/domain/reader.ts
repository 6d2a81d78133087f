import { verdictKinds, verdictRank, type VerdictKind } from './verdicts.ts';

/** Where a verdict stands in the list of an ingredient; nothing was found where there is none. */
export type VerdictPlaces = Record<string, number>;

/** A verdict as it travels to a reader’s browser. The sources stay on the page of the family. */
export interface SentVerdict {
  kind: VerdictKind;
  text: string;
  own?: true;
  hours?: number;
}

/** The names that mean the same families, whose ids are written once. */
export interface SentNames {
  families: string[];
  /** A name on a bottle and its brands, with a bar between them, or an everyday word. */
  names: string[];
  /** True where nothing of them is swallowed. */
  notSwallowed?: true;
}

/** What is said to whoever drinks, apart from any bottle. */
export interface AlcoholData {
  /** The conditions that drinking is, of any amount. */
  conditions: string[];
  /** To whoever takes a medicine of one of these families, too, by what alcohol does beside it. */
  beside: Record<'sedative' | 'drowsy' | 'other', { families: string[]; text: string }>;
  /** The families whose own plan says what alcohol does beside them. */
  inPlan: string[];
  /** To whoever one of these conditions is true of, too. */
  personal: { conditions: string[]; text: string }[];
  /** On the sheet that is printed, where no link leads on: who does not cut down alone, and when to call. */
  onPaper: string;
}

/** What may be so of a reader, as it travels to the tool. */
export interface SentCondition {
  id: string;
  name: string;
  question: string;
  everyday: string[];
  /** Words that hold one of those and mean something else. */
  otherwise: string[];
  /** The ages in years that it means, both included. */
  ages?: { from: number; to: number };
  /** True where it is no sign that something is wrong now. */
  isSteady?: true;
}

/** A care card or another line of help as it travels to the tool: its line, whom that names, where it stands whole, and the words by which somebody may type the danger. */
export interface SentDanger {
  id: string;
  ribbon: string;
  /** What is said here in place of its line, where that is too short for all that is typed. */
  said?: string;
  isEmergency: boolean;
  /** True where nothing is offered beside it. */
  isAlone?: true;
  calls: { href: string; label: string }[];
  /** The address of every step. */
  steps: string;
  typed: string[];
}

/** What “What do you take?” needs in a browser, fetched when a reader uses it: the names and the whole matrix, each text once. */
export interface ToolData {
  ingredients: {
    name: string;
    /** The day we looked. */
    looked: string;
    verdicts: SentVerdict[];
    medicines: VerdictPlaces;
    conditions: VerdictPlaces;
  }[];
  /** Names of the families, by their ids. */
  families: Record<string, string>;
  /** What two families mean for one another. */
  together: { one: string; others: string[]; text: string }[];
  /** What the plan itself means for some families, by their ids. */
  plan: Record<string, string>;
  names: SentNames[];
  /** What may be so of a reader, with the words by which somebody may type it. */
  conditions: SentCondition[];
  /** The dangers that somebody may type, the gravest first: what to do, and whom to call. */
  dangers: SentDanger[];
  alcohol: AlcoholData;
}

/** What a reader says of themselves. */
export interface Reader {
  /** By the name that they chose; a name that is not on our list is of the family of everything else. */
  medicines: readonly { name: string; families: readonly string[]; isUnknown?: boolean; notSwallowed?: true }[];
  conditions: readonly { id: string; name: string }[];
}

/** The family of a medicine that is not on our list. */
export const unknownFamily = 'other';

/** One reason, and for which of the things that the reader named it holds. */
export interface Reason {
  about: string[];
  kind: Exclude<VerdictKind, 'none-found'>;
  text: string;
  isOwn: boolean;
  hours?: number;
}

/** What one ingredient means for a reader: its strongest verdict, every reason, and for what nothing was found. */
export interface Answer {
  ingredient: string;
  kind: VerdictKind;
  /** The strongest first. */
  reasons: Reason[];
  nothingFor: string[];
  /** The day we looked. */
  looked: string;
}

/** Whether a reader says that they drink. */
export const drinks = (alcohol: AlcoholData, conditions: Reader['conditions']) =>
  conditions.some(({ id }) => alcohol.conditions.includes(id));

/** The gravest first. */
const besideAlcohol = ['sedative', 'drowsy', 'other'] as const;

/** What alcohol means beside the medicines of whoever drinks. The gravest asks for a call today, so the mildest is not said with it. */
function besideDrink({ beside, inPlan }: AlcoholData, medicines: Reader['medicines']): string[] {
  const kinds = medicines
    .filter(({ families }) => !families.some((id) => inPlan.includes(id)))
    .map(
      ({ families }) =>
        besideAlcohol.find((kind) => families.some((id) => beside[kind].families.includes(id))) ?? 'other',
    );
  return besideAlcohol
    .filter((kind) => kinds.includes(kind) && !(kind === 'other' && kinds.includes('sedative')))
    .map((kind) => beside[kind].text);
}

/** What holds for a reader apart from any bottle, the gravest first: two medicines that are dangerous together, alcohol beside one, and what the plan means for one. */
export function planFor(
  { plan, alcohol, together }: Pick<ToolData, 'plan' | 'alcohol' | 'together'>,
  { medicines, conditions }: Reader,
): string[] {
  const families = medicines.flatMap((medicine) => medicine.families);
  const personal = alcohol.personal.filter((one) => conditions.some(({ id }) => one.conditions.includes(id)));
  const ofDrink = drinks(alcohol, conditions)
    ? [...besideDrink(alcohol, medicines), ...personal.map(({ text }) => text)]
    : [];
  const ofTwo = together.filter(
    ({ one, others }) => families.includes(one) && families.some((id) => others.includes(id)),
  );
  return [...new Set([...ofTwo.map(({ text }) => text), ...ofDrink, ...families.flatMap((id) => plan[id] ?? [])])];
}

/** Of two numbers of hours for one medicine only the larger is left: nobody can follow both. */
function leaveStrictestHours(reasons: readonly Reason[]): void {
  const strictest = new Map<string, number>();
  for (const { about, hours = 0 } of reasons)
    for (const name of about) strictest.set(name, Math.max(hours, strictest.get(name) ?? 0));
  for (const reason of reasons)
    if (reason.hours && !reason.about.some((name) => strictest.get(name) === reason.hours)) delete reason.hours;
}

/** What every ingredient means for a reader, the worst first. Nothing where the reader has named nothing. */
export function answersFor(data: Pick<ToolData, 'ingredients'>, { medicines, conditions }: Reader): Answer[] {
  if (medicines.length + conditions.length === 0) return [];
  return data.ingredients
    .map(({ name, looked, verdicts, medicines: ofFamilies, conditions: ofConditions }): Answer => {
      const reasons = new Map<number, Reason>();
      const nothingFor: string[] = [];
      const note = (about: string, places: readonly (number | undefined)[], isSwallowed = true) => {
        const found = [...new Set(places)].filter((place) => place !== undefined);
        if (found.length === 0) nothingFor.push(about);
        for (const place of found) {
          const verdict = verdicts[place];
          if (!verdict || verdict.kind === 'none-found') continue;
          const { kind, text, own, hours } = verdict;
          const known: Reason = reasons.get(place) ?? { about: [], kind, text, isOwn: own ?? false };
          // Minerals bind in the gut: what never comes there needs no hours.
          if (hours && isSwallowed) known.hours = hours;
          if (!known.about.includes(about)) known.about.push(about);
          reasons.set(place, known);
        }
      };
      for (const medicine of medicines)
        note(
          medicine.name,
          medicine.families.map((family) => ofFamilies[family]),
          !medicine.notSwallowed,
        );
      for (const condition of conditions) note(condition.name, [ofConditions[condition.id]]);
      leaveStrictestHours([...reasons.values()]);
      const sorted = [...reasons.values()].sort((a, b) => verdictRank(b.kind) - verdictRank(a.kind));
      return { ingredient: name, kind: sorted[0]?.kind ?? verdictKinds[0], reasons: sorted, nothingFor, looked };
    })
    .sort((a, b) => verdictRank(b.kind) - verdictRank(a.kind));
}
