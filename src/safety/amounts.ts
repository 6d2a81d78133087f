import { ageBands } from './doses.ts';
import {
  adultAge,
  agesIn,
  byStrictness,
  isSet,
  limitAmount,
  strictestLimit,
  type Ages,
  type SetLimit,
} from './limits.ts';
import { doseAmount } from '../model/dose.ts';
import type { Records } from '../model/records.ts';
import { nutrients } from '../model/nutrient.ts';

/** An amount that a text fills in, such as `{limit:magnesium-project-6-8}`. */
interface NamedAmount {
  /** The words in its place: "65 mg". */
  text: string;
  /** The nutrient or ingredient that it's an amount of, by its id. */
  of: string;
  /** Whose it is. A child's amount is the strictest for that age; `table` is one that only the comparison of limits may show. */
  whose: 'adult' | 'child' | 'table';
  /** The ceilings that have to be in the same text, by their names. */
  needs?: readonly string[];
}

export type NamedAmounts = ReadonlyMap<string, NamedAmount>;

type AmountRecords = Pick<Records, 'limits' | 'ingredients' | 'doses'> & {
  supplements: readonly Pick<Records['supplements'][number], 'id' | 'dose' | 'ingredients'>[];
};

const childhood: Ages = { from: ageBands[0].from, to: ageBands[1].to };

/** True where the limit is for children of the plan, and no other limit is stricter at any of their ages. */
function isStrictest(limits: AmountRecords['limits'], limit: SetLimit): boolean {
  const ages = agesIn(limit.ages).filter((age) => age >= childhood.from && age <= childhood.to);
  return (
    ages.length > 0 &&
    ages.every((age) => {
      const strict = strictestLimit(limits, limit.nutrient, { from: age, to: age });
      return strict !== undefined && byStrictness(limit, strict) === 0;
    })
  );
}

/** A limit as it's printed. Labels give vitamin D in either unit, so it's in both (1 mcg is 40 IU). */
function printed(limit: SetLimit): string {
  const words = limitAmount(limit);
  const isVitaminD = limit.nutrient === 'vitamin-d' && limit.unit === 'mcg';
  return isVitaminD ? `${words} (${(limit.amount * 40).toLocaleString('en-US')} IU)` : words;
}

/**
 * Every amount that a text can name, with what it prints:
 * `{limit:ID}` a limit, `{most:INGREDIENT}` an adult's ceiling, `{most:NUTRIENT:6-8}` the most for a child of these ages (the kids
 * page's dose or the strictest limit, whichever is less or the only one), `{begin:SUPPLEMENT}` what to begin with, `{amount:DOSE}` a child's dose.
 */
export function namedAmounts({ limits, ingredients, supplements, doses }: AmountRecords): NamedAmounts {
  const ofLimits = limits.filter(isSet).map((limit): [string, NamedAmount] => {
    const ofChild = isStrictest(limits, limit) ? 'child' : 'table';
    const whose = limit.ages.to >= adultAge ? 'adult' : ofChild;
    return [`limit:${limit.id}`, { text: printed(limit), of: limit.nutrient, whose }];
  });
  const ofCeilings = ingredients.flatMap(({ id, ceiling }): [string, NamedAmount][] =>
    ceiling ? [[`most:${id}`, { text: `${ceiling.amount} ${ceiling.unit}`, of: id, whose: 'adult' }]] : [],
  );
  const ofChildren = nutrients.flatMap((nutrient) =>
    ageBands.flatMap((band): [string, NamedAmount][] => {
      const key = `most:${nutrient}:${band.from}-${band.to}`;
      const strict = strictestLimit(limits, nutrient, band);
      const dose = doses.find((dose) => dose.nutrient === nutrient && dose.reading === 'kids-page' && dose.max);
      if (!strict)
        return dose?.status === 'given'
          ? [[key, { text: `${dose.max} ${dose.unit}`, of: nutrient, whose: 'child' }]]
          : [];
      const given =
        dose?.max !== undefined && dose.unit === strict.unit ? Math.min(dose.max, strict.amount) : strict.amount;
      return [[key, { text: printed({ ...strict, amount: given }), of: nutrient, whose: 'child' }]];
    }),
  );
  const ofBeginnings = supplements.flatMap(({ id, dose, ingredients: parts }): [string, NamedAmount][] => {
    const needs = ingredients
      .filter(({ id: part, ceiling }) => ceiling && parts.includes(part))
      .map((part) => `most:${part.id}`);
    return dose.begin ? [[`begin:${id}`, { text: dose.begin, of: parts[0] ?? id, whose: 'adult', needs }]] : [];
  });
  const ofDoses = doses.flatMap((dose): [string, NamedAmount][] => {
    const { id, nutrient, max, unit, status, ages } = dose;
    const text = doseAmount(dose);
    if (text === undefined || max === undefined) return [];
    const strict = strictestLimit(limits, nutrient, ages);
    const isWithin = status === 'given' && (!strict || (strict.unit === unit && max <= strict.amount));
    return [[`amount:${id}`, { text, of: nutrient, whose: isWithin && id.endsWith('kids-page') ? 'child' : 'table' }]];
  });
  return new Map([...ofLimits, ...ofCeilings, ...ofChildren, ...ofBeginnings, ...ofDoses]);
}
