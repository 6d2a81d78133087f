import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { doOverlap } from '../safety/limits.ts';
import type { Records } from '../model/records.ts';
import { nutrientNames } from '../model/nutrient.ts';

/** Refuses two limits of one body for one nutrient at the same age, because no one could tell which one applies. */
export function limitsDoNotOverlap({ limits }: Pick<Records, 'limits'>): Problem[] {
  return limits.flatMap((limit, index) =>
    limits
      .slice(0, index)
      .filter(
        (other) =>
          other.nutrient === limit.nutrient && other.setBy === limit.setBy && doOverlap(other.ages, limit.ages),
      )
      .map((other): Problem => ({
        file: recordFile('limits', limit.id),
        field: 'ages',
        message: `${limit.ages.from}–${limit.ages.to} overlaps the ages ${other.ages.from}–${other.ages.to} of "${other.id}", also for ${nutrientNames[limit.nutrient]} by "${limit.setBy}". Change the ages of one, or delete it.`,
      })),
  );
}

/** Refuses limits of one body for one nutrient that count different things, because they couldn’t share one row of a table. */
export function limitsCountAlike({ limits }: Pick<Records, 'limits'>): Problem[] {
  return limits.flatMap((limit): Problem[] => {
    const first = limits.find(({ nutrient, setBy }) => nutrient === limit.nutrient && setBy === limit.setBy);
    if (!first || first.scope === limit.scope) return [];
    return [
      {
        file: recordFile('limits', limit.id),
        field: 'scope',
        message: `"${limit.scope}", where "${first.id}" of the same body counts "${first.scope}". Write the same in both.`,
      },
    ];
  });
}
