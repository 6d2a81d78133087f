import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import { records } from './site.ts';

/** An invented reader, as `tests/readers.yaml` has them. */
interface InventedReader {
  reader: string;
  takes: string[];
  so?: string[];
  must?: Record<string, string>;
  says?: string[];
  folded?: string[];
  /** Words that neither the answer nor the sheet may have. */
  not?: string[];
}

export const readers = parse(readFileSync('tests/readers.yaml', 'utf8')) as InventedReader[];

/** The shorter ones of `tests/check-first-entries.yaml`, each by what is typed. */
export const listed = Object.entries(
  (
    parse(readFileSync('tests/check-first-entries.yaml', 'utf8')) as {
      answers: Record<string, Omit<InventedReader, 'reader' | 'takes'>>;
    }
  ).answers,
).map(([list, expected]): InventedReader => ({ reader: list, takes: list.split(', '), ...expected }));

/** What the check box of a condition says. */
export const boxOf = (name: string) =>
  records.conditions.find((condition) => condition.name === name)?.question ?? name;

/** The field of “What do you take?”. */
export const field = (page: Page) => page.getByRole('combobox');
/** What is suggested for what was typed. */
export const suggestions = (page: Page) => page.getByRole('search').getByRole('option');
export const answers = (page: Page) => page.locator('section[aria-labelledby="answers-title"]');

/** What a reader types, and the name that is picked. */
export function typedAndPicked(words: string): { typed: string; picked: string } {
  const [typed = '', picked = typed] = words.split(' → ');
  return { typed, picked };
}

/** Types a medicine and picks its name, or puts it on the sheet as it is. Returns the name that is then on the sheet. */
export async function take(page: Page, words: string): Promise<string> {
  const { typed, picked } = typedAndPicked(words);
  await field(page).fill(typed);
  const known = suggestions(page).filter({ has: page.locator('b').getByText(picked, { exact: true }) });
  await known
    .or(suggestions(page).filter({ hasText: `“${typed}”` }))
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'On your sheet' })).toContainText(picked);
  return picked;
}

/** Checks what is true for a reader, opening what is folded. */
export async function check(page: Page, condition: string) {
  const named = { name: condition, exact: true, includeHidden: true };
  const box = page.getByRole('checkbox', named).or(page.getByRole('radio', named));
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
        !/not the same as safe|aren’t safe|(?:doesn’t|does not) (?:mean it(?:’s| is)|show that other doses are) safe/.test(
          phrase,
        ),
    );

/** A result in the words of `readers.yaml`. */
export const resultInWords = (kind: string): string =>
  ({
    'none-found': 'nothing found',
    'ask-first': 'ask first',
    'dont-take': 'don’t take',
    'not-with-alcohol': 'not with alcohol',
  })[kind] ?? kind;

/** The result for each supplement in an answer. */
export const resultsIn = (answer: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    answer.querySelectorAll('li[data-result]').flatMap((row) => {
      const result = resultInWords(row.getAttribute('data-result') ?? '');
      return (row.getAttribute('data-ingredients') ?? '').split('|').map((name) => [name, result]);
    }),
  );
