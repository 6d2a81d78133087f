import { expect, test } from './support/test.ts';
import { firstNumbers, records } from './support/site.ts';

test('G10 the help link of a page leads to /help, which answers first with three numbers to call', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Need help now?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need help now?');
  const head = page.getByRole('main').locator('header');
  for (const number of firstNumbers) {
    const link = head.getByRole('link', { name: number });
    await expect(link).toHaveAttribute('href', `tel:${number}`);
    await expect(link).toBeInViewport();
  }
});

test('G10 what to do abroad is said once, and every step of every card is open', async ({ shown }) => {
  const page = await shown('/help');
  await expect(page.getByText(records.helpScreen.where)).toBeVisible();
  await expect(page.locator('[data-tier="emergency"] details')).toHaveCount(0);
  for (const { id, card } of records.careCards)
    await expect(page.locator(`[data-care="${id}"] li`).filter({ visible: true })).toHaveCount(card.length);
});

test('T1 T3 below the numbers, one tap starts the breath, one leads to tonight’s steps, and no call waits for a script', async ({
  page,
}) => {
  await page.goto('/help');
  const head = page.getByRole('main').locator('header');
  expect(await head.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...firstNumbers.map((number) => `tel:${number}`),
    '/tonight',
  ]);
  await expect(page.locator('astro-island').locator('a')).toHaveCount(0);
  await expect(head.getByRole('button', { name: 'Breathe with sound' })).toBeInViewport();
});
