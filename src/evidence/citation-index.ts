import { citationsIn } from './citations.ts';
import { dayPath, daysOf, numberOf } from '../plan/days.ts';
import { libraryOf } from '../model/library.ts';
import { essayPath, typePath, pages } from '../site/pages.ts';
import { singles, type Single, type Records } from '../model/records.ts';
import { planSchema } from '../model/day.ts';

/** A page that cites a claim or a source. */
export interface Place {
  path: string;
  title: string;
  isEssay: boolean;
}

/** The pages that cite each claim and each reference, by id. An id that no page cites is missing. */
type CitationIndex = ReadonlyMap<string, readonly Place[]>;

/** The pages that show records of a kind. Change a line here when a screen begins or stops to show them. */
const shownOn: Partial<Record<keyof Records, readonly string[]>> = {
  symptoms: ['/'],
  guidance: ['/protocol', '/starter-guide'],
  dayRuler: ['/protocol', '/starter-guide'],
  guidelines: ['/protocol'],
  milestones: ['/protocol'],
  setback: ['/protocol', '/protocol/after-a-slide'],
  supplements: ['/stack'],
  alternatives: ['/stack'],
  wholeStack: ['/stack'],
  ingredients: ['/stack'],
  drinking: ['/check-first'],
  checkFirst: ['/check-first'],
  sleepPlan: ['/starter-guide'],
  dailySupport: ['/starter-guide'],
  panicToolkit: ['/starter-guide'],
  caffeineSteps: ['/starter-guide'],
  kidsDay: ['/kids-protocol'],
  kidsRituals: ['/kids-protocol'],
  kidsOutcomes: ['/kids-protocol'],
  kidsResearch: ['/kids-protocol'],
  doses: ['/kids-protocol', '/science'],
  limits: ['/kids-protocol', '/science'],
  kidsNutrients: ['/science'],
  science: ['/science'],
  measures: ['/science'],
  careCards: ['/help'],
  helplines: ['/help'],
  moreHelp: ['/help'],
};

/** The page that a file of `screens/` has the words of: it has the page's name. */
function pageOfSingle(single: Single): string | undefined {
  const name = /^screens\/(.+)\.yaml$/.exec(singles[single].file)?.[1];
  return name === 'home' ? '/' : name && `/${name}`;
}

type Citing = readonly [place: Place, content: unknown];

/** Every page that cites anything, with the records or the text it's made from: pages, then days and medicine types, then essays. */
function citingPages(records: Records): Citing[] {
  const fixed = pages.map(({ path, name }): Citing => {
    const kinds = (Object.keys(shownOn) as (keyof Records)[]).filter((kind) => shownOn[kind]?.includes(path));
    const words = (Object.keys(singles) as Single[]).filter((single) => pageOfSingle(single) === path);
    const plain = records.plainPages.filter((page) => page.path === path);
    return [{ path, title: name, isEssay: false }, [[...kinds, ...words].map((kind) => records[kind]), plain]];
  });
  const days = planSchema.options.flatMap((plan) =>
    daysOf(records, plan).map((day): Citing => {
      const title = `Day ${numberOf(day)}${plan === 'kids' ? ' with children' : ''}: ${day.title}`;
      return [{ path: dayPath(plan, numberOf(day)), title, isEssay: false }, day];
    }),
  );
  const medicines = records.medicines.map((medicine): Citing => {
    const interactions = records.ingredients.flatMap((ingredient) => ingredient.interactions);
    const own = interactions.filter((interaction) => interaction.medicines.includes(medicine.id));
    return [{ path: typePath(medicine.id), title: medicine.name, isEssay: false }, [medicine, own]];
  });
  const essays = libraryOf(records).essays.map(({ slug, title, body }): Citing => [
    { path: essayPath(slug), title, isEssay: true },
    body,
  ]);
  return [...fixed, ...days, ...medicines, ...essays];
}

/** A claim or reference marked in a sentence of a record: `[claim:gut-brain]`, or `[words](reference:gut-review)`. */
const marked = /\b(?:claim|reference):([a-z0-9-]+)/g;

/** Every known id in a record, as a value or cited in a text. */
function idsIn(content: unknown, known: ReadonlySet<string>): string[] {
  if (typeof content === 'string') {
    const claims = Array.from(content.matchAll(marked), ([, id = '']) => id);
    return [content, ...claims, ...citationsIn(content)].filter((id) => known.has(id));
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap((inner) => idsIn(inner, known));
}

/** The pages that cite each claim, and each reference by itself or through a claim, worked out from the records alone. */
export function citationIndexOf(records: Records): CitationIndex {
  const known = new Set([...records.claims, ...records.references].map(({ id }) => id));
  const restOn = new Map(records.claims.map(({ id, references }) => [id, references]));
  const index = new Map<string, Place[]>();
  for (const [place, content] of citingPages(records)) {
    const cited = idsIn(content, known);
    for (const id of new Set([...cited, ...cited.flatMap((claim) => restOn.get(claim) ?? [])]))
      index.set(id, [...(index.get(id) ?? []), place]);
  }
  return index;
}
