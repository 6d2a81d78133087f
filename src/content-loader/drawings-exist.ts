import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { essayFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { lists, type Records } from '../model/records.ts';

/** Drawings that an essay or a card names, and `drawings/` below `root` doesn’t have. */
export function drawingsExist({ essays, homeScreen, kidsRituals }: Records, root: string): Problem[] {
  const named = [
    ...essays.map(({ slug, drawing }) => ({ file: essayFile(slug), field: 'drawing', drawing })),
    ...homeScreen.explainer.cards.map(({ drawing }, at) => ({
      file: lists.homeScreen.file,
      field: `explainer.cards[${at}].drawing`,
      drawing,
    })),
    ...kidsRituals.map(({ drawing }, at) => ({ file: lists.kidsRituals.file, field: `[${at}].drawing`, drawing })),
  ];
  return named
    .filter(({ drawing }) => !existsSync(join(root, 'drawings', `${drawing}.svg`)))
    .map(({ file, field, drawing }) => ({
      file: join(root, file),
      field,
      message: `“${drawing}” isn’t a file in content/drawings. Draw it there, 320 wide and 200 high, or name one that is.`,
    }));
}
