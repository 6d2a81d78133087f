import { expect, test } from '@playwright/test';
import { typePath } from '../src/site/pages.ts';
import { readRecords } from '../src/content-loader/records.ts';
import { answers, calledSafe, check, field, readers, resultsIn, take, told } from './support/readers.ts';

const { ingredients, medicineNames } = readRecords();
const strength = ['nothing found', 'ask first', 'do not mix'];

test('M1 there are at least forty readers, and each is judged on something', () => {
  expect(readers.length).toBeGreaterThanOrEqual(40);
  for (const { must } of readers) expect(Object.keys(must).length).toBeGreaterThan(0);
});

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
        for (const one of so) await check(page, one);
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

test('M2 the pages of their medicine types say the same to readers who only take something', async ({ page }) => {
  await page.goto('/check-first');
  const takers = readers.filter(({ takes, so = [] }) => takes.length === 1 && so.length === 0);
  expect(takers.length).toBeGreaterThan(5);
  for (const { reader, takes, must } of takers) {
    const name = takes[0]?.split(' → ').at(-1);
    const medicine = medicineNames.find(({ generic, brands }) => [generic, ...brands].some((one) => one === name));
    const seen: Record<string, string> = {};
    for (const type of medicine?.types ?? ['other']) {
      const html = await (await page.request.get(typePath(type))).text();
      const found = await page.evaluate(
        (text) =>
          [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('tr[data-ingredients]')].map(
            (row) => [row.getAttribute('data-ingredients') ?? '', row.getAttribute('data-result') ?? ''],
          ),
        html,
      );
      for (const [ids = '', kind = ''] of found)
        for (const id of ids.split(' ')) {
          const ingredient = ingredients.find((one) => one.id === id)?.name.replace(/ \(.*/, '') ?? id;
          const result = kind === 'none-found' ? 'nothing found' : kind.replaceAll('-', ' ');
          if (strength.indexOf(result) >= strength.indexOf(seen[ingredient] ?? 'nothing found'))
            seen[ingredient] = result;
        }
    }
    expect(seen, reader).toMatchObject(must);
  }
});
