import { expect, test, type Page } from './support/test.ts';
import { openLive } from './support/live.ts';
import { records } from './support/site.ts';

const adult = (page: Page) => page.getByRole('tabpanel', { name: 'Adult Protocol' });
const kids = (page: Page) => page.getByRole('tabpanel', { name: 'Kids Protocol' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('I2 the tabs', { tag: '@phone' }, () => {
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
});

test('I3 the adult protocol: the habits and then six subjects, all open, each with research links in view', async ({
  shown,
}) => {
  const page = await shown('/science');
  expect(records.science.adults).toHaveLength(7);
  expect(records.science.adults[0]?.id).toBe('habits');
  for (const { title } of records.science.adults) {
    const part = adult(page).getByRole('region', { name: title });
    await expect(part).toBeVisible();
    const links = part.locator('a[data-kind="research"]');
    expect(await links.count()).toBeGreaterThanOrEqual(1);
    for (const link of await links.all()) {
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  }
});

test('I6 both readings are side by side, with what is above a limit, and for whom, in words', async ({ shown }) => {
  const page = await shown('/science?tab=kids');
  const part = page.locator('#kids-nutrients');
  const comparison = part.locator('[data-comparison]');
  await expect(part.getByText(/pediatrician/).first()).toBeVisible();
  const nutrients = comparison.locator('tbody tr');
  await expect(nutrients).toHaveCount(records.kidsNutrients.length);
  for (const nutrient of await nutrients.all())
    for (const reading of ['kids-page', 'science-page'])
      await expect(nutrient.locator(`[data-reading="${reading}"]`)).toBeVisible();
  const above = comparison.locator('[data-above]');
  expect(await above.count()).toBeGreaterThan(0);
  for (const cell of await above.all()) await expect(cell).toContainText(/Don’t .* at ages/);
  const magnesium = nutrients.filter({ has: page.getByRole('rowheader', { name: 'Magnesium' }) });
  await expect(magnesium.locator('[data-reading="kids-page"] [data-above]')).toBeVisible();
});
