import { essayFile, inContent, kinds, recordFile, singles, type Records } from '../model/records.ts';
import { planSchema } from '../model/day.ts';
import { reading } from '../model/dose.ts';
import { nearest, problem, type Problem } from '../problems/problems.ts';
import { plans } from '../plan/days.ts';
import { pages } from '../site/pages.ts';

/** What has to be there, what is, where an editor fixes the difference, and what to say of it. */
interface RequiredList {
  expected: readonly string[];
  actual: readonly string[];
  file: (key: string) => string;
  field?: (key: string) => string;
  /** Left out where the rule on unknown ids says it. */
  missing?: (key: string) => string;
  /** Left out where more may be there than is expected. */
  extra?: (key: string) => string;
}

function requiredLists(records: Records): RequiredList[] {
  const { essays, shelves, reviews, adultDays, medicineTypes, medicineNames, doses } = records;
  const slugs = essays.map(({ slug }) => slug);
  /** A misspelled slug is reported where it's written, and here it counts as the essay that was meant. */
  const meant = (slug: string) => nearest(slug, slugs) ?? slug;
  const shelved = shelves.flatMap((shelf) => shelf.essays).map(meant);
  const reviewed = [...new Set(pages.flatMap(({ review }) => review ?? []))];
  return [
    {
      expected: shelved,
      actual: slugs,
      file: essayFile,
      extra: () =>
        `the library contains exactly ${shelved.length} essays, and this one is on no shelf. Put its slug on a shelf in ${inContent(singles.shelves.file)}, or delete the file.`,
    },
    {
      expected: shelved,
      actual: adultDays.flatMap(({ essay }) => (essay ? meant(essay) : [])),
      file: essayFile,
      missing: (slug) =>
        `no day leads to this essay. Name "${slug}" as \`essay\` of the day where it fits, in ${inContent(kinds.adultDays.folder)}.`,
    },
    ...planSchema.options.map((plan): RequiredList => {
      const { kind, length } = plans[plan];
      return {
        expected: Array.from({ length }, (_, index) => String(index + 1).padStart(3, '0')),
        actual: records[kind].map(({ id }) => id),
        file: (id) => recordFile(kind, id),
        missing: (id) => `this plan has exactly ${length} days, and day ${Number(id)} is missing. Write it.`,
        extra: () => `a day’s file is named by its number in three digits, from 001 to 0${length}. Rename it.`,
      };
    }),
    {
      expected: reviewed,
      actual: Object.keys(reviews),
      file: () => singles.reviews.file,
      field: (path) => (path in reviews ? path : ''),
      missing: (path) =>
        `says nothing of ${path}. Add the day on which its sources were last checked, and for how many months that is enough.`,
      extra: (path) => {
        const candidate = nearest(path, reviewed);
        return `"${path}" is no page that goes by a review.${candidate ? ` Did you mean "${candidate}"?` : ''} src/site/pages.ts says which do.`;
      },
    },
    {
      expected: doses.flatMap(({ nutrient }) => reading.options.map((option) => `${option} ${nutrient}`)),
      actual: doses.map((dose) => `${dose.reading} ${dose.nutrient}`),
      file: () => kinds.doses.folder,
      field: () => 'reading',
      missing: (key) =>
        `no dose of “${key}”: whoever reads one reading sees the other next to it. Add a file; where the reading names none, give it the status not-given.`,
    },
    {
      expected: medicineTypes.map(({ id }) => id),
      actual: [
        ...medicineNames.flatMap(({ types }) => types),
        ...medicineTypes.filter(({ everyday }) => everyday.length > 0).map(({ id }) => id),
      ],
      file: (id) => recordFile('medicineTypes', id),
      field: () => 'everyday',
      missing: () =>
        `no names and no everyday words lead here. Add everyday words, or a name in ${inContent(singles.medicineNames.file)}.`,
    },
  ];
}

/** Refuses a list that isn't whole: a page would lead nowhere, or lack what it's about. */
export const nothingIsMissing = (records: Records): Problem[] =>
  requiredLists(records).flatMap(({ expected, actual, file, field, missing, extra }) => {
    const say = (message: (key: string) => string) => (key: string) =>
      problem(file(key), field?.(key) ?? '', message(key));
    return [
      ...(missing ? [...new Set(expected)].filter((key) => !actual.includes(key)).map(say(missing)) : []),
      ...(extra ? [...new Set(actual)].filter((key) => !expected.includes(key)).map(say(extra)) : []),
    ];
  });
