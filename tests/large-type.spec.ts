import { expect, test, type Page } from '@playwright/test';
import { openFolds } from './support/folds.ts';
import { setFont } from './support/font.ts';
import { routes } from './support/routes.ts';
import { config } from './support/site.ts';

/** The spacing of WCAG 1.4.12: a reader may set it, and no page may lose anything by it. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

const addSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/** Expects the way home, help, and the menu button or the links of the bar whole on the screen, with nothing over them. */
async function expectTheBar(page: Page, name: string, brand: string = config.brand) {
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menu' });
  const reached = [
    banner.getByRole('link', { name: brand }),
    banner.locator('a[href="/help"]'),
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
      `${name}: nothing covers it`,
    ).toBe(true);
  }
}

/** Expects a page that scrolls up and down only, also with everything on it opened. */
async function expectNoSidewaysScroll(page: Page, name: string) {
  await openFolds(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, name).toBe(clientWidth);
}

test('G2 G3 G4 G10 large letters and wide spacing push nothing out of the header', async ({ page }) => {
  for (const size of [16, 20, 32]) {
    await setFont(page, size);
    await page.goto('/about');
    await addSpacing(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectTheBar(page, `${size} px, ${width} px wide`);
    }
  }
});

/** The pages on which most readers begin; `npm run test:all` looks at one page of each kind. */
const firstPages = ['/', '/kids-protocol', '/check-first', '/protocol/day-1'];

for (const path of [...routes, '/nope'])
  test(
    `G10 large letters and wide spacing make nobody scroll ${path} sideways`,
    { tag: firstPages.includes(path) ? [] : ['@all'] },
    async ({ page }) => {
      for (const [size, width] of [
        [24, 320],
        [32, 640],
      ] as const) {
        await setFont(page, size);
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        await addSpacing(page);
        await expectNoSidewaysScroll(page, `${size} px, ${width} px wide`);
      }
    },
  );

test('G4 with a font of 32 px every link of the menu can be reached, also far down a page', async ({ page }) => {
  await setFont(page, 32);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/protocol');
  await addSpacing(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  for (const link of await page.locator('#menu').getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    // A fraction of a pixel may lie beyond the edge.
    await expect(link).toBeInViewport({ ratio: 0.95 });
  }
});

/** Writes another brand wherever the page says its own, as a build with that brand would. */
const rename = (page: Page, brand: string) =>
  page.evaluate(
    ([from, to]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (!node.parentElement?.closest('script, style'))
          node.textContent = node.textContent?.replaceAll(from, to) ?? '';
      }
    },
    [config.brand, brand] as const,
  );

// As long as the configuration allows: in short words, and with one long word.
for (const brand of ['The Quiet Harbor Field Almanac', 'AlmanacAlmanacAlmanacAlm House'])
  test(
    `G2 G5 G10 the brand “${brand}” fits the header and scrolls nothing sideways`,
    { tag: '@all' },
    async ({ page }) => {
      for (const path of ['/', '/about'])
        for (const [width, font] of [
          [320, 16],
          [320, 24],
          [1280, 16],
        ] as const) {
          const name = `${path}, ${width} px, letters of ${font} px`;
          await setFont(page, font);
          await page.setViewportSize({ width, height: 740 });
          await page.goto(path);
          await rename(page, brand);
          await expectTheBar(page, name, brand);
          await expectNoSidewaysScroll(page, name);
        }
    },
  );

test('G4 the menu leads to where a newcomer begins, in lines to tap, and Tab never runs behind it', async ({
  page,
}) => {
  await page.goto('/about');
  const menu = page.locator('#menu');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  for (const path of ['/starter-guide', '/check-first'])
    await expect(menu.locator(`a[href="${path}"]`).first()).toBeVisible();
  const entries = await menu.getByRole('link').all();
  for (const entry of entries) expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  for (let step = 0; step < entries.length + 4; step++) {
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

test('G2 a reader who asks for more contrast gets black ink and stronger lines', async ({ page }) => {
  await page.goto('/kids-protocol');
  const seen = () =>
    page.evaluate(() => ({
      ink: getComputedStyle(document.body).color,
      line: getComputedStyle(document.querySelector('body > footer') ?? document.body).borderTopColor,
    }));
  const before = await seen();
  await page.emulateMedia({ contrast: 'more' });
  const after = await seen();
  expect(after.ink).toMatch(/^(?:rgb\(0, 0, 0\)|color\(srgb 0 0 0\)|oklch\(0 )/);
  expect(after.line).not.toBe(before.line);
});
