import { expect, test, type Page } from '@playwright/test';
import { openFolds } from './support/folds.ts';
import { setFont } from './support/font.ts';
import { config } from './support/site.ts';

/**
 * Brands of thirty letters, in short words and in one as long as a word may be. Nothing but styles lays out the brand, so that they are written into the
 * built pages: the same as a build of each, in a second.
 */
const brands = ['The Quiet Harbor Field Almanac', `${'Almanac'.repeat(4).slice(0, 24)} House`];

/** Writes another brand wherever the page says its own. Returns how many places that are. */
const rename = (page: Page, brand: string) =>
  page.evaluate(
    ([from, to]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (!node.textContent?.includes(from) || node.parentElement?.closest('script, style')) continue;
        node.textContent = node.textContent.replaceAll(from, to);
        count += 1;
      }
      return count;
    },
    [config.brand, brand] as const,
  );

/** Lines that say the brand and reach out of the screen, or out of an element that hides what is larger than itself. */
const cutOf = (page: Page, brand: string) =>
  page.evaluate((name) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const holder = node.parentElement;
      if (!holder?.checkVisibility() || !node.textContent?.includes(name)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frames = [{ left: 0, right: document.documentElement.clientWidth }];
      for (let each: Element | null = holder; each && each !== document.body; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') frames.push(each.getBoundingClientRect());
      for (const line of range.getClientRects())
        if (frames.some(({ left, right }) => line.left < left - 1 || line.right > right + 1))
          cut.push(`${holder.tagName}: ${node.textContent.trim().slice(0, 60)}`);
    }
    return cut;
  }, brand);

test('the brands are of thirty letters', () => {
  expect(brands.map(({ length }) => length)).toEqual([30, 30]);
});

for (const path of ['/', '/protocol', '/stack', '/about', '/nope'])
  test(`G2 G5 G10 a brand of 30 letters is not cut and scrolls nothing sideways on ${path}`, async ({ page }) => {
    for (const brand of brands)
      for (const [width, font] of [
        [320, 16],
        [360, 16],
        [320, 24],
        [1280, 16],
      ] as const) {
        const name = `${brand}, ${String(width)} px, letters of ${String(font)} px`;
        await setFont(page, font);
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        // The header and the footer say it on every page.
        expect(await rename(page, brand), name).toBeGreaterThan(2);
        await openFolds(page);
        expect(await cutOf(page, brand), name).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth, name).toBe(clientWidth);
        const banner = page.getByRole('banner');
        const menu = banner.getByRole('button', { name: 'Menu' });
        for (const target of [
          banner.getByRole('link', { name: brand }),
          banner.getByRole('link', { name: 'Need help now?' }),
          ...((await menu.isVisible()) ? [menu] : []),
        ]) {
          await expect(target, name).toBeInViewport({ ratio: 1 });
          const isOver = await target.evaluate((element) => {
            const { left, top, width: wide, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
          });
          expect(isOver, `${name}: nothing lies over it`).toBe(true);
        }
      }
  });

test('a brand that is cut, or that makes the page wider than its screen, is found', async ({ page }) => {
  const [brand = ''] = brands;
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  await rename(page, brand);
  const link = page.getByRole('banner').getByRole('link', { name: brand });
  await link.evaluate((element) => {
    element.style.cssText = 'display: block; inline-size: 6rem; overflow: hidden; white-space: nowrap';
  });
  expect(await cutOf(page, brand)).toEqual([expect.stringContaining(brand)]);
});
