import { expect, test, type Page } from '@playwright/test';
import { openFolds } from './support/folds.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/kids-protocol');
});

test('K1 the 30-Day Dopamine Reset speaks to parents, and its disclaimer comes before everything else', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The 30-Day Dopamine Reset');
  await expect(page.getByRole('main').locator('header')).toContainText('children aged 6–12, written to their parents');
  const order = await page
    .locator('main :is([data-disclaimer], [data-care], h2)')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-care') ?? part.textContent));
  expect(order[0]).toContain('Not medical advice.');
  expect(order.indexOf('child-gummies')).toBe(order.indexOf('The daily gummy protocol') - 1);
  expect(order.filter((part) => part === 'child-gummies')).toHaveLength(1);
});

test('K2 the history of childhoods', async ({ page }) => {
  await expect(region(page, 'A short history of childhoods')).toContainText('5.5 hours a day');
  await expect(region(page, 'A short history of childhoods')).toContainText('about 4.5 hours, from a survey of 2015');
});

test('K3 the day has four time slots, each with dose, purpose, safety note, research and products', async ({
  page,
}) => {
  const slots = region(page, 'The daily gummy protocol').getByRole('list').first().locator(':scope > li');
  await expect(slots).toHaveCount(4);
  await openFolds(page);
  for (const slot of await slots.all()) {
    await expect(slot.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(slot.locator('dt')).toHaveText(['Safety', 'What it is for', 'Research', 'To look for']);
    await expect(slot.locator('a[data-kind="product"]').first()).toBeVisible();
    await expect(slot).toContainText('Careful:');
  }
});

test('K3 no product link of the children’s day is paid', async ({ page }) => {
  const links = await page.locator('main a[data-kind="product"]').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel'),
      target: link.getAttribute('target'),
    })),
  );
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const { href, rel, target } of links) {
    expect(href).not.toMatch(/[?&]tag=/);
    expect(rel).toBe('noopener');
    expect(target).toBe('_blank');
  }
  await expect(page.locator('main a[data-kind="affiliate"]')).toHaveCount(1);
});

test('K4 home rituals, each with why', async ({ page }) => {
  const rituals = region(page, 'At home, every day').getByRole('list').first().getByRole('listitem');
  expect(await rituals.count()).toBeGreaterThanOrEqual(4);
  const chapter = rituals.filter({ hasText: 'One chapter per night' });
  await chapter.locator('summary').click();
  await expect(chapter.getByText('stop on the good bit')).toBeVisible();
  await expect(chapter.getByRole('link', { name: /^ours, source: / })).toBeVisible();
});

test('K5 E1 what parents report says so once, and each thing leads to its claim', async ({ page }) => {
  const outcomes = region(page, 'What parents report').getByRole('listitem');
  await expect(outcomes).not.toHaveCount(0);
  await expect(region(page, 'What parents report')).toContainText('reported to us. Nobody has checked them');
  for (const outcome of await outcomes.all()) {
    await expect(outcome.getByRole('link')).toHaveAttribute('href', /^\/sources\/kids-outcome-/);
  }
});

test('K6 the box holds 4 bottles, a 30-day supply', async ({ page }) => {
  const box = region(page, '30-Day Reset Box');
  await expect(box.locator('dl')).toContainText('Bottles4');
  await expect(box.locator('dl')).toContainText('Supply30 days');
});

test('K7 safety warnings stand before the gummies', async ({ page }) => {
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Safety warnings')).toBeLessThan(headings.indexOf('The daily gummy protocol'));
  await expect(region(page, 'Safety warnings')).toContainText('Lock them away.');
  await expect(region(page, 'Safety warnings')).toContainText('The pediatrician first.');
});

test('K8 research cards say what was found and how far it carries', async ({ page }) => {
  const cards = region(page, 'What research says').getByRole('listitem');
  await openFolds(page);
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  for (const card of await cards.all()) {
    await expect(card).toContainText('How far it carries:');
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/sources\/[a-z]/);
  }
  await expect(region(page, 'What research says')).toContainText(/over 2,000 children.*over 25 studies.*12 countries/);
});

test('K9 the ways on: the wishlist after its disclosure, and the kids tab of the science page', async ({ page }) => {
  const box = region(page, '30-Day Reset Box');
  const wishlist = box.getByRole('link', { name: /^Get the Protocol/ });
  await expect(wishlist).toHaveAttribute('rel', 'sponsored noopener');
  await expect(wishlist).toHaveAttribute('target', '_blank');
  expect(
    await wishlist.evaluate((link) =>
      Boolean(
        document.querySelector('main [data-disclosure]') &&
        (document.querySelector('main [data-disclosure]')?.compareDocumentPosition(link) ?? 0) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    ),
  ).toBe(true);
  await expect(box.getByRole('link', { name: 'Read the Science' })).toHaveAttribute('href', '/science?tab=kids');
});

test('K7 K9 before its wishlist the page says that the list is the adults’, and it is no main action', async ({
  page,
}) => {
  const box = region(page, '30-Day Reset Box');
  const order = await box.locator('p, a').evaluateAll((all) => all.map((part) => part.textContent));
  const said = order.findIndex((text) => text === 'The wishlist is the adults’ list. Nothing on it is for a child.');
  expect(said).toBeGreaterThanOrEqual(0);
  expect(said).toBeLessThan(order.findIndex((text) => text.startsWith('Get the Protocol')));
  await expect(box.locator('[data-look="main"]')).toHaveCount(0);
});

test('K11 the figures of this page, and CoQ10 left out', async ({ page }) => {
  await openFolds(page);
  const table = page.getByRole('table');
  const row = (nutrient: string, reading: string) =>
    table.locator(`[data-nutrient="${nutrient}"] [data-reading="${reading}"]`);
  await expect(row('omega-3', 'kids-page')).toContainText('100–250 mg DHA');
  await expect(row('magnesium', 'kids-page')).toContainText('50–100 mg');
  await expect(row('coq10', 'kids-page')).toContainText('Left out for children');
  const limits = (nutrient: string) => table.locator(`[data-nutrient="${nutrient}"]`).getByRole('row').first();
  await expect(limits('magnesium')).toContainText(/Kids page’s own limit: 65 mg.*Kids page’s own limit: 110 mg/);
  await expect(limits('vitamin-b6')).toContainText(
    /European limit: 4.5 mg.*Older figure of the kids page, not to be used: 40 mg.*Older figure of the kids page, not to be used: 60 mg/,
  );
});

test.describe('K10 Pre-Order Now', () => {
  const notice = (page: Page) => page.getByRole('status');
  const open = async (page: Page) => {
    await page.getByText('Pre-Order Now').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pre-Order Now' }).click();
    await expect(notice(page)).toContainText('The kids product is launching soon');
  };

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.reload();
  });

  test('K10 shows a polite notice with its text and an email link, for 8000 ms', async ({ page }) => {
    await expect(notice(page)).toBeEmpty();
    await open(page);
    await expect(notice(page)).toContainText('We’re putting the finishing touches on the 30-Day Reset Box.');
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
    const box = region(page, '30-Day Reset Box');
    await expect(box).toContainText('We’re putting the finishing touches on the 30-Day Reset Box.');
    await expect(box.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });

  test('K10 never lies over its own button, and a touch holds it', async ({ page, viewport }) => {
    await open(page);
    const button = await page.getByRole('button', { name: 'Pre-Order Now' }).boundingBox();
    const box = await notice(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    test.skip((viewport?.width ?? 0) > 600, 'touch is for small screens');
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
    await region(page, 'Safety warnings').getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeEmpty();
  });
});
