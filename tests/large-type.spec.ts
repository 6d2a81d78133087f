import { expect, test, type Page } from '@playwright/test';
import { openFolds } from './support/folds.ts';
import { setFont } from './support/font.ts';
import { kinds } from './support/routes.ts';
import { config } from './support/site.ts';

/** The letters, words and lines of WCAG 1.4.12, which a reader may set and no page may lose anything by. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

const addSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/** The way home, help, and what opens the menu or is the bar’s own list: on the screen, side to side, and nothing over them. */
async function expectTheBar(page: Page, name: string) {
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menu' });
  const reached = [
    banner.getByRole('link', { name: config.brand }),
    banner.getByRole('link', { name: 'Need help now?' }),
    ...((await menu.isVisible()) ? [menu] : await banner.getByRole('list').getByRole('link').all()),
  ];
  expect(reached.length, name).toBeGreaterThan(2);
  for (const target of reached) {
    await expect(target, name).toBeInViewport({ ratio: 1 });
    expect(
      await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
      `${name}: nothing lies over it`,
    ).toBe(true);
  }
  // The bar leaves most of the screen to the page.
  expect((await banner.boundingBox())?.height, name).toBeLessThan(160);
}

for (const path of [...kinds, '/nope']) {
  test(`G2 G4 G10 large letters and wide spacing push nothing out of the header on ${path}`, async ({ page }) => {
    for (const size of [20, 24, 32]) {
      await setFont(page, size);
      await page.goto(path);
      for (const isSpaced of [false, true]) {
        if (isSpaced) await addSpacing(page);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          await expectTheBar(page, `${String(size)} px${isSpaced ? ', spaced' : ''}, ${String(width)} px wide`);
        }
      }
    }
  });
}

for (const path of [...new Set([...kinds, '/protocol/days', '/clarity-reset', '/kids-protocol', '/nope'])]) {
  test(`G10 large letters and wide spacing make nobody scroll ${path} sideways, with every fold open`, async ({
    page,
  }) => {
    for (const [size, width, isSpaced] of [
      [16, 320, true],
      [20, 320, true],
      [24, 320, false],
      [24, 360, true],
      [32, 640, true],
    ] as const) {
      await setFont(page, size);
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      if (isSpaced) await addSpacing(page);
      await openFolds(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `${String(size)} px${isSpaced ? ', spaced' : ''}, a screen of ${String(width)}`).toBe(
        clientWidth,
      );
    }
  });
}

for (const size of [20, 32]) {
  test(`G4 with a font of ${String(size)} px every link of the menu can be reached, also far down a page`, async ({
    page,
  }) => {
    await setFont(page, size);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/protocol');
    await addSpacing(page);
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const bar = await page.getByRole('banner').boundingBox();
    const links = page.locator('#menu').getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
}

test('G4 the menu has where to begin in it, and Tab never runs behind it', async ({ page }) => {
  await page.goto('/about');
  const menu = page.locator('#menu');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Starter guide' })).toHaveAttribute('href', '/starter-guide');
  await expect(menu.getByRole('link', { name: 'Check first' })).toHaveAttribute('href', '/check-first');
  const count = await menu.getByRole('link').count();
  for (let step = 0; step < count + 4; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') === null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // What is behind the menu can be reached again a moment after it is gone.
  const behind = page.getByRole('main').getByRole('link').first();
  await expect(async () => {
    await behind.focus();
    await expect(behind).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('G2 who asks for more contrast gets black ink, stronger lines and no tinted panels', async ({ page }) => {
  await page.goto('/kids-protocol');
  const seen = () =>
    page.evaluate(() => {
      const footer = document.querySelector('body > footer') ?? document.body;
      const { borderTopColor, backgroundColor } = getComputedStyle(footer);
      return { ink: getComputedStyle(document.body).color, line: borderTopColor, panel: backgroundColor };
    });
  const before = await seen();
  await page.emulateMedia({ contrast: 'more' });
  const after = await seen();
  expect(after.ink).toMatch(/^(?:rgb\(0, 0, 0\)|color\(srgb 0 0 0\)|oklch\(0 )/);
  expect(after.line).not.toBe(before.line);
  expect(after.panel).not.toBe(before.panel);
});
