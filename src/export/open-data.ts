import { z } from 'zod';
import { comparisonRows } from '../safety/comparison.ts';
import type { SiteConfig } from '../site/config.ts';
import { dayPath, daysOf, plans } from '../plan/days.ts';
import { byId, type Records } from '../model/records.ts';
import { ageRange, id, prose } from '../model/common.ts';
import { afterSlide, day, habits, weeks, type Plan } from '../model/day.ts';
import { dose, reading } from '../model/dose.ts';
import { claim, helpline, limit, limitSetBy, reference } from '../model/evidence.ts';
import { drinking } from '../model/guides.ts';
import { condition, ingredient, medicine } from '../model/ingredient.ts';
import { kidsDay, kidsNutrient, kidsOutcomes, kidsResearch, kidsRituals } from '../model/kids.ts';
import { medicineNameFields } from '../model/medicine-names.ts';
import { nutrient } from '../model/nutrient.ts';
import { phases, schedule, supplement, wholeStack } from '../model/protocol.ts';

/** A day as it is published: its number, and where its page is. */
const publishedDay = day.safeExtend({ number: z.int().min(1).max(90), url: z.url() });

const paths = { data: '/protocol.json', schema: '/protocol.schema.json' } as const;

/** What a file name is elsewhere. */
const named = { id };

/** One children’s dose compared with every limit at one band of ages, as the pages say it. */
const comparison = z.strictObject({
  dose: id,
  nutrient,
  reading,
  ages: ageRange,
  isAboveALimit: z.boolean(),
  limits: z.array(z.strictObject({ setBy: limitSetBy, amount: z.string(), isAbove: z.boolean(), words: z.string() })),
  words: z.string(),
});

/** The ceilings of what is in a bottle. */
const mostInADay = z.array(z.strictObject({ ingredient: id, amount: z.number().positive(), unit: z.string().min(1) }));

/** The protocol as it is published for machines. Ids in fields such as `references` name records of the same file. */
export const openProtocol = z.strictObject({
  $schema: z.url(),
  name: z.string().min(2),
  notice: prose,
  license: z.url(),
  sources: z.url(),
  adults: z.strictObject({
    /**
     * `dosage` is the dose in words, its ceiling among them; `label` what to read on the bottle. `mostInADay` holds for all
     * pieces together: a count times the most in one may be twice as much.
     */
    supplements: z.array(supplement.safeExtend({ ...named, dosage: prose, label: prose, mostInADay })),
    wholeStack,
    drinking,
    ingredients: z.array(ingredient.safeExtend(named)),
    medicines: z.array(medicine.safeExtend(named)),
    /** A name on a label, and its medicine types. */
    medicineNames: z.array(medicineNameFields.omit({ checked: true, seconded: true })),
    conditions: z.array(condition.safeExtend(named)),
    phases,
    clarityPhases: phases,
    schedule,
    days: z.array(publishedDay).length(plans.adults.length),
    afterSlide,
  }),
  weeks,
  habits,
  children: z.strictObject({
    day: kidsDay,
    days: z.array(publishedDay).length(plans.kids.length),
    rituals: kidsRituals,
    nutrients: z.array(kidsNutrient.safeExtend(named)),
    doses: z.array(dose.safeExtend(named)),
    comparisons: z.array(comparison),
    outcomes: kidsOutcomes,
    research: kidsResearch,
  }),
  helplines: z.array(helpline.safeExtend(named)),
  limits: z.array(limit.safeExtend(named)),
  claims: z.array(claim.safeExtend(named)),
  references: z.array(reference.safeExtend(named)),
});

export type OpenProtocol = z.infer<typeof openProtocol>;

const notice =
  'Not medical advice, and not a treatment or a diagnosis. Quote a claim with its basis, and a children’s dose with its limits and “ask the pediatrician first”. Never use this to advise stopping or changing a medicine, or stopping heavy drinking alone.';

/** The protocol as data, made from the records that the pages are made from. No link in it pays anybody. */
export function openData(
  records: Records,
  { brand, origin, licenseUrl }: Pick<SiteConfig, 'brand' | 'origin' | 'licenseUrl'>,
): OpenProtocol {
  const {
    supplements,
    ingredients,
    medicines,
    conditions,
    phases: ofAdults,
    schedule: ofDay,
    limits,
    claims,
    references,
    doses,
  } = records;
  const daysFor = (plan: Plan) =>
    daysOf(records, plan).map(({ id: file, ...rest }) => ({
      ...rest,
      number: Number(file),
      url: `${origin}${dayPath(plan, Number(file))}`,
    }));
  return {
    $schema: origin + paths.schema,
    name: `${brand}: the protocol as open data`,
    notice,
    license: licenseUrl,
    sources: `${origin}/sources`,
    adults: {
      supplements: supplements.map((each) => ({
        ...each,
        mostInADay: each.ingredients.flatMap((id) => {
          const { ceiling } = byId(ingredients, id);
          return ceiling ? [{ ingredient: id, amount: ceiling.amount, unit: ceiling.unit }] : [];
        }),
      })),
      wholeStack: records.wholeStack,
      drinking: records.drinking,
      ingredients,
      medicines,
      medicineNames: records.medicineNames.map(({ generic, brands, types, notSwallowed }) => ({
        generic,
        brands,
        types,
        notSwallowed,
      })),
      conditions,
      phases: ofAdults,
      clarityPhases: records.clarityPhases,
      schedule: ofDay,
      days: daysFor('adults'),
      afterSlide: records.afterSlide,
    },
    weeks: records.weeks,
    habits: records.habits,
    children: {
      day: records.kidsDay,
      days: daysFor('kids'),
      rituals: records.kidsRituals,
      nutrients: records.kidsNutrients,
      doses,
      comparisons: comparisonRows(doses, limits).map((row) => ({
        dose: row.dose.id,
        nutrient: row.nutrient,
        reading: row.reading,
        ages: { ...row.band },
        isAboveALimit: row.isAbove,
        limits: row.comparisons.map(({ setBy, amount, isAbove, words }) => ({ setBy, amount, isAbove, words })),
        words: row.words,
      })),
      outcomes: records.kidsOutcomes,
      research: records.kidsResearch,
    },
    helplines: records.helplines,
    limits,
    claims,
    references,
  };
}

/** The JSON Schema (2020-12) of the data, from the same schemas that check the records. */
export function openDataSchema({ brand, origin }: Pick<SiteConfig, 'brand' | 'origin'>): object {
  const schema = z.toJSONSchema(openProtocol, {
    target: 'draft-2020-12',
    // Zod names string formats of its own that validators don’t know. Each already has its pattern, so the name can go.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format && !['date', 'uri'].includes(jsonSchema.format)) delete jsonSchema.format;
    },
  });
  return { ...schema, $id: origin + paths.schema, title: `${brand}: the protocol as open data` };
}
