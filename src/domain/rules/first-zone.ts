import { essayFile } from '../content-files.ts';
import type { Problem } from '../problems.ts';
import type { Records } from '../records.ts';

/** The four signs of the highest drinking level (`protocol/drinking.yaml`), by words that each of them needs. */
const signs = [
  ['shaking or being afraid until the first drink', /\bafraid until the first drink\b/],
  ['a seizure or bad days after stopping', /\bever had a seizure\b[^?.]*\bbad days after\b/],
  ['large amounts on most days', /\bthrough most days\b|\beight or more drinks on most days\b/],
  ['most days, when over 65, ill or on sedatives', /\bmost days\b[^?.]*\bover 65\b[^?.]*\bill\b[^?.]*\bsedatives?\b/],
] as const;

/** Such a list asks about seizures of the past: no other passage on drinking does. */
const isListed = /\bever had a seizure\b/;

/** Refuses an essay that names the highest drinking level by some of its signs: a reader takes the list in front of them for the whole. */
export function firstZoneIsWhole({ essays }: Pick<Records, 'essays'>): Problem[] {
  return essays
    .filter(({ body }) => isListed.test(body))
    .flatMap(({ slug, body }): Problem[] => {
      const left = signs.filter(([, words]) => !words.test(body)).map(([name]) => name);
      return left.length === 0
        ? []
        : [
            {
              file: essayFile(slug),
              field: 'text',
              message: `says who must not cut down alone and leaves out ${left.join('; ')}. Write all four signs of protocol/drinking.yaml.`,
            },
          ];
    });
}
