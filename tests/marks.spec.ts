import { expect, test, type Locator, type Page } from '@playwright/test';
import { sourcePath } from '../src/site/pages.ts';
import { loadRecords } from '../src/content-loader/records.ts';

const { claims } = loadRecords();
const box = (page: Page) => page.getByRole('dialog', { name: 'What this rests on' });
const firstNumber = (page: Page) => page.locator('main a[data-note]:has(sup)').filter({ visible: true }).first();
/** The first number that leads to a claim. */
const claimNumber = (page: Page) =>
  page.locator('main a[data-note][data-basis="published"]').filter({ visible: true }).first();
const addressOf = async (mark: Locator) => (await mark.getAttribute('href')) ?? '';

test('E1 the notes of a page are in one list at its end that folds', async ({ page }) => {
  await page.goto('/check-first/lithium');
  const notes = page.getByRole('region', { name: /^Sources and notes/ });
  await expect(notes.getByRole('listitem').first()).toBeHidden();
  await notes.locator('summary').first().click();
  await expect(notes.getByRole('listitem').first()).toBeVisible();
});

test('E2 a tap opens in place what was found, what it rests on, its reference and its own page', async ({ page }) => {
  await page.goto('/science');
  const mark = claimNumber(page);
  const address = await addressOf(mark);
  const claim = claims.find(({ id }) => sourcePath(id) === address);
  await mark.click();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/\/science$/);
  await expect(box(page)).toContainText(claim?.note ?? '?');
  await expect(box(page).getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/sources\//);
  await expect(box(page).locator(`a[href$="${address}"]`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeHidden();
  await expect(mark).toBeFocused();
});

test('E2 it opens inside the screen and does not cover its mark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/science');
  const mark = claimNumber(page);
  await mark.click();
  await expect(box(page)).toBeInViewport({ ratio: 0.99 });
  const [ofMark, ofBox] = [await mark.boundingBox(), await box(page).boundingBox()];
  if (!ofMark || !ofBox) throw new Error('The mark or its box is not drawn.');
  const middle = ofMark.y + ofMark.height / 2;
  expect(middle < ofBox.y || middle > ofBox.y + ofBox.height).toBe(true);
});

test('E1 a numeral can be tapped in a target of 24 px', async ({ page }) => {
  await page.goto('/science');
  const heights = await page
    .locator('main a[data-note]:has(sup)')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('E2 it closes on Escape and on a tap elsewhere, and a source opens in place too', async ({ page }) => {
  await page.goto('/check-first/lithium');
  const mark = firstNumber(page);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await expect(box(page).locator('a[data-kind="research"]')).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(mark).toBeFocused();
  await mark.click();
  await expect(box(page)).toBeVisible();
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
  await expect(box(page)).toBeHidden();
});

test('E2 nothing of it is in the page before: it is fetched when a reader points at the mark', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/science');
  await expect(box(page)).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/sources'))).toEqual([]);
  const address = await addressOf(claimNumber(page));
  await claimNumber(page).hover();
  await expect.poll(() => asked).toContain(address);
});

test('E2 where it cannot be fetched, the mark is the link that it was', async ({ page }) => {
  await page.goto('/science');
  const address = await addressOf(claimNumber(page));
  await page.route(`**${address}`, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await claimNumber(page).click();
  await expect(page).toHaveURL((url) => url.pathname === address);
});

test('E1 a wide screen shows the note of each number of an essay in the margin; a phone only at the end', async ({
  page,
}) => {
  await page.goto('/blog/blood-pressure-recovery');
  const margins = () =>
    page.locator('article [data-margin]').evaluateAll((all) =>
      all
        .map((mark) => getComputedStyle(mark, '::after'))
        .filter(({ content, float }) => content !== 'none' && float !== 'none')
        .map(({ inlineSize }) => Number.parseFloat(inlineSize)),
    );
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await margins()).toEqual([]);
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await margins();
    expect(widths.length, String(width)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
