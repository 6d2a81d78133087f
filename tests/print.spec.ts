import { expect, test } from '@playwright/test';
import { readPdf, type Tagged } from '../src/documents/testing/read-pdf.ts';

const routes = ['/', '/protocol', '/clarity-reset', '/choose-clarity', '/kids-protocol', '/stack', '/science', '/about', '/terms', '/help', '/check-first', '/starter-guide', '/blog', '/blog/fog-and-return'];

/** The page on which each tag with text ends, with the last of them on every page. */
const lastOnPages = (tags: readonly Tagged[]) => [...Map.groupBy(tags.filter(({ text }) => text.trim()), ({ page }) => page).values()].map((ofPage) => ofPage.at(-1));

for (const route of routes) {
  test(`L3 ${route} prints without menus, buttons or shops, and with no heading alone at the foot of a page`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['header nav', 'nav', '.skip', '[data-screen-only]', '[data-kind="affiliate"]']) {
      expect(await page.locator(gone).filter({ visible: true }).count(), `${gone} on paper`).toBe(0);
    }
    const pdf = await readPdf(new Uint8Array(await page.pdf({ format: 'Letter', tagged: true })));
    expect(pdf.addresses.filter((address) => address.includes('tag='))).toEqual([]);
    const last = lastOnPages(pdf.tags);
    expect(last.length).toBe(pdf.pages);
    for (const tag of last.slice(0, -1)) expect(tag?.role, `“${tag?.text}” is the last on page ${tag?.page}`).not.toMatch(/^H[1-6]$/);
  });
}

test('L3 the addresses of research links are printed, and those of a shop never', async ({ page }) => {
  await page.goto('/science');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('a[data-kind="research"]').first().evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain('http');
  await page.goto('/stack');
  expect(await page.locator('a[data-kind="affiliate"]').evaluateAll((links) => links.filter((link) => getComputedStyle(link, '::after').content.includes('http')).length)).toBe(0);
});

test('L3 on paper a dose and a care card stay whole', async ({ page }) => {
  for (const route of ['/stack', '/help', '/starter-guide']) {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.locator('[data-care], [data-dose]').evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).breakInside !== 'avoid').length);
    expect(cut, route).toBe(0);
  }
});
