import { parse } from 'node-html-parser';
import { answers, boxOf, check, field, readers, resultsIn, take } from './support/readers.ts';
import { records } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** One for each kind of answer. `src/features/check-first/readers.test.tsx` puts all of them through the functions that this page calls. */
const some = [
  'The brand of the same, with a slip',
  'Thyroid hormone',
  'Pregnant',
  'A glass of wine on some evenings, and nothing else',
  'Two pain relievers from the shelf',
  'A medicine that is not on our list',
];

test('M1 M4 six invented readers see what concerns them, on the screen and on the sheet', async ({ page }) => {
  await page.goto('/check-first');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const chosen = readers.filter(({ reader }) => some.includes(reader));
  expect(chosen).toHaveLength(some.length);
  for (const { reader, takes, so = [], must } of chosen) {
    await test.step(reader, async () => {
      const names = [...so];
      for (const one of takes) names.push(await take(page, one));
      for (const one of so) await check(page, boxOf(one));
      for (const name of names) await expect(answers(page).getByRole('heading').first()).toContainText(name);
      expect(resultsIn(parse(await answers(page).innerHTML())), reader).toMatchObject(must);
      // The sheet as it leaves the printer: alone, with every name and every supplement.
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('[data-sheet]');
      await expect(sheet).toBeVisible();
      for (const name of names) await expect(sheet).toContainText(name);
      await expect(sheet.getByRole('row')).toHaveCount(records.ingredients.length + 1);
      await expect(page.locator('#do-not-start')).toBeHidden();
      await expect(field(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect(answers(page)).toHaveCount(0);
    });
  }
});
