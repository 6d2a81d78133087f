import { expect, test, type Page } from '@playwright/test';
import { openLive } from './support/live.ts';

const blue = { name: 'You’ve chosen the comfort zone… but at what cost?' };
const red = { name: 'Welcome to Reality' };

/** The two pills, by the color that they are named for, and the way back. */
const bluePill = { name: /Blue Pill/i };
const redPill = { name: /Red Pill/i };
const back = { name: 'Back to Choose Again' };

/**
 * The Back button, after a step that the page itself put into the history. Asked of the page, since the browser may not
 * know of that step yet when a test asks it to go back, and then leaves the page.
 */
const pressBack = (page: Page): Promise<void> => page.evaluate(() => history.back());

test('C1 C3 C5 blue, and back to the choice, with focus on what changed', async ({ page }) => {
  await openLive(page, '/choose-clarity');
  await expect(page.getByRole('heading', blue)).toBeHidden();
  await expect(page.getByRole('heading', red)).toBeHidden();
  await page.getByRole('button', bluePill).click();
  await expect(page.getByRole('heading', blue)).toBeFocused();
  await expect(page.getByRole('button', redPill)).toBeHidden();
  await page.getByRole('button', back).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', blue)).toBeHidden();
  await expect(page.getByRole('button', redPill)).toBeVisible();
});

test('C4 C5 red: the article, its numbered sources, the ways on, and no way back', async ({ page }) => {
  await openLive(page, '/choose-clarity');
  await page.getByRole('button', redPill).click();
  await expect(page.getByRole('heading', red)).toBeFocused();
  const links = page.getByRole('main').locator('a[data-kind="research"]');
  expect(await links.count()).toBeGreaterThanOrEqual(3);
  for (const source of await links.all()) {
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('href', /^https?:/);
  }
  await expect(
    page.getByRole('main').locator('a[href="/clarity-reset"]').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', back)).toBeHidden();
});

test('C2 auto=red shows the red result in the first paint, before any script of the page has loaded', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/choose-clarity?auto=red', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', red)).toBeVisible();
  await expect(page.locator('[data-pill]').first()).toBeHidden();
  await expect(page.getByRole('heading', blue)).toBeHidden();
});

test('R2 the button of the reset makes a full-page navigation to the red result', async ({ page }) => {
  await page.goto('/clarity-reset');
  await page.getByRole('main').locator('a[href="/choose-clarity?auto=red"]').click();
  await expect(page).toHaveURL(/\/choose-clarity\?auto=red$/);
  await expect(page.getByRole('heading', red)).toBeVisible();
});

test('C2 any other value has no effect', async ({ page }) => {
  for (const query of ['?auto=RED', '?auto=red2']) {
    await page.goto(`/choose-clarity${query}`);
    await expect(page.locator('[data-pill]').first()).toBeVisible();
    await expect(page.getByRole('heading', red)).toBeHidden();
  }
});

test('C1 a pill tapped before React is there works all the same', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/choose-clarity');
  await page.getByRole('link', bluePill).click();
  await expect(page.getByRole('heading', blue)).toBeVisible();
  await expect(page.locator('[data-pill="red"]').first()).toBeHidden();
});

test('C4 C5 the skip link keeps the red result, and so does the Back button to an earlier blue', async ({ page }) => {
  await openLive(page, '/choose-clarity');
  await page.getByRole('button', bluePill).click();
  await page.getByRole('button', back).click();
  await page.getByRole('button', redPill).click();
  await page.getByRole('link', { name: 'Skip to the text' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('heading', red)).toBeVisible();
  for (const address of [/\/choose-clarity$/, /#blue$/]) {
    await pressBack(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', red)).toBeVisible();
    await expect(page.getByRole('heading', blue)).toBeHidden();
  }
});

test('C2 C5 the skip link keeps a red result that the address asked for', async ({ page }) => {
  await page.goto('/choose-clarity?auto=red');
  await page.getByRole('link', { name: 'Skip to the text' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('heading', red)).toBeVisible();
});

test('C1 C5 the skip link keeps the blue result, and the Back button still leaves it', async ({ page }) => {
  await openLive(page, '/choose-clarity');
  await page.getByRole('button', bluePill).click();
  await page.getByRole('link', { name: 'Skip to the text' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('heading', blue)).toBeVisible();
  await pressBack(page);
  await expect(page).toHaveURL(/#blue$/);
  await expect(page.getByRole('heading', blue)).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole('heading', blue)).toBeHidden();
  await expect(page.locator('[data-pill]').first()).toBeVisible();
});

test('C1 in forced colors each pill has a whole outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/choose-clarity');
  const pills = page.locator('[data-pill]');
  await expect(pills).toHaveCount(2);
  for (const pill of await pills.all()) await expect(pill).toHaveCSS('border-width', /^(?:[1-9][\d.]*px ?)+$/);
});
