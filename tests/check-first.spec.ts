import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/check-first');
});

test('P3 the cards on drinking and on medicines stand before any advice, and no third card does', async ({ page }) => {
  await expect(page.locator('section[data-care]')).toHaveCount(2);
  const order = await page
    .locator('main :is([data-care], h2)')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-care') ?? part.textContent));
  expect(order.slice(0, 3)).toEqual(['Before anything else', 'alcohol', 'medication']);
});

test('P3 a reader finds who should not start, who asks first, and when to stop and call', async ({ page }) => {
  for (const name of ['Who should not take which', 'Who asks first', 'Stop, and call', 'If you take a medicine']) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  }
  await expect(
    page.getByRole('region', { name: 'Who should not take which' }).getByText('Pregnant or breastfeeding'),
  ).toBeVisible();
  const stop = page.getByRole('region', { name: 'Stop, and call' });
  const [first, second, third] = await stop.getByRole('listitem').all();
  for (const [item, number] of [
    [first, '911'],
    [second, '988'],
    [third, '1-800-222-1222'],
  ] as const) {
    await expect(item?.getByRole('link').first() ?? stop).toHaveAttribute('href', `tel:${number}`);
  }
});

test('P3 the medicine table goes A–Z and says in each row something about every ingredient', async ({ page }) => {
  const table = page.getByRole('table');
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  const names = await table
    .getByRole('rowheader')
    .evaluateAll((all) => all.map((cell) => cell.firstChild?.textContent ?? ''));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  expect(rows.length).toBeGreaterThanOrEqual(10);
  const [first] = rows;
  const all = await first?.locator('[data-ingredient], [data-none]').count();
  for (const row of rows) {
    const said = await row
      .locator('[data-ingredient], [data-none]')
      .evaluateAll((entries) =>
        entries.map((entry) => entry.getAttribute('data-ingredient') ?? entry.getAttribute('data-none')),
      );
    expect(new Set(said).size).toBe(all);
    await expect(row.getByRole('cell').last()).toContainText(/\.$/);
  }
});

test('P3 each verdict is said in words and leads to its source', async ({ page }) => {
  for (const entry of await page.locator('[data-verdict]').all()) {
    await expect(entry).toContainText(/^(Do not mix|Ask first)/);
    await expect(entry.getByRole('link').first()).toHaveAttribute('href', /^\/sources#reference-/);
  }
  await expect(page.getByRole('row', { name: /^Thyroid medicines/ })).toContainText('Do not mix: Ashwagandha');
});

test('P3 the page prints to one sheet, front and back, on US and on European paper', async ({ page }) => {
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
  }
});
