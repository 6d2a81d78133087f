import { expect, test } from '@playwright/test';
import { openLive } from './support/live.ts';
import { records, tagged } from './support/site.ts';

test('H3 three buttons of one height: the free day first, the science, the wishlist with its label inside', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const free = main.getByRole('link', { name: 'Day 1, free' }).first();
  const start = main.getByRole('link', { name: /^Start Your 90-Day Reset .*\(paid link\)/ });
  const science = main.getByRole('link', { name: 'Read the Science' });
  await expect(free).toHaveAttribute('data-look', 'main');
  await expect(start).toHaveAttribute('href', tagged);
  await expect(science).toHaveAttribute('href', '/science');
  const boxes = await Promise.all([free, start, science].map((link) => link.boundingBox()));
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(48);
  // In reading order, the free next step comes first.
  await expect(free.or(start).first()).toHaveAccessibleName(/^Day 1, free/);
  // Amber is the free next step wherever it is on the page.
  for (const amber of await page.locator('main [data-look="main"]').all())
    await expect(amber).toHaveAccessibleName(/^Day 1, free/);
});

test('H3 L2 the link to the printable says how many pages it has', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const printable = page.getByRole('main').getByRole('link', { name: /7-Day Clarity Printable Protocol/ });
  await expect(printable.locator('xpath=..')).toContainText(/PDF, \d+ pages/);
});

test('H5 four cards in a row, all in view on a wide screen and scrolled sideways on a small one', async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Four cards' });
  await expect(row.getByRole('article')).toHaveCount(4);
  for (const word of ['coughs', 'yawns', 'mucus', 'tears', 'breath', 'vagus', 'ymph', 'TL;DR'])
    await expect(row).toContainText(word);
  await expect(row.getByRole('link', { name: 'Learn how to ride this →' })).toHaveAttribute('href', '/protocol');
  expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe((viewport?.width ?? 0) < 960);
});

test('H6 a dot shows the card in view and moves to its card; arrow keys work', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, '/');
  const dots = page.getByRole('navigation', { name: 'Cards' }).getByRole('link');
  await expect(dots).toHaveCount(4);
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await dots.nth(2).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'TL;DR' }) }),
  ).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  // On the row itself, an arrow key moves a whole card, too.
  await page.getByRole('region', { name: 'Four cards' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

test(
  'H7 H8 blue shows the comfort zone in place, its button leaves it, and focus follows',
  { tag: '@phone' },
  async ({ page }) => {
    await openLive(page, '/');
    await expect(page.getByRole('heading', { name: 'Take the Clarity Pill' })).toBeVisible();
    const blue = page.getByRole('button', { name: 'Blue Pill Stay comfortable' });
    const result = page.getByRole('heading', { name: 'You’ve chosen the comfort zone… but at what cost?' });
    await blue.click();
    await expect(result).toBeFocused();
    await page.getByRole('button', { name: 'Back to Choose Again' }).click();
    await expect(result).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(blue).toBeFocused();
  },
);

test('H10 the two top sections fill a wide screen and only catch the scroll lightly', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 960, 'wide screens only');
  await page.goto('/');
  const snap = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollSnapType);
  const tops = page.locator('[data-snap]');
  await expect(tops).toHaveCount(2);
  for (const section of await tops.all()) expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(800);
  // Proximity is the default, which browsers leave unsaid.
  expect(await snap()).toMatch(/^y( proximity)?$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await snap()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(await snap()).toBe('none');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
});

test('H12 the emoji of every fix is in view and in color', async ({ page }) => {
  await page.goto('/');
  const signs = page.getByRole('region', { name: 'First Week Clarity Protocol' }).locator('li .emoji');
  await expect(signs).toHaveCount(records.symptoms.flatMap(({ fixes }) => fixes).length);
  for (const sign of await signs.all()) {
    await expect(sign).toBeVisible();
    await expect(sign).toHaveCSS('filter', 'none');
  }
});

test('H12 the three lines before the symptoms: 911, 988 by call and text, and withdrawal', async ({ page }) => {
  await page.goto('/');
  const week = page.getByRole('region', { name: 'First Week Clarity Protocol' });
  const first = await week.getByRole('article').first().boundingBox();
  for (const name of ['Call 911', 'Call 988', 'Text 988']) {
    const call = week.getByRole('link', { name });
    await expect(call).toHaveCount(1);
    const box = await call.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.y).toBeLessThan(first?.y ?? 0);
  }
});
