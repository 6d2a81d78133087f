import { essayFile, inContent, kinds, recordFile, singles, type Kind, type Records } from '../model/records.ts';
import { problemIf, type Problem } from '../problems/problems.ts';
import { weekOf } from '../plan/days.ts';
import { agesIn } from '../safety/limits.ts';
import { namesIn } from '../safety/medicine-names.ts';
import { normalized } from '../text/texts.ts';
import { plannedDays } from './day-texts.ts';

/** Something that may be there once: what makes two of them the same, what an editor calls it, and where it is. */
type Entry = readonly [key: string, name: string, file: string, field?: string, place?: string];

/** A problem for each entry that is already there, in `taken` or among those before it. */
function duplicatesIn(advice: string, entries: readonly Entry[], taken: readonly Entry[] = []): Problem[] {
  const first = new Map(taken.map((entry) => [entry[0], entry]));
  const problems = entries.flatMap((entry) => {
    const [key, name, file, field = ''] = entry;
    const [, , otherFile, otherField, place = otherField] = first.get(key) ?? [];
    if (!otherFile) first.set(key, entry);
    const where = [otherFile && inContent(otherFile), place].filter(Boolean).join(', ');
    return problemIf(otherFile !== undefined, file, field, `${name} is already in ${where}. ${advice}`);
  });
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function answersOf({ id, interactions, cautions, noneFound }: Records['ingredients'][number]): Entry[] {
  const answer =
    (field: string) =>
    (answered: string): Entry => [answered, `“${answered}”`, recordFile('ingredients', id), field];
  return [
    ...interactions.flatMap(({ medicines }) => medicines).map(answer('interactions')),
    ...cautions.flatMap(({ conditions }) => conditions).map(answer('cautions')),
    ...noneFound.medicines.map(answer('noneFound.medicines')),
    ...noneFound.conditions.map(answer('noneFound.conditions')),
  ];
}

/** Refuses what is there twice, where a reader would see one of two, or code would pick one. */
export function nothingIsThereTwice(records: Records): Problem[] {
  const { medicineNames, medicineTypes, claims, references, limits, shelves, doses, habits } = records;
  const names = medicineNames.flatMap((medicine, index) =>
    namesIn(medicine).map((name): Entry => [
      normalized(name),
      `“${name}”`,
      singles.medicineNames.file,
      `[${index}].generic`,
      medicine.generic,
    ]),
  );
  const citable = (kind: 'claims' | 'references') =>
    records[kind].map(({ id }): Entry => [id, `“${id}”`, recordFile(kind, id)]);
  const placesIn = (kind: Kind) =>
    (records[kind] as { id: string; order?: number }[]).flatMap(({ id, order }): Entry[] =>
      order === undefined ? [] : [[String(order), `Place ${order}`, recordFile(kind, id), 'order']],
    );
  return [
    ...duplicatesIn('Keep the right one.', names),
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) => duplicatesIn('Give this one another.', placesIn(kind))),
    ...medicineTypes.flatMap(({ id, everyday }) =>
      duplicatesIn(
        'Leave it out here.',
        everyday.map((word, index) => [
          normalized(word),
          `“${word}”`,
          recordFile('medicineTypes', id),
          `everyday[${index}]`,
        ]),
        names,
      ),
    ),
    ...(claims.length > 0 && references.length > 0
      ? duplicatesIn('An essay’s [@id] could mean either. Rename this one.', citable('claims'), citable('references'))
      : []),
    ...duplicatesIn(
      'Change the ages of one, or delete it.',
      limits.flatMap(({ id, nutrient, setBy, ages }) => {
        const name = `A limit for some of these ages by “${setBy}”`;
        return agesIn(ages).map((age): Entry => [
          `${nutrient} ${setBy} ${age}`,
          name,
          recordFile('limits', id),
          'ages',
        ]);
      }),
    ),
    ...duplicatesIn(
      'Delete one of them.',
      doses.map(({ id, reading, nutrient }) => {
        const name = `A dose of ${nutrient} in the reading “${reading}”`;
        return [`${reading} ${nutrient}`, name, recordFile('doses', id), 'reading'];
      }),
    ),
    ...records.ingredients.flatMap((ingredient) => duplicatesIn('Keep one answer.', answersOf(ingredient))),
    ...duplicatesIn(
      'Leave the essay on one day.',
      plannedDays(records).flatMap(({ day: { essay }, file }): Entry[] =>
        essay ? [[essay, `“${essay}”`, file, 'essay']] : [],
      ),
    ),
    ...duplicatesIn(
      'Keep it on one shelf.',
      shelves.flatMap(({ essays }, index) =>
        essays.map((slug): Entry => [
          slug,
          `“${slug}” (${essayFile(slug)})`,
          singles.shelves.file,
          `[${index}].essays`,
        ]),
      ),
    ),
    ...duplicatesIn(
      'One new habit a week: move one.',
      habits.map(({ id, plan, day }, index) => {
        const name = `A new habit of this week (“${id}”)`;
        return [`${plan} ${weekOf(records, plan, day)?.from}`, name, singles.habits.file, `[${index}].day`];
      }),
    ),
  ];
}
