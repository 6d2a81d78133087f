import { expect, test, type Page } from '@playwright/test';
import { essayPath } from '../src/site/pages.ts';
import { loadRecords } from '../src/content-loader/records.ts';
import { essays, slugs } from './support/routes.ts';
import { openLive } from './support/live.ts';

const cards = (page: Page) => page.locator('#all ol > li');
const box = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('search').getByRole('status');
const resultsIn = (page: Page, name: string) =>
  page.getByRole('search').getByRole('list', { name }).getByRole('listitem');
const results = (page: Page) => resultsIn(page, 'Essays found');
const daysFound = (page: Page) => resultsIn(page, 'Days found');

/** Whether the page has asked for what the search looks through. */
function watchSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/search.json') && asked.push(request.url()));
  return asked;
}

test('B1 a card opens its essay when it is tapped beside its title', async ({ page }) => {
  await page.goto('/blog');
  const card = cards(page).filter({ has: page.locator('[href="/blog/before-the-coffee"]') });
  const height = (await card.boundingBox())?.height ?? 0;
  await card.click({ position: { x: 160, y: height - 12 } });
  await expect(page).toHaveURL(/\/blog\/before-the-coffee$/);
});

test('B1 L4 search: nothing of it is requested before the box is focused', async ({ page }) => {
  const asked = watchSearch(page);
  await openLive(page, '/blog');
  await page.mouse.wheel(0, 4000);
  expect(asked).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked).toHaveLength(1);
});

test('B1 G8 search: results with the words marked, and nothing in the address', async ({ page }) => {
  await openLive(page, '/blog');
  await box(page).fill('sleep');
  await expect(status(page)).toHaveText(/\d+/);
  await expect(cards(page).first()).toBeHidden();
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z-]+$/);
  await expect(results(page).locator('mark').first()).toHaveText(/sleep/i);
  await expect(page).toHaveURL(/\/blog$/);
  await box(page).fill('');
  await expect(cards(page).first()).toBeVisible();
});

test('B1 search shows the text of an essay, and three ways on where it finds nothing', async ({ page }) => {
  await openLive(page, '/blog');
  await box(page).fill('bowel');
  await expect(results(page).getByRole('link', { name: /toilet bowl/i })).toBeVisible();
  // What is shown of an essay is its text, and not the way back.
  for (const text of await results(page).locator('p').allTextContents())
    expect(text).not.toMatch(/^(?:Back to|← Back)|\bmin read\b/);
  await box(page).fill('xyzzyqwv');
  await expect(status(page)).toHaveText(/\S/);
  await expect(results(page)).toHaveCount(0);
  // The ways on: the troubles, the whole list, and the check of a medicine.
  await expect(page.getByRole('navigation', { name: 'What’s bothering you?' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('search').getByRole('link')).toHaveAttribute('href', '/check-first');
});

test('B1 D1 search leads to a day', async ({ page }) => {
  await openLive(page, '/blog');
  await box(page).fill('day 88');
  await expect(daysFound(page)).toHaveCount(1);
  await daysFound(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/protocol\/day-88$/);
});

test('B1 search by keyboard alone', async ({ page }) => {
  await openLive(page, '/blog');
  await box(page).focus();
  await page.keyboard.type('phone');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
});

test('B1 a search that cannot be loaded says so, and the list stays', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await openLive(page, '/blog');
  await box(page).fill('sleep');
  await expect(status(page)).toHaveText(/\S/);
  await expect(cards(page).first()).toBeVisible();
});

test('B1 every topic filters the list of essays, without a script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/blog');
  const topics = page.getByRole('navigation', { name: 'What’s bothering you?' });
  for (const [trouble, { label: word }] of Object.entries(loadRecords().libraryScreen.troubles)) {
    await topics.getByRole('link', { name: word, exact: true }).click();
    const expected = essays.filter(({ troubles }) => troubles.some((name) => name === trouble));
    await expect(cards(page).filter({ visible: true })).toHaveCount(expected.length);
    await expect(page.getByRole('heading', { level: 2, name: word })).toBeInViewport();
    for (const { slug } of expected) await expect(page.locator(`#all [href="${essayPath(slug)}"]`)).toBeVisible();
  }
  await page.getByRole('link', { name: `All ${slugs.length} essays` }).click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(slugs.length);
  await page.context().close();
});
