import { expect, test } from './support/test.ts';
import { isPlaceholder } from '../src/site/config.ts';
import { config, records, wishlist } from './support/site.ts';

test('P3 the guidelines come after what has to be read before day 1', async ({ shown }) => {
  const page = await shown('/protocol');
  for (const card of ['medication', 'alcohol'])
    await expect(page.locator(`#before [data-care="${card}"]`)).toBeVisible();
  const order = await page.locator('#before, #guidelines').evaluateAll((parts) => parts.map((part) => part.id));
  expect(order).toEqual(['before', 'guidelines']);
});

test('P4 a note about the recovery week after a setback leads to its page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/protocol');
  const setback = page.locator('#relapse');
  await expect(setback).toContainText('seven days');
  await setback.getByRole('link', { name: records.setback.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(records.setback.title);
});

test('F3 each habit with its figure and its basis', async ({ shown }) => {
  const page = await shown('/protocol');
  const habits = page.locator('#day');
  for (const { text } of records.guidance) await expect(habits.getByText(text)).toBeVisible();
  expect(await habits.locator('[data-basis]').count()).toBeGreaterThanOrEqual(records.guidance.length);
});

test('P5 L1 L2 the wishlist behind its disclosure, and the community', async ({ shown }) => {
  const page = await shown('/protocol');
  const begin = page.getByRole('region', { name: 'Begin', exact: true });
  await expect(begin).toContainText('paid links');
  await expect(begin.getByRole('link', { name: /Start Your Reset/ })).toHaveAttribute('href', wishlist);
  await expect(begin.getByRole('link', { name: /Join the Community/ })).toHaveAttribute('target', '_blank');
});

test('R2 its button makes a full-page navigation to the red result', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/clarity-reset');
  await page.getByRole('main').locator('a[href="/choose-clarity?auto=red"]').click();
  await expect(page).toHaveURL(/\/choose-clarity\?auto=red$/);
  await expect(page.getByRole('heading', { name: 'Welcome to Reality' })).toBeVisible();
});

test('A1 the founder’s story, three principles, and two ways on', async ({ shown }) => {
  const page = await shown('/about');
  expect((await page.getByRole('region', { name: 'How it began' }).innerText()).split(/\s+/).length).toBeGreaterThan(
    150,
  );
  const principles = page.getByRole('region', { name: 'Three principles' }).getByRole('listitem');
  await expect(principles).toHaveCount(3);
  for (const principle of await principles.all())
    await expect(principle.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Start Your Reset/ })).toHaveAttribute(
    'href',
    wishlist,
  );
  await expect(page.getByRole('main').getByRole('link', { name: /Join the Community/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('A2 the terms: date, disclaimer first, sections 1 to 10 and 8.5 to 8.8', async ({ shown }) => {
  const page = await shown('/terms');
  const main = page.getByRole('main');
  await expect(main).toContainText('July 24, 2025');
  const headings = await main.getByRole('heading').allTextContents();
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '8.5', '8.6', '8.7', '8.8', '9', '10'])
    expect(
      headings.some((heading) => heading.startsWith(`${number}. `) || heading.startsWith(`${number} `)),
      `section ${number}`,
    ).toBe(true);
  expect(headings.findIndex((heading) => /medical disclaimer/i.test(heading))).toBeLessThan(
    headings.findIndex((heading) => /^1[. ]/.test(heading)),
  );
  for (const word of ['CC BY-NC 4.0', 'moderat', 'standard analytics']) await expect(main).toContainText(word);
  // An address that isn’t set is left out, and never shown as a placeholder.
  const text = await main.innerText();
  for (const address of [config.poBox, config.legalEmail]) expect(text.includes(address)).toBe(!isPlaceholder(address));
});
