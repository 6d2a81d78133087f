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

/** A name on a bottle with its brands, or an everyday word, and the families that it means. */
export type ToolName = [generic: string, brands: string[], families: string[]];

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
  /** What the plan itself means for some families, by their ids. */
  plan: Record<string, string>;
  names: ToolName[];
}

/** What a reader says of themselves. */
export interface Reader {
  /** By the name that they chose; a name that is not on our list is of the family of everything else. */
  medicines: readonly { name: string; families: readonly string[]; isUnknown?: boolean }[];
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

/** What every ingredient means for a reader, the worst first. Nothing where the reader has named nothing. */
export function answersFor(data: Pick<ToolData, 'ingredients'>, { medicines, conditions }: Reader): Answer[] {
  if (medicines.length + conditions.length === 0) return [];
  return data.ingredients
    .map(({ name, looked, verdicts, medicines: ofFamilies, conditions: ofConditions }): Answer => {
      const reasons = new Map<number, Reason>();
      const nothingFor: string[] = [];
      const note = (about: string, places: readonly (number | undefined)[]) => {
        const found = [...new Set(places)].filter((place) => place !== undefined);
        if (found.length === 0) nothingFor.push(about);
        for (const place of found) {
          const verdict = verdicts[place];
          if (!verdict || verdict.kind === 'none-found') continue;
          const { kind, text, own, hours } = verdict;
          const known = reasons.get(place) ?? { about: [], kind, text, isOwn: own ?? false, ...(hours && { hours }) };
          if (!known.about.includes(about)) known.about.push(about);
          reasons.set(place, known);
        }
      };
      for (const medicine of medicines)
        note(
          medicine.name,
          medicine.families.map((family) => ofFamilies[family]),
        );
      for (const condition of conditions) note(condition.name, [ofConditions[condition.id]]);
      const sorted = [...reasons.values()].sort((a, b) => verdictRank(b.kind) - verdictRank(a.kind));
      return { ingredient: name, kind: sorted[0]?.kind ?? verdictKinds[0], reasons: sorted, nothingFor, looked };
    })
    .sort((a, b) => verdictRank(b.kind) - verdictRank(a.kind));
}
