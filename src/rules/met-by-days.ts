import { plans } from '../plan/days.ts';
import { unknownId, type Problem } from '../model/problems.ts';
import { lists, type Records } from '../model/records.ts';
import { dayWords, plannedDays, type DayRecords } from './day-texts.ts';

/** Refuses an essay that belongs to no essay of the library, or to two days. */
export function essaysBelongToOneDay(records: DayRecords & Pick<Records, 'essays'>): Problem[] {
  const slugs = records.essays.map(({ slug }) => slug);
  const first = new Map<string, string>();
  return plannedDays(records).flatMap(({ day: { essay }, file }) => {
    if (!essay) return [];
    if (!slugs.includes(essay)) {
      return [{ file, field: 'essay', message: unknownId(essay, 'essay', slugs, 'content/essays') }];
    }
    const other = first.get(essay);
    if (other)
      return [{ file, field: 'essay', message: `"${essay}" belongs to ${other} already. Leave it on one day.` }];
    first.set(essay, file);
    return [];
  });
}

/** Refuses an essay on a shelf that no adult’s day leads to, for as long as there are days enough. */
export function everyEssayHasItsDay({ adultDays, shelves }: Pick<Records, 'adultDays' | 'shelves'>): Problem[] {
  const named = new Set(adultDays.map(({ essay }) => essay));
  const shelved = shelves.flatMap(({ essays }) => essays);
  if (shelved.length > plans.adults.length) return [];
  return shelved
    .filter((slug) => !named.has(slug))
    .map((slug) => ({
      file: `essays/${slug}.md`,
      field: '',
      message: `no day leads to this essay. Name "${slug}" as \`essay\` of the day where it fits, in content/protocol/days/adult.`,
    }));
}

/** Refuses a mini reset that names a day twice, a day that isn’t written, or one that mentions a supplement to start. */
export function miniResetIsMadeOfDays({
  afterSlide,
  adultDays,
  ingredients,
}: Pick<Records, 'afterSlide' | 'adultDays' | 'ingredients'>): Problem[] {
  const names = ingredients.map(({ name }) => name.toLowerCase());
  return afterSlide.miniReset.flatMap((number, index): Problem[] => {
    const say = (message: string) => [
      { file: lists.afterSlide.file, field: `miniReset[${index}]`, message: `day ${number} ${message}` },
    ];
    if (afterSlide.miniReset.indexOf(number) !== index) return say('is listed twice. Choose another day.');
    const day = plannedDays({ adultDays, kidsDays: [] }).find((planned) => planned.number === number)?.day;
    if (!day) return say('is not written.');
    const words = dayWords(day).toLowerCase();
    const named = names.find((name) => words.includes(name));
    return named ? say(`mentions ${named}. A mini reset adds no supplement: choose another day.`) : [];
  });
}
