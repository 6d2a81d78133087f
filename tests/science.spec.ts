import { expect, test, type Page } from '@playwright/test';
import { openLive } from './support/live.ts';

const adult = (page: Page) => page.getByRole('tabpanel', { name: 'Adult Protocol' });
const kids = (page: Page) => page.getByRole('tabpanel', { name: 'Kids Protocol' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('I2 begin with the adult protocol, and the reader switches freely', async ({ page }) => {
  await openLive(page, '/science');
  await expect(tab(page, 'Adult Protocol')).toHaveAttribute('aria-selected', 'true');
  await expect(adult(page)).toBeVisible();
  await expect(kids(page)).toBeHidden();
  await tab(page, 'Kids Protocol').click();
  await expect(tab(page, 'Kids Protocol')).toHaveAttribute('aria-selected', 'true');
  await expect(kids(page)).toBeVisible();
  await expect(adult(page)).toBeHidden();
  await tab(page, 'Adult Protocol').click();
  await expect(adult(page)).toBeVisible();
});

test('I2 kids when ?tab=kids, from the first paint, before any component runs', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/science?tab=kids');
  await expect(page.getByRole('heading', { name: 'The pediatrician first' })).toBeVisible();
  await expect(page.locator('#supplements-title')).toBeHidden();
});

test('I2 any other value has no effect', async ({ page }) => {
  for (const value of ['KIDS', 'kids2']) {
    await page.goto(`/science?tab=${value}`);
    await expect(page.locator('#supplements-title')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The pediatrician first' })).toBeHidden();
  }
});

test('I2 the address follows the tab, without a step in the history', async ({ page }) => {
  await openLive(page, '/science');
  const steps = await page.evaluate(() => history.length);
  await tab(page, 'Kids Protocol').click();
  await expect(page).toHaveURL(/\/science\?tab=kids$/);
  await tab(page, 'Adult Protocol').click();
  await expect(page).toHaveURL(/\/science$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await tab(page, 'Kids Protocol').click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The pediatrician first' })).toBeVisible();
});

test('I2 arrow keys, Home and End move between the tabs, and only the current one takes Tab', async ({ page }) => {
  await openLive(page, '/science');
  await tab(page, 'Adult Protocol').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Kids Protocol'],
    ['ArrowRight', 'Adult Protocol'],
    ['ArrowLeft', 'Kids Protocol'],
    ['Home', 'Adult Protocol'],
    ['End', 'Kids Protocol'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(tab(page, 'Adult Protocol')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(kids(page)).toBeFocused();
});

test('I2 a link into the kids protocol opens it', async ({ page }) => {
  await page.goto('/science#kids-nutrients');
  await expect(page.locator('#kids-nutrients').getByRole('heading')).toBeInViewport();
});
