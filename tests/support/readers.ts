import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';

/** An invented reader, as `tests/readers.yaml` has them. */
interface InventedReader {
  reader: string;
  takes: string[];
  so?: string[];
  must: Record<string, string>;
  says?: string[];
}

export const readers = parse(readFileSync('tests/readers.yaml', 'utf8')) as InventedReader[];

/** The field of “What do you take?”. */
export const field = (page: Page) => page.getByRole('combobox');
/** What the tool suggests for what was typed. */
export const suggestions = (page: Page) => page.getByRole('search').getByRole('option');
export const answers = (page: Page) => page.locator('section[aria-labelledby="answers-title"]');

/** Types a medicine and picks its name, or puts it on the sheet as it is. Returns the name that is then on the sheet. */
export async function take(page: Page, words: string): Promise<string> {
  const [typed = '', picked = typed] = words.split(' → ');
  await field(page).fill(typed);
  const known = suggestions(page).filter({ has: page.locator('b').getByText(picked, { exact: true }) });
  await known
    .or(suggestions(page).filter({ hasText: `“${typed}”` }))
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'What you take' })).toContainText(picked);
  return picked;
}

/** Checks what is true for a reader, opening what is folded. */
export async function check(page: Page, condition: string) {
  const box = page.getByRole('checkbox', { name: condition, exact: true, includeHidden: true });
  const folds = page.getByRole('search').locator('details:not([open])').filter({ has: box });
  while ((await folds.count()) > 0) await folds.first().locator('> summary').click();
  await box.check();
}

/** Phrases in which a text calls something safe. Those that say that it isn't are left out. */
export const calledSafe = (text: string): string[] =>
  [...text.matchAll(/[^.;:]*\bsafe\b[^.;:]*/g)]
    .map(([phrase]) => phrase)
    .filter(
      (phrase) =>
        !/not the same as safe|(?:doesn’t|does not) (?:mean it(?:’s| is)|show that other doses are) safe/.test(phrase),
    );

/** The result for each supplement, in the words of `readers.yaml`. */
export async function resultsIn(page: Page): Promise<Record<string, string>> {
  const rows = await answers(page)
    .locator('li[data-result]')
    .evaluateAll((all) =>
      all.map((row) => [row.getAttribute('data-for') ?? '', row.getAttribute('data-result') ?? '']),
    );
  return Object.fromEntries(
    rows.flatMap(([names = '', kind = '']) =>
      names.split('|').map((name) => [name, kind === 'none-found' ? 'nothing found' : kind.replaceAll('-', ' ')]),
    ),
  );
}
