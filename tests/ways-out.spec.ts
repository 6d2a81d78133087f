import { expect, test } from '@playwright/test';
import { config } from './support/site.ts';

test('N1 an unknown address: status 404, the words, the way home, and the path in the console', async ({ page }) => {
  const path = '/blog/unknown-slug';
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops! Page not found');
  expect(lines.filter((line) => line.includes(path) && !line.includes('Failed to load'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('L2 both PDFs open in a window of their own, and are there', async ({ page }) => {
  for (const [path, address] of [
    ['/', config.printableUrl],
    ['/starter-guide', config.printableUrl],
    ['/choose-clarity?auto=red', config.whitepaperUrl],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('main').locator(`a[href="${address}"]`).filter({ visible: true }).first();
    await expect(link).toHaveAttribute('target', '_blank');
    const file = await page.request.get(address);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
