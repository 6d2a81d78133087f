import { expect, test } from '@playwright/test';
import { sleepyTogether } from '../../src/safety/results.ts';
import { records } from '../support/site.ts';

test('G9 E3 a mark leads to its claim’s page, and an old address to its entry, without a script', async ({ page }) => {
  await page.goto('/science');
  await page.locator('main a[data-basis]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/sources\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: 'What it rests on' })).toBeVisible();
  await page.goto('/sources#claim-weeks-2-3');
  await expect(page.locator('#claim-weeks-2-3')).toBeInViewport();
});

test('G9 I2 both protocols are open, one below the other, and each link leads to its own', async ({ page }) => {
  for (const path of ['/science?tab=kids', '/science']) {
    await page.goto(path);
    for (const name of ['Adult protocol', 'Kids protocol'])
      await expect(page.getByRole('heading', { name }), path).toBeVisible();
  }
  const links = page.getByRole('navigation', { name: 'Protocols' });
  await links.getByRole('link', { name: 'Kids Protocol' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kids protocol' })).toBeInViewport();
});

test('M3 whatever rules out a supplement can be read without a script, and no supplement looks cleared', async ({
  page,
}) => {
  await page.goto('/check-first');
  await page.getByText(records.checkFirst.headings.never).click();
  const entries = page.locator('#do-not-start dl > div');
  expect(await entries.count()).toBeGreaterThan(1);
  for (const entry of await entries.all()) await expect(entry.locator('[data-result]:visible').first()).toBeVisible();
  for (const { id, interactions } of records.ingredients)
    for (const type of interactions
      .filter(({ result }) => result === 'dont-take')
      .flatMap((interaction) => interaction.medicines)) {
      const { name = '?', sleepyName } = records.medicineTypes.find((medicine) => medicine.id === type) ?? {};
      const text = (await page.locator(`#do-not-start [data-ingredient~="${id}"]`).allInnerTexts())
        .join(' ')
        .toLowerCase();
      expect(text).toContain(sleepyName ? sleepyTogether : name.toLowerCase());
      if (sleepyName) await expect(page.locator('#do-not-start [data-safety=sleepy]')).toContainText(sleepyName);
    }
});
