import { expect, test } from '@playwright/test';
import { records, textLifeline } from '../support/site.ts';

test('G9 G10 the help page is whole without a script', async ({ page }) => {
  await page.goto('/help');
  await expect(page.locator('[data-care]')).toHaveCount(records.careCards.length);
  await expect(page.getByRole('link', { name: textLifeline.name }).first()).toHaveAttribute('href', textLifeline.href);
});

test('G9 E3 a mark leads to its claim’s page, and an old address to its entry, without a script', async ({ page }) => {
  await page.goto('/science');
  await page.locator('main a[data-basis]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/sources\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: 'What it rests on' })).toBeVisible();
  await page.goto('/sources#claim-weeks-2-3');
  await expect(page.locator('#claim-weeks-2-3')).toBeInViewport();
});

test('M5 G9 check first is whole without a script: what is never mixed, the table, the names and a page for each family', async ({
  page,
}) => {
  await page.goto('/check-first');
  await expect(page.locator('[data-tool]')).toBeHidden();
  await expect(page.locator('#do-not-start')).toContainText('thyroid medicines');
  await page.getByText(/^By medicine:/).click();
  await page.locator('#medicine-thyroid').getByText('Why').click();
  await expect(page.locator('#medicine-thyroid')).toContainText('Do not mix: Ashwagandha.');
  await page.getByText(/^By what is so of you:/).click();
  await expect(page.locator('#condition-liver-disease')).toContainText('Not for: Ashwagandha.');
  await page.getByRole('link', { name: /^All [\d,]+ names, A–Z$/ }).click();
  await page.getByRole('link', { name: 'Zoloft', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Antidepressants' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to say at the counter' })).toBeVisible();
});

test('G9 I2 both protocols stand open below each other, and each link leads to its own', async ({ page }) => {
  await page.goto('/science');
  for (const name of ['Six core supplements', 'The pediatrician first'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Protocols' });
  await links.getByRole('link', { name: 'Kids Protocol' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kids protocol' })).toBeInViewport();
});

test('G9 K10 the notice of Pre-Order Now stands open beside its link', async ({ page }) => {
  await page.goto('/kids-protocol');
  const box = page.getByRole('region', { name: '30-Day Reset Box' });
  await expect(box.getByText('The kids product is launching soon')).toBeVisible();
  await expect(box.getByText('We’re putting the finishing touches on the 30-Day Reset Box.')).toBeVisible();
  await expect(box.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(box.getByRole('link', { name: 'Pre-Order Now' })).toHaveAttribute('href', '#pre-order-notice');
});
