import { ceilingsOf } from '../safety/adult-doses.ts';
import { recordFile, type Records } from '../model/records.ts';
import { amountsIn, type Amount } from '../text/number-words.ts';
import { problem, problemIf, type Problem } from '../problems/problems.ts';
import { adultAge, isAboveLimit, isSet, limitsAt } from '../safety/limits.ts';
import { nutrient } from '../model/nutrient.ts';

/** Doses that their own ceiling forbids. */
const doseIsWithin = ({ supplements, ingredients }: Records): Problem[] =>
  supplements.flatMap((supplement) => {
    const most = Math.max(supplement.dose.mg?.to ?? 0, supplement.dose.mostEach ?? 0);
    return ceilingsOf(supplement, ingredients).flatMap(({ amount, unit }) =>
      problemIf(
        amount < most,
        recordFile('supplements', supplement.id),
        'dose',
        `${most} ${unit} is above the ceiling of ${amount} ${unit}. Lower the dose.`,
      ),
    );
  });

/** Words of a ceiling that give another amount, or that ignore a stricter published limit. */
function ceilingIsSaid({ ingredients, limits }: Records): Problem[] {
  return ingredients.flatMap(({ id, ceiling }): Problem[] => {
    if (!ceiling) return [];
    const { amount, unit, words } = ceiling;
    const known = nutrient.safeParse(id);
    const stricter = (known.success ? limitsAt(limits, known.data, adultAge) : [])
      .filter(isSet)
      .filter((limit) => isAboveLimit(amount, unit, limit));
    const file = recordFile('ingredients', id);
    const written = amountsIn(words);
    const isUnsaid = (limit: Amount) =>
      !written.some((given) => given.amount === limit.amount && given.unit === limit.unit);
    return [
      ...problemIf(
        isUnsaid(ceiling),
        file,
        'ceiling.words',
        `“${words}” doesn’t say the ceiling, ${amount} ${unit}. Write {most:${id}} in it.`,
      ),
      ...stricter
        .filter(isUnsaid)
        .map((limit) =>
          problem(
            file,
            'ceiling.amount',
            `${amount} ${unit} is above the limit of ${limit.amount} ${limit.unit} in content/${recordFile('limits', limit.id)}. Write at most ${limit.amount} ${limit.unit}, or give that limit in ceiling.words, too: {limit:${limit.id}}.`,
          ),
        ),
    ];
  });
}

/** Refuses a dose above its ceiling, and a ceiling whose words give another amount or hide a stricter published limit. */
export const ceilingsHoldTheDose = (records: Records): Problem[] => [
  ...doseIsWithin(records),
  ...ceilingIsSaid(records),
];
