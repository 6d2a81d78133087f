import { expect, test } from './support/test.ts';
import { config, firstNumbers, writeTo } from './support/site.ts';

test('G5 G7 L2 the footer: its links, the year, what the project is, the disclaimer, how it is paid for, and whom to call', async ({
  shown,
}) => {
  const page = await shown('/about');
  const footer = page.getByRole('contentinfo');
  for (const path of ['/protocol', '/stack', '/science', '/about', '/terms'])
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  for (const [name, href] of [
    ['Community', config.communityUrl],
    ['License: CC BY-NC 4.0', config.licenseUrl],
  ] as const) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(footer).toContainText(`© ${config.copyrightYear}`);
  for (const words of [/open source/i, /prescription/i, /community/i, /not medical advice/i])
    await expect(footer).toContainText(words);
  await expect(footer).toContainText('As an Amazon Associate I earn from qualifying purchases.');
  for (const number of firstNumbers) await expect(footer.locator(`a[href="tel:${number}"]`)).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]').first()).toHaveAttribute('href', writeTo(config.supportEmail));
});

test('G6 the title of the home page names the brand and what it is about', async ({ shown }) => {
  const page = await shown('/');
  await expect(page).toHaveTitle(`${config.brand}: a 90-day nervous system reset`);
});

for (const path of ['/nope', '/blog/unknown-slug']) {
  test(`N1 ${path}: status 404, the words, the way home, and the path in the console`, async ({ page }) => {
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
}

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
