import { essayFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { formatCents } from '../site/money.ts';
import { lists, type Records } from '../model/records.ts';

const written = /\$\d+(?:\.\d\d)? (?:a|per) month for \d+ months/g;

/** Refuses an essay that gives the offer another price or length, since an essay’s text isn’t filled in. */
export function essaysKeepTheOffer({ essays, offer }: Pick<Records, 'essays' | 'offer'>): Problem[] {
  const length = `month for ${offer.months} months`;
  const right = [`${formatCents(offer.costCents)} a ${length}`, `${formatCents(offer.costCents)} per ${length}`];
  return essays.flatMap(({ slug, body }) =>
    [...body.matchAll(written)]
      .filter(([words]) => !right.includes(words))
      .map(([words]) => ({
        file: essayFile(slug),
        field: 'text',
        message: `it says “${words}”, and the offer is ${right[0] ?? ''}, as content/${lists.offer.file} has it`,
      })),
  );
}
