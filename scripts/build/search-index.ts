import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { dayPath, daysOf, numberOf } from '../../src/domain/days.ts';
import { EditorError } from '../../src/domain/editor-error.ts';
import type { Records } from '../../src/domain/records.ts';
import { plan as planNames, type Day } from '../../src/domain/schema/day.ts';
import { dayShelf } from '../../src/domain/search.ts';

const failed = (what: string, errors: readonly string[]) =>
  new EditorError(`Pagefind could not ${what}: ${errors.join('; ')}`);

/** What a reader may look for in a day: its number, its name, and all that it says. */
const wordsOfDay = (number: number, { title, why, do: things, badDay, evening, lookBack = [] }: Day): string =>
  [why, ...things.map(({ text }) => text), evening ?? '', badDay, ...lookBack, `Day ${String(number)}: ${title}.`].join(
    ' ',
  );

/**
 * Indexes the essays of a built folder and the days of the records for the library’s search, into `pagefind/` below it. Only
 * `pagefind.js` and what it loads is kept: the ready-made search boxes are not used. A day is indexed from its record, so
 * that its page carries nothing for it. Throws with Pagefind’s own words where it fails.
 */
export async function writeSearchIndex(
  folder: string,
  records: Pick<Records, 'adultDays' | 'kidsDays'>,
): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: ['.cite'] });
  if (!index) throw failed('start', errors);
  const added = await index.addDirectory({ path: folder, glob: 'blog/*.html' });
  if (added.errors.length > 0) throw failed('read the essays', added.errors);
  for (const plan of planNames.options) {
    for (const day of daysOf(records, plan)) {
      const number = numberOf(day);
      const { errors: wrong } = await index.addCustomRecord({
        url: dayPath(plan, number),
        content: wordsOfDay(number, day),
        language: 'en',
        meta: { title: `Day ${String(number)}${plan === 'kids' ? ' with children' : ''}: ${day.title}` },
        filters: { theme: [dayShelf], day: [String(number)] },
      });
      if (wrong.length > 0) throw failed(`read day ${String(number)}`, wrong);
    }
  }
  const target = join(folder, 'pagefind');
  const written = await index.writeFiles({ outputPath: target });
  if (written.errors.length > 0) throw failed('write its index', written.errors);
  for (const name of readdirSync(target).filter((file) => /-ui\.|-highlight\./.test(file))) rmSync(join(target, name));
  await close();
}
