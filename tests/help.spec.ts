import { expect, test } from '@playwright/test';

const tierOrder = ['emergency', 'urgent', 'non-urgent'];

test('G10 the help link of a page leads to /help, which answers first with three numbers to call', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Need help now?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need help now?');
  const head = page.getByRole('main').locator('header');
  for (const number of ['911', '988', '1-800-222-1222']) {
    const link = head.getByRole('link', { name: number });
    await expect(link).toHaveAttribute('href', `tel:${number}`);
    await expect(link).toBeInViewport();
  }
});

test('G10 emergency cards come first, then urgent, then non-urgent ones', async ({ page }) => {
  await page.goto('/help');
  const tiers = await page
    .locator('[data-care]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-tier') ?? ''));
  expect(tiers).toEqual([...tiers].sort((a, b) => tierOrder.indexOf(a) - tierOrder.indexOf(b)));
  expect(new Set(tiers)).toEqual(new Set(tierOrder));
});

test('G10 every card can be called from, and an emergency card holds no other link', async ({ page }) => {
  await page.goto('/help');
  for (const card of await page.locator('[data-care]').all()) {
    await expect(card.locator('a[href^="tel:"]').first()).toBeVisible();
  }
  await expect(page.locator('[data-tier="emergency"] a:not([href^="tel:"]):not([href^="sms:"])')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Text 988' }).first()).toHaveAttribute('href', 'sms:988');
});

test('G10 a line elsewhere reaches its whole card', async ({ page }) => {
  for (const id of ['suicide', 'heart', 'child-gummies', 'alcohol', 'medication', 'see-a-clinician']) {
    await page.goto(`/help#care-${id}`);
    await expect(page.locator(`#care-${id}`)).toBeInViewport();
  }
});

test('F3 a panic attack that a reader knows: the toolkit is one tap away, below the numbers, and nothing is loaded here', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/help');
  const head = page.getByRole('main').locator('header');
  expect(await head.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:911',
    'tel:988',
    'tel:1-800-222-1222',
    '/starter-guide#panic',
  ]);
  expect(scripts).toEqual([]);
  await head.getByRole('link', { name: 'panic toolkit' }).click();
  await expect(page.getByRole('heading', { name: 'Panic toolkit' })).toBeInViewport();
});
