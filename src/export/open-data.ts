import type { SiteConfig } from '../site/config.ts';
import { comparisonRows } from '../safety/comparison.ts';
import { dayPath, daysOf } from '../plan/days.ts';
import { byId, pick, type Records } from '../model/records.ts';
import type { Plan } from '../model/day.ts';

/**
 * The protocol as data, made from the records that the pages are made from. Ids in fields such as `references` name records of the same
 * file. No link in it pays anybody.
 */
export function openData(
  records: Records,
  { brand, origin, licenseUrl }: Pick<SiteConfig, 'brand' | 'origin' | 'licenseUrl'>,
) {
  const daysFor = (plan: Plan) =>
    daysOf(records, plan).map(({ id: file, ...rest }) => ({
      ...rest,
      number: Number(file),
      url: `${origin}${dayPath(plan, Number(file))}`,
    }));
  return {
    name: `${brand}: the protocol as open data`,
    notice: records.siteScreen.openData,
    license: licenseUrl,
    sources: `${origin}/sources`,
    adults: {
      ...pick(records, ['wholeStack', 'drinking', 'ingredients', 'medicineTypes', 'conditions']),
      ...pick(records, ['phases', 'clarityPhases', 'schedule', 'setback']),
      supplements: records.supplements.map((supplement) => ({
        ...supplement,
        // For all pieces together: a count times the most in one may be twice as much.
        mostInADay: supplement.ingredients.flatMap((id) => {
          const { ceiling } = byId(records.ingredients, id);
          return ceiling ? [{ ingredient: id, amount: ceiling.amount, unit: ceiling.unit }] : [];
        }),
      })),
      medicineNames: records.medicineNames.map((medicine) =>
        pick(medicine, ['generic', 'brands', 'types', 'notSwallowed']),
      ),
      days: daysFor('adults'),
    },
    children: {
      day: records.kidsDay,
      days: daysFor('kids'),
      rituals: records.kidsRituals,
      nutrients: records.kidsNutrients,
      doses: records.doses,
      comparisons: comparisonRows(records).map((row) => ({
        dose: row.dose.id,
        nutrient: row.nutrient,
        reading: row.reading,
        ages: { ...row.band },
        isAboveALimit: row.isAbove,
        limits: row.comparisons.map(({ setBy, amount, isAbove }) => ({ setBy, amount, isAbove })),
        words: row.words,
      })),
      outcomes: records.kidsOutcomes,
      research: records.kidsResearch,
    },
    ...pick(records, ['weeks', 'habits', 'helplines', 'limits', 'claims', 'references']),
  };
}
