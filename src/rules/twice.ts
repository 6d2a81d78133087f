import { essayFile, recordFile } from '../model/content-files.ts';
import { problem, type Problem } from '../model/problems.ts';
import { lists, type Records } from '../model/records.ts';
import { weekOf } from '../plan/days.ts';
import { agesIn } from '../safety/limits.ts';
import { namesIn } from '../safety/medicine-names.ts';
import { plannedDays } from './day-texts.ts';

/** Something that may be there once: where it is, and what an editor calls it. */
interface Thing {
  /** Two things with one key are the same. */
  key: string;
  name: string;
  file: string;
  field: string;
}

/** A name as a reader may type it: capitals and marks don't make another medicine of it. */
const typed = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** A problem for each thing that is already there, in `taken` or among those before it. */
function secondOnes(things: readonly Thing[], advice: string, taken: readonly Thing[] = []): Problem[] {
  const first = new Map(taken.map((thing) => [thing.key, thing]));
  const problems = things.flatMap(({ key, name, file, field }) => {
    const other = first.get(key);
    if (!other) first.set(key, { key, name, file, field });
    return other
      ? [
          problem(
            file,
            field,
            `${name} is already in ${[other.file, other.field].filter(Boolean).join(', ')}. ${advice}`,
          ),
        ]
      : [];
  });
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}

/** Refuses what is there twice, where a reader would see one of two, or code would pick one. */
export function nothingIsThereTwice(records: Records): Problem[] {
  const { medicineNames, medicines, claims, references, limits, shelves, reviews, doses, ingredients, habits } =
    records;
  const thing = (key: string, name: string, file: string, field = ''): Thing => ({ key, name, file, field });
  const names = medicineNames.flatMap((medicine, index) =>
    namesIn(medicine).map((name) => thing(typed(name), `“${name}”`, lists.medicineNames.file, `[${index}]`)),
  );
  const citable = (kind: 'claims' | 'references') =>
    records[kind].map(({ id }) => thing(id, `“${id}”`, recordFile(kind, id)));
  return [
    ...secondOnes(names, 'Keep the right one.'),
    ...medicines.flatMap(({ id, everyday }) =>
      secondOnes(
        everyday.map((word, index) =>
          thing(typed(word), `“${word}”`, recordFile('medicines', id), `everyday[${index}]`),
        ),
        'Leave it out here.',
        names,
      ),
    ),
    ...(claims.length > 0 && references.length > 0
      ? secondOnes(citable('claims'), 'An essay’s [@id] could mean either. Rename this one.', citable('references'))
      : []),
    ...secondOnes(
      limits.flatMap(({ id, nutrient, setBy, ages }) =>
        agesIn(ages).map((age) =>
          thing(
            `${nutrient} ${setBy} ${age}`,
            `A limit for some of these ages by “${setBy}”`,
            recordFile('limits', id),
            'ages',
          ),
        ),
      ),
      'Change the ages of one, or delete it.',
    ),
    ...secondOnes(
      doses.map(({ id, reading, nutrient }) =>
        thing(
          `${reading} ${nutrient}`,
          `A dose of ${nutrient} in the reading “${reading}”`,
          recordFile('doses', id),
          'reading',
        ),
      ),
      'Delete one of them.',
    ),
    ...ingredients.flatMap(({ id, interactions, cautions, noneFound }) => {
      const file = recordFile('ingredients', id);
      const answers = [
        ...interactions
          .flatMap(({ medicines: types }) => types)
          .map((type) => thing(`type ${type}`, `“${type}”`, file, 'interactions')),
        ...cautions
          .flatMap(({ conditions }) => conditions)
          .map((each) => thing(`condition ${each}`, `“${each}”`, file, 'cautions')),
        ...noneFound.medicines.map((type) => thing(`type ${type}`, `“${type}”`, file, 'noneFound.medicines')),
        ...noneFound.conditions.map((each) => thing(`condition ${each}`, `“${each}”`, file, 'noneFound.conditions')),
      ];
      return secondOnes(answers, 'Keep one answer.');
    }),
    ...secondOnes(
      plannedDays(records).flatMap(({ day: { essay }, file }) =>
        essay ? [thing(essay, `“${essay}”`, file, 'essay')] : [],
      ),
      'Leave the essay on one day.',
    ),
    ...secondOnes(
      shelves.flatMap((shelf, index) =>
        shelf.essays.map((slug) =>
          thing(slug, `“${slug}” (${essayFile(slug)})`, lists.shelves.file, `[${index}].essays`),
        ),
      ),
      'Keep it on one shelf.',
    ),
    ...secondOnes(
      reviews.map(({ path }, index) => thing(path, `“${path}”`, lists.reviews.file, `[${index}].path`)),
      'Keep the newer one.',
    ),
    ...secondOnes(
      records.afterSlide.miniReset.map((day, index) =>
        thing(String(day), `Day ${day}`, lists.afterSlide.file, `miniReset[${index}]`),
      ),
      'Choose another day.',
    ),
    ...secondOnes(
      habits.map(({ id, plan, day }, index) =>
        thing(
          `${plan} ${weekOf(records, plan, day)?.from}`,
          `A new habit of this week (“${id}”)`,
          lists.habits.file,
          `[${index}].day`,
        ),
      ),
      'One new habit a week: move one.',
    ),
  ];
}
