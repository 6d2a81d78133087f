import { expect, test } from '@playwright/test';
import { pages } from '../src/domain/pages.ts';
import { routes } from './support/routes.ts';
import { buy, config, firstNumbers, tagged, writeTo } from './support/site.ts';

test('G5 L2 the footer: its links, the year, the disclaimer, how it is paid for, and whom to call', async ({
  page,
}) => {
  await page.goto('/about');
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
  await expect(footer).toContainText('not medical advice, and not a treatment or a diagnosis');
  await expect(footer).toContainText('As an Amazon Associate I earn from qualifying purchases.');
  for (const number of firstNumbers)
    await expect(footer.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  await expect(footer.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', writeTo(config.supportEmail));
});

test('G6 every route has its own title, description and one heading of the first level', async ({ request }) => {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const path of routes) {
    const html = await (await request.get(path)).text();
    const found = {
      title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
      description: /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '',
    };
    for (const kind of ['title', 'description'] as const) {
      expect(found[kind], `${kind} of ${path}`).not.toBe('');
      expect(seen[kind].get(found[kind]), `${path} has the ${kind} of another page`).toBeUndefined();
      seen[kind].set(found[kind], path);
    }
    expect(html.match(/<h1[ >]/g), `h1 of ${path}`).toHaveLength(1);
  }
  expect([...seen.title].find(([, path]) => path === '/')?.[0]).toBe(`${config.brand}: a 90-day nervous system reset`);
});

test('G7 the footer says on every page what the project is', async ({ page }) => {
  await page.goto('/blog/before-the-coffee');
  for (const words of ['free and open source', 'needs no prescription', 'supported by its community', 'CC BY-NC 4.0'])
    await expect(page.getByRole('contentinfo')).toContainText(words);
});

for (const path of ['/nope', '/blog/unknown-slug', '/science/deep/er', '/404.html.bak']) {
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

const mayBePaid = pages.filter(({ paid }) => paid).map(({ path }) => path);

for (const path of mayBePaid) {
  test(`L1 paid links on ${path}: tag, new tab, rel, and a disclosure before the first`, async ({ page }) => {
    await page.goto(path);
    const paid = page.locator('main a[href*="tag="]');
    expect(await paid.count()).toBeGreaterThan(0);
    for (const link of await paid.all()) {
      await expect(link).toHaveAttribute('href', tagged);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    }
    for (const link of await page.locator('main a[data-kind="affiliate"]', { hasText: buy }).all())
      await expect(link.locator('xpath=..')).toContainText('(paid link)');
    await expect(page.getByRole('contentinfo')).toContainText(
      'As an Amazon Associate I earn from qualifying purchases.',
    );
    const disclosure = page.locator('main [data-disclosure]').first();
    await expect(disclosure).toContainText('commission');
    expect(
      await disclosure.evaluate((element) =>
        Boolean(
          element.compareDocumentPosition(document.querySelector('main a[href*="tag="]') ?? element) &
          Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      ),
      'the disclosure stands before the first paid link',
    ).toBe(true);
  });

  test(`L1 no paid link of ${path} is printed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('a[href*="tag="]').filter({ visible: true })).toHaveCount(0);
  });
}

test('L1 no tagged link in the text of an essay, and none on the other pages', async ({ request }) => {
  for (const path of routes.filter((route) => !mayBePaid.includes(route))) {
    const html = await (await request.get(path)).text();
    expect(html.split('<main')[1]?.split('</main>')[0], path).not.toContain(`tag=${config.affiliateTag}`);
  }
});

test('L2 both PDFs open in a window of their own, and are there', async ({ page }) => {
  for (const [path, name] of [
    ['/', /7-Day Clarity Printable Protocol/],
    ['/choose-clarity?auto=red', /whitepaper/],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
