import { expect, test, type Page } from './support/test.ts';
import { daysPath } from '../src/plan/days.ts';
import { sourcePath } from '../src/site/pages.ts';
import { records, wishlist } from './support/site.ts';

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** What can be seen of a section without opening anything. */
const shownIn = async (page: Page, id: string) => squeezed(await section(page, id).innerText());

test('K1 it speaks to parents, and its disclaimer comes before any gummy', async ({ shown }) => {
  const page = await shown('/kids-protocol');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The 30-Day Dopamine Reset');
  await expect(page.locator('[data-disclaimer]')).toBeVisible();
  const order = await page
    .locator('main :is([data-disclaimer], [data-care="child-gummies"], section#day ol > li)')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-care') ?? part.tagName));
  expect(order[0]).not.toBe('LI');
  expect(order.filter((part) => part === 'child-gummies')).toHaveLength(1);
  expect(order.indexOf('child-gummies')).toBeLessThan(order.indexOf('LI'));
});

test('K5 E1 each thing that parents told us leads to its claim', async ({ shown }) => {
  const page = await shown('/kids-protocol');
  for (const { text, claim } of records.kidsOutcomes)
    await expect(section(page, 'outcomes').getByRole('link', { name: text })).toHaveAttribute(
      'href',
      sourcePath(claim),
    );
});

test('K6 the box has 4 bottles, for 30 days', async ({ shown }) => {
  const page = await shown('/kids-protocol');
  expect(await shownIn(page, 'box')).toMatch(/(?:four bottles|bottles\D{0,3}4)[^]*30 days/i);
});

test('K7 what to know before a gummy comes before the first one', async ({ shown }) => {
  const page = await shown('/kids-protocol');
  const order = await page
    .locator('section#safety, section#day h3')
    .evaluateAll((all) => all.map(({ id, textContent }) => id || textContent));
  expect(order[0]).toBe('safety');
  expect(await shownIn(page, 'day')).toMatch(/lock/i);
});

test('K1 K4 K8 the five weeks, home and the research come before the gummies, and each week leads to its days', async ({
  shown,
}) => {
  const page = await shown('/kids-protocol');
  const weeks = records.weeks.filter(({ plan }) => plan === 'kids');
  for (const [index, { title }] of weeks.entries())
    await expect(section(page, 'days').getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `${daysPath('kids')}#week-${index + 1}`,
    );
  const order = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  for (const id of ['home', 'research']) {
    expect(order).toContain(id);
    expect(order.indexOf(id)).toBeLessThan(order.indexOf('day'));
  }
});

test('K7 K9 the ways on: the adults’ wishlist, never as the main action, and the science', async ({ shown }) => {
  const page = await shown('/kids-protocol');
  const box = section(page, 'box');
  await expect(box.locator(`a[href="${wishlist}"]`)).toBeVisible();
  await expect(box.locator('[data-look="main"]')).toHaveCount(0);
  await expect(box.locator('a[href="/science?tab=kids"]')).toBeVisible();
});

test.describe('K10 Pre-Order Now', () => {
  const notice = (page: Page) => page.getByRole('status');
  const open = async (page: Page) => {
    await page.getByText('Pre-Order Now').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pre-Order Now' }).click();
    await expect(notice(page)).toContainText('The kids product is launching soon');
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
    await expect(notice(page)).toContainText('launching soon');
    await page.clock.runFor(2000);
    await expect(notice(page)).toBeEmpty();
    // Afterwards its text and link stay, as a line under the button.
    await expect(section(page, 'box').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });

  test('K10 never covers its own button, and a touch holds it', async ({ page }) => {
    await open(page);
    const button = await page.getByRole('button', { name: 'Pre-Order Now' }).boundingBox();
    const box = await notice(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    await notice(page).getByText('launching soon').tap();
    await page.clock.runFor(30_000);
    await expect(notice(page)).toContainText('launching soon');
  });

  test('K10 its clock stops while it is hovered or focused', async ({ page }) => {
    await open(page);
    await page.clock.runFor(5000);
    await notice(page).getByRole('link').hover();
    await page.clock.runFor(20_000);
    await expect(notice(page)).toContainText('launching soon');
    await notice(page).getByRole('link').focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(notice(page)).toContainText('launching soon');
    await page.getByRole('button', { name: 'Pre-Order Now' }).focus();
    await page.clock.runFor(3500);
    await expect(notice(page)).toBeEmpty();
  });

  test('K10 it closes by its button and by Escape, and focus goes back', async ({ page }) => {
    for (const close of [
      () => notice(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await open(page);
      await notice(page).getByRole('link').focus();
      await close();
      await expect(notice(page)).toBeEmpty();
      await expect(page.getByRole('button', { name: 'Pre-Order Now' })).toBeFocused();
    }
  });

  test('K10 Escape closes it from anywhere on the page', async ({ page }) => {
    await open(page);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeEmpty();
  });
});
