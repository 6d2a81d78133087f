import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';

/** A made reader, as `tests/readers.yaml` has them. */
export interface MadeReader {
  reader: string;
  takes: string[];
  so?: string[];
  must: Record<string, string>;
  says?: string[];
}

export const readers = parse(readFileSync('tests/readers.yaml', 'utf8')) as MadeReader[];

/** The field of “What do you take?”. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'A medicine, by the name on the bottle' });
export const answers = (page: Page) => page.locator('[data-answers]');

/** Types a medicine and taps its name, or puts it on the sheet as it is. Returns the name that is then on the sheet. */
export async function take(page: Page, words: string): Promise<string> {
  const [typed = '', tapped = typed] = words.split(' → ');
  await field(page).fill(typed);
  const known = page
    .locator('[data-tool] button')
    .filter({ has: page.locator('b').getByText(tapped, { exact: true }) })
    .or(page.getByRole('button', { name: `put “${typed}” on my sheet as it is` }));
  await known.first().click();
  await expect(page.getByRole('list', { name: 'What you take' })).toContainText(tapped);
  return tapped;
}

/** Taps what is so of a reader, opening what is folded. */
export async function tap(page: Page, condition: string) {
  const box = page.getByRole('checkbox', { name: condition, exact: true, includeHidden: true });
  const folds = page.locator('[data-tool] details:not([open])').filter({ has: box });
  while ((await folds.count()) > 0) await folds.first().locator('> summary').click();
  await box.check();
}

/** Phrases in which a text calls something safe. Those that say that it is not, or not the same, are left out. */
export const calledSafe = (text: string): string[] =>
  [...text.matchAll(/[^.;:]*\bsafe\b[^.;:]*/g)]
    .map(([phrase]) => phrase)
    .filter((phrase) => !/not the same as safe|does not (?:mean it is|show that other doses are) safe/.test(phrase));

/** Everything that was chosen is taken away again. */
export async function takeAllAway(page: Page) {
  const checked = page.getByRole('checkbox', { checked: true, includeHidden: true });
  for (let left = await checked.count(); left > 0; left--) await checked.first().uncheck();
  const away = page.getByRole('button', { name: /^Take away/ });
  for (let left = await away.count(); left > 0; left--) await away.first().click();
  await expect(answers(page)).toHaveCount(0);
}

/** The verdict that stands for each supplement, in the words of `readers.yaml`. */
export async function verdictsIn(page: Page): Promise<Record<string, string>> {
  const found = await answers(page)
    .locator('[data-kind]')
    .evaluateAll((kinds) =>
      kinds.flatMap((kind) => {
        const verdict = kind.querySelector('h3')?.textContent.trim() ?? '';
        return [...kind.querySelectorAll('li h4')].map((name) => [verdict, name.textContent.trim()]);
      }),
    );
  const rest = await answers(page)
    .locator('p[data-verdict=none-found] b')
    .evaluateAll((all) => all.flatMap((names) => names.textContent.replace(':', '').split(', ')));
  return Object.fromEntries([
    ...found.map(([verdict = '', name = '']) => [name, verdict.toLowerCase().replace(/ about$/, '')]),
    ...rest.map((name) => [name, 'nothing found']),
  ]) as Record<string, string>;
}
