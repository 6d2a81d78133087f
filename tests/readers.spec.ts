import { expect, test } from '@playwright/test';
import { familyPath } from '../src/domain/pages.ts';
import { readRecords } from '../src/records.ts';
import { answers, calledSafe, readers, take, takeAllAway, tap, verdictsIn } from './support/readers.ts';

const { ingredients, medicineNames } = readRecords();
const words = { 'do-not-mix': 'do not mix', 'ask-first': 'ask first', 'none-found': 'nothing found' } as const;
const strength = ['nothing found', 'ask first', 'do not mix'];

test('M1 the readers are at least forty, and each is judged on something', () => {
  expect(readers.length).toBeGreaterThanOrEqual(40);
  for (const { must } of readers) expect(Object.keys(must).length).toBeGreaterThan(0);
});

for (let from = 0; from < readers.length; from += 10) {
  const some = readers.slice(from, from + 10);
  test(`M1 M4 readers ${from + 1} to ${from + some.length} see on the tool and on the sheet what concerns them`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/check-first');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    for (const { reader, takes, so = [], must, says = [] } of some) {
      await test.step(reader, async () => {
        const names = [];
        for (const one of takes) names.push(await take(page, one));
        for (const one of so) await tap(page, one);
        for (const name of [...names, ...so])
          await expect(answers(page).getByRole('heading').first()).toContainText(name);
        const seen = await verdictsIn(page);
        expect(seen, reader).toMatchObject(must);
        expect(Object.keys(seen), 'every supplement is answered').toHaveLength(ingredients.length);
        for (const text of says) await expect(answers(page)).toContainText(text);
        // The answer as it leaves the printer: alone, with what to say.
        await page.emulateMedia({ media: 'print' });
        await expect(answers(page)).toBeVisible();
        for (const [name, verdict] of Object.entries(must))
          if (verdict !== 'nothing found')
            await expect(
              answers(page)
                .locator('[data-kind]')
                .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${verdict}`, 'i') }) })
                .getByRole('heading', { level: 4, name, exact: true }),
            ).toBeVisible();
        await expect(answers(page)).toContainText('What to say at the counter');
        await expect(page.locator('#do-not-start')).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
        expect(calledSafe(await answers(page).innerText())).toEqual([]);
        await takeAllAway(page);
      });
    }
  });
}

test('M2 the pages of their families say the same to readers who only take something', async ({ page }) => {
  await page.goto('/check-first');
  const takers = readers.filter(({ takes, so = [] }) => takes.length === 1 && so.length === 0);
  expect(takers.length).toBeGreaterThan(5);
  for (const { reader, takes, must } of takers) {
    const name = takes[0]?.split(' → ').at(-1);
    const medicine = medicineNames.find(({ generic, brands }) => [generic, ...brands].some((one) => one === name));
    const seen: Record<string, string> = {};
    for (const family of medicine?.families ?? ['other']) {
      const html = await (await page.request.get(familyPath(family))).text();
      const found = await page.evaluate(
        (text) =>
          [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('article[data-verdict]')].map(
            (entry) => [
              entry.querySelector('h3')?.textContent.trim().replace(/ \(.*/, '') ?? '',
              entry.getAttribute('data-verdict') ?? '',
            ],
          ),
        html,
      );
      for (const [ingredient = '', kind = ''] of found) {
        const verdict = words[kind as keyof typeof words];
        if (strength.indexOf(verdict) >= strength.indexOf(seen[ingredient] ?? 'nothing found'))
          seen[ingredient] = verdict;
      }
    }
    expect(seen, reader).toMatchObject(must);
  }
});
