import { expect, test } from '@playwright/test';
import { firstNumbers } from './support/site.ts';

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
