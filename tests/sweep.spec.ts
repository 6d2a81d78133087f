import { axeProblems } from './support/axe.ts';
import { expect, test, type Page } from '@playwright/test';
import { sitemap, routes, slugs } from './support/routes.ts';
import { config } from './support/site.ts';

type Theme = 'light' | 'dark';

/** Entries of a long list or table are alike, and the first twelve speak for the others: axe takes minutes for 1,000 names. */
const repeated = 'main :is(li, tr, dl > div):nth-child(n + 13)';

/** Counts layout shifts from before the first byte on. */
const watchShifts = () => {
  Reflect.set(window, 'shifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry) Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Links, buttons and fields that an edge of the screen cuts off, though nothing scrolls to them. */
const cutByTheScreen = (page: Page) =>
  page.evaluate(() => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
    return [...document.querySelectorAll('main :is(a, button, summary, input), body > footer a')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === 'none' && !isInScroller(element.parentElement))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
      })
      .map((element) => element.textContent.trim().slice(0, 40));
  });

/** Words drawn over other words or over a button, as when a column is too narrow for what's in it. */
const drawnOverWords = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: { node: Node; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!node.textContent?.trim() || !parent || parent.closest('svg') || !isDrawn(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push(...[...range.getClientRects()].map((box) => ({ node, box })));
    }
    const buttons = [...main.querySelectorAll('button')]
      .filter(isDrawn)
      .map((node) => ({ node, box: node.getBoundingClientRect() }));
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    // From the top down, so that each is compared only with those that begin beside it.
    const drawn = [
      ...buttons.map((button) => ({ ...button, isButton: true })),
      ...words.map((word) => ({ ...word, isButton: false })),
    ];
    drawn.sort((a, b) => a.box.top - b.box.top);
    const overlaps: string[] = [];
    for (const [index, target] of drawn.entries())
      for (let at = index + 1; at < drawn.length; at += 1) {
        const later = drawn[at];
        if (!later || later.box.top >= target.box.bottom) break;
        const isInside = target.node.contains(later.node) || later.node.contains(target.node);
        if ((target.isButton && later.isButton) || isInside || !isOver(target.box, later.box)) continue;
        overlaps.push(`“${(target.node.textContent ?? '').trim()}” and “${(later.node.textContent ?? '').trim()}”`);
      }
    return overlaps;
  });

/** Expects one header and one footer, the way home, and the help link in the header, whole and large enough. Returns where it is. */
async function helpPlace(page: Page, width: number) {
  const banner = page.getByRole('banner');
  await expect(banner).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(banner.getByRole('link', { name: config.brand })).toHaveAttribute('href', '/');
  const place = await banner.locator('a[href="/help"]').boundingBox();
  if (!place) throw new Error('The link to help is not drawn.');
  expect(place.height).toBeGreaterThanOrEqual(44);
  expect(place.x + place.width).toBeLessThanOrEqual(width);
  return place;
}

/** Looks at one page in these themes and at these widths, and at everything it asks for, says and stores. */
async function inspect(page: Page, path: string, themes: readonly Theme[], widths: readonly number[]) {
  const complaints: string[] = [];
  const requests: { url: string; type: string }[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  await page.addInitScript(watchShifts);
  await page.goto(path, { waitUntil: 'load' });
  const { origin } = new URL(page.url());
  const place = await helpPlace(page, 390);

  // Scroll through the page, so that whatever loads on sight has loaded and whatever would jump has jumped.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await helpPlace(page, 390), 'help stays where it is when the page scrolls').toEqual(place);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('astro-island[ssr]').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number), 'layout shift').toBe(0);

  // The themes differ only in color, so the dark one is checked for contrast alone.
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const problems = await axeProblems(page, { except: repeated, onlyContrast: colorScheme === 'dark' });
    expect(problems, `axe in the ${colorScheme} theme`).toEqual([]);
  }

  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `sideways scrolling at ${String(width)} px`,
    ).toBeLessThanOrEqual(width);
    expect(await cutByTheScreen(page), `cut by the edge at ${String(width)} px`).toEqual([]);
    expect(await drawnOverWords(page), `drawn over words at ${String(width)} px`).toEqual([]);
    await helpPlace(page, width);
  }

  const isExpected = (line: string) =>
    line === 'Service Worker registration blocked by Playwright' || (path === '/nope' && line.includes('404'));
  expect(
    complaints.filter((line) => !isExpected(line)),
    'console',
  ).toEqual([]);
  expect(
    requests.filter(({ url }) => !url.startsWith(origin)),
    'requests to other hosts',
  ).toEqual([]);
  expect(
    requests.filter(({ type }) => ['fetch', 'xhr', 'websocket', 'eventsource', 'ping'].includes(type)),
    'calls',
  ).toEqual([]);
  if ((await page.locator('astro-island').count()) > 0) {
    const html = (await (await page.request.get(page.url())).text()).replaceAll(/<astro-island\b[^>]*>/g, '');
    expect(html, 'only an island asks for React, once it wakes').not.toMatch(/\/(?:react|client)\.[\w-]+\.js/);
  } else {
    expect(
      requests.filter(({ url }) => /\/(?:react|client)\.[\w-]+\.js$/.test(url)),
      'React on a page without an island',
    ).toEqual([]);
  }

  expect(await page.context().cookies(), 'cookies').toEqual([]);
  expect(
    await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
    })),
    'storage',
  ).toEqual({ local: 0, session: 0, databases: 0 });
  const fields = ['/blog', '/check-first'].includes(path) ? 1 : 0;
  expect(
    await page.locator('form, input:not([type=radio], [type=checkbox]), textarea, select').count(),
    'fields to fill in',
  ).toBe(fields);
}

/** One page of each look in the dark, too. */
const alsoInTheDark = ['/', '/check-first', '/science', '/help', '/protocol/day-1', `/blog/${slugs[0] ?? ''}`];

for (const path of [...routes, '/nope', '/offline'])
  test(`G1 G2 G8 G10 L4 ${path}: help in its place, accessible, quiet, steady, no wider than the screen`, async ({
    page,
  }) => {
    await inspect(page, path, alsoInTheDark.includes(path) ? ['light', 'dark'] : ['light'], [320, 768, 1280]);
  });

/** Essays are written freely, so each one is looked at. The other families are filled in from records: a sample speaks for them. */
for (const path of new Set([...routes, ...slugs.map((slug) => `/blog/${slug}`)]))
  test(`G8 L4 ${path}: the same at nine widths`, { tag: '@all' }, async ({ page }) => {
    test.setTimeout(120_000);
    await inspect(page, path, ['light', 'dark'], [320, 375, 600, 768, 960, 1024, 1231, 1232, 1440]);
  });

for (let from = 0; from < sitemap.length; from += 50)
  test(
    `G8 L4 every page fits a small phone and asks no other host (from ${from})`,
    { tag: '@all' },
    async ({ page, baseURL }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width: 320, height: 640 });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) complaints.push(request.url());
      });
      for (const path of sitemap.slice(from, from + 50)) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
        expect(await cutByTheScreen(page), path).toEqual([]);
      }
      expect(complaints).toEqual([]);
    },
  );
