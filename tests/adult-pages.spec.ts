import { expect, test } from './support/test.ts';
import { records } from './support/site.ts';

test('P4 a note about the recovery week after a setback leads to its page', async ({ page }) => {
  await page.goto('/protocol');
  const setback = page.locator('#relapse');
  await expect(setback).toContainText('seven days');
  await setback.getByRole('link', { name: records.setback.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(records.setback.title);
});

test('R2 its button makes a full-page navigation to the red result', async ({ page }) => {
  await page.goto('/clarity-reset');
  await page.getByRole('main').locator('a[href="/choose-clarity?auto=red"]').click();
  await expect(page).toHaveURL(/\/choose-clarity\?auto=red$/);
  await expect(page.getByRole('heading', { name: 'Welcome to Reality' })).toBeVisible();
});
