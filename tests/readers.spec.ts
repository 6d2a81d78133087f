import { expect, test } from './support/test.ts';
import { loadRecords } from '../src/content-loader/records.ts';
import { answers, calledSafe, check, field, readers, resultsIn, take } from './support/readers.ts';
import { told } from './support/record-text.ts';

const { ingredients, conditions } = loadRecords();
/** What the check box of a condition says. */
const boxOf = (name: string) => conditions.find((one) => one.name === name)?.question ?? name;

for (let from = 0; from < readers.length; from += 10) {
  const some = readers.slice(from, from + 10);
  test(`M1 M4 readers ${from + 1} to ${from + some.length} see what concerns them, on the screen and on the sheet`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/check-first');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    for (const { reader, takes, so = [], must, says = [] } of some) {
      await test.step(reader, async () => {
        const names = [];
        for (const one of takes) names.push(await take(page, one));
        for (const one of so) await check(page, boxOf(one));
        for (const name of [...names, ...so])
          await expect(answers(page).getByRole('heading').first()).toContainText(name);
        const seen = await resultsIn(page);
        expect(seen, reader).toMatchObject(must);
        expect(Object.keys(seen), 'every supplement is answered').toHaveLength(ingredients.length);
        for (const text of says) await expect(answers(page)).toContainText(told(text));
        expect(calledSafe((await answers(page).textContent()) ?? '')).toEqual([]);
        // The sheet as it leaves the printer: alone, with every name and every supplement.
        await page.emulateMedia({ media: 'print' });
        const sheet = page.locator('[data-sheet]');
        await expect(sheet).toBeVisible();
        for (const name of [...names, ...so]) await expect(sheet).toContainText(name);
        await expect(sheet.getByRole('row')).toHaveCount(ingredients.length + 1);
        await expect(page.locator('#do-not-start')).toBeHidden();
        await expect(field(page)).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
        await page.getByRole('button', { name: 'Clear all' }).click();
        await expect(answers(page)).toHaveCount(0);
      });
    }
  });
}
