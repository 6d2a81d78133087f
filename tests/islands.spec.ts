import { slugs } from './support/routes.ts';
import { expect, test, type Page } from '@playwright/test';

/** Makes a part of the page throw while it is drawn, by spoiling a text that it draws. */
async function spoil(page: Page, text: string) {
  await page.route('**/_astro/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      new RegExp(`(["'\`])${text}\\1`),
      '(()=>{throw new Error("spoiled by a test")})()',
    );
    await route.fulfill({ response, body });
  });
}

// A request may still be on its way through `spoil` when its test is done.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });

async function expectOnlyPartFailed(page: Page, around: readonly string[]) {
  await expect(failure(page)).toBeVisible();
  await expect(failure(page)).toContainText('stopped working');
  await expect(failure(page).getByRole('link', { name: 'Load the page again' })).toBeVisible();
  for (const heading of around) await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await failure(page).getByRole('link', { name: 'home' }).click();
  await expect(page).toHaveURL('/');
}

test('N2 failing pills on the home page fail alone', async ({ page }) => {
  await spoil(page, 'Stay comfortable');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Take the Clarity Pill' }).scrollIntoViewIfNeeded();
  await expectOnlyPartFailed(page, ['From Fog to Flow', 'Take the Clarity Pill', 'First Week Clarity Protocol']);
});

test('N2 a failing search fails alone, and every card stays', async ({ page }) => {
  await spoil(page, 'Search the essays and the days');
  await page.goto('/blog');
  await expect(page.locator('#all ol > li')).toHaveCount(slugs.length);
  await expectOnlyPartFailed(page, ['Impact Library', `All ${slugs.length} essays`]);
});
