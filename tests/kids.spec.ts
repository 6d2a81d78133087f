import { records } from './support/site.ts';
import { expect, test, type Page } from '@playwright/test';

const { title } = records.kidsScreen.preOrder;

const notice = (page: Page) => page.getByRole('status');
const open = async (page: Page) => {
  await page.getByText('Pre-Order Now').first().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pre-Order Now' }).click();
  await expect(notice(page)).toContainText(title);
};

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/kids-protocol');
});

test('K10 shows a polite notice with its text and an email link, for 8000 ms', async ({ page }) => {
  await expect(notice(page)).toBeEmpty();
  await open(page);
  await expect(notice(page).getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:.+@.+\?subject=30-Day%20Reset%20Box&body=/,
  );
  await page.mouse.move(5, 5);
  // Real time runs beside the test’s own, so the edges are wide.
  await page.clock.runFor(6000);
  await expect(notice(page)).toContainText(title);
  await page.clock.runFor(2000);
  await expect(notice(page)).toBeEmpty();
  // Afterwards its text and link stay, as a line under the button.
  await expect(page.locator('section#box').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('K10 never covers its own button, and a touch holds it', async ({ page }) => {
  await open(page);
  const button = await page.getByRole('button', { name: 'Pre-Order Now' }).boundingBox();
  const box = await notice(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  await notice(page).getByText(title).tap();
  await page.clock.runFor(30_000);
  await expect(notice(page)).toContainText(title);
});

test('K10 its clock stops while it is hovered or focused', async ({ page }) => {
  await open(page);
  await page.clock.runFor(5000);
  await notice(page).getByRole('link').hover();
  await page.clock.runFor(20_000);
  await expect(notice(page)).toContainText(title);
  await notice(page).getByRole('link').focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(notice(page)).toContainText(title);
  await page.getByRole('button', { name: 'Pre-Order Now' }).focus();
  await page.clock.runFor(3500);
  await expect(notice(page)).toBeEmpty();
});

test('K10 it closes by its button and by Escape from anywhere on the page, and focus goes back', async ({ page }) => {
  for (const close of [
    () => notice(page).getByRole('button', { name: 'Close' }).click(),
    async () => {
      await page.getByRole('banner').getByRole('link').first().focus();
      await page.keyboard.press('Escape');
    },
  ]) {
    await open(page);
    await close();
    await expect(notice(page)).toBeEmpty();
    await expect(page.getByRole('button', { name: 'Pre-Order Now' })).toBeFocused();
  }
});
