import { expect, test, type Page } from '@playwright/test';
import { isSourced, whoseWord } from '../src/domain/basis.ts';
import { sourcePath } from '../src/domain/pages.ts';
import { firstWords } from '../src/domain/sources.ts';
import { loadRecords } from '../src/records.ts';
import { routes } from './support/routes.ts';

const { claims } = loadRecords();
const box = (page: Page) => page.getByRole('dialog', { name: 'What this rests on' });
const firstNumber = (page: Page) => page.locator('main a[data-note=""]').filter({ visible: true }).first();
const habitNumber = (page: Page) => page.locator('main a[data-note=""][href="/sources/habit-time"]').first();

test('E1 what a source says carries a number, the rest says whose it is, and each mark says which claim', async ({
  page,
}) => {
  for (const path of ['/', '/science', '/kids-protocol', '/starter-guide']) {
    await page.goto(path);
    const marks = await page.locator('main a[data-basis]').evaluateAll((all) =>
      all.map((mark) => ({
        address: mark.getAttribute('href'),
        sign: mark.textContent.trim(),
        name: mark.getAttribute('aria-label'),
      })),
    );
    expect(marks.length, path).toBeGreaterThan(3);
    for (const { address, sign, name } of marks) {
      const claim = claims.find(({ id }) => sourcePath(id) === address);
      if (!claim) throw new Error(`no claim at ${address ?? ''}`);
      const words = `source: ${firstWords(claim.text)}`;
      if (isSourced(claim.basis)) {
        expect(sign, words).toMatch(/^\d+$/);
        expect(name).toBe(`${sign}, ${words}`);
      } else if (name !== null) {
        expect(sign, words).toBe(whoseWord(claim.basis));
        expect(name).toBe(`${sign}, ${words}`);
      } else expect(sign.split(' ').length, 'a claim that is itself the link').toBeGreaterThan(1);
    }
  }
});

test('E1 the numbers count up through the page, and its notes stand in one list at the end that folds', async ({
  page,
}) => {
  for (const path of ['/stack', '/kids-protocol', '/check-first/lithium', '/protocol/day-5']) {
    await page.goto(path);
    const numbered = await page
      .locator('main a[data-note=""]')
      .evaluateAll((all) => all.map((mark) => [Number(mark.textContent), mark.getAttribute('href') ?? ''] as const));
    const addressOf = new Map(numbered);
    expect(addressOf.size, path).toBeGreaterThan(0);
    expect([...addressOf.keys()], path).toEqual([...addressOf.keys()].map((_, index) => index + 1));
    expect(new Set(addressOf.values()).size, path).toBe(addressOf.size);
    const notes = page.getByRole('region', { name: /^Sources and notes/ });
    await expect(notes.getByRole('listitem').first()).toBeHidden();
    await notes.getByText('Sources and notes').click();
    expect(
      await notes
        .getByRole('listitem')
        .evaluateAll((all) => all.map((note) => note.querySelector('a')?.getAttribute('href'))),
    ).toEqual([...addressOf.values()]);
  }
});

test('E2 a tap opens in place what was found, what it rests on, its reference and its own page', async ({ page }) => {
  await page.goto('/science');
  const mark = habitNumber(page);
  const claim = claims.find(({ id }) => sourcePath(id) === '/sources/habit-time');
  await expect(mark).toHaveAttribute('href', '/sources/habit-time');
  await mark.click();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/\/science$/);
  const words = await box(page).innerText();
  expect(words.replace(/\s+/g, ' ')).toMatch(new RegExp(`^× ${claim?.note.slice(0, 40) ?? '?'}`));
  for (const said of [claim?.note, 'Published research, 2024']) await expect(box(page)).toContainText(said ?? '?');
  await expect(box(page).getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/sources\//);
  await expect(box(page).getByRole('link', { name: 'On a page of its own' })).toHaveAttribute(
    'href',
    /\/sources\/habit-time$/,
  );
  // A fraction of a pixel of its edge may lie beyond that of the screen.
  await expect(box(page)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeHidden();
  await expect(mark).toBeFocused();
});

test('E2 on a phone it leaves the words that it explains in sight, and on a desk it has the room of its text', async ({
  page,
}) => {
  const boxes = async (number: number) => {
    const mark = page.locator('main a[data-note=""]').filter({ visible: true }).nth(number);
    await mark.click();
    await expect(box(page)).toBeVisible();
    const [ofMark, ofBox] = [await mark.boundingBox(), await box(page).boundingBox()];
    await page.keyboard.press('Escape');
    if (!ofMark || !ofBox) throw new Error(`mark ${String(number)} has no box`);
    return { mark: ofMark, sheet: ofBox };
  };
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/science');
    for (const number of [0, 1, 2, 3]) {
      const { mark, sheet } = await boxes(number);
      const name = `mark ${String(number)} at ${String(width)} px`;
      const middle = mark.y + mark.height / 2;
      expect(middle < sheet.y || middle > sheet.y + sheet.height, `${name} is not covered`).toBe(true);
      expect(sheet.height, name).toBeLessThanOrEqual((width < 600 ? 0.45 : 0.6) * height + 1);
      if (width > 600) expect(sheet.width, name).toBeGreaterThanOrEqual(22 * 18 - 1);
      expect(sheet.x, name).toBeGreaterThanOrEqual(0);
      expect(sheet.x + sheet.width, name).toBeLessThanOrEqual(width);
    }
  }
});

test('E1 a numeral stands tight to its sentence, and is tapped in more room than it is seen in', async ({ page }) => {
  await page.goto('/science');
  const marks = await page
    .locator('main a[data-note=""]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.slice(0, 12).map((mark) => {
        const { width, height } = mark.getBoundingClientRect();
        const { marginInlineStart, marginInlineEnd, paddingInlineStart, paddingInlineEnd } = getComputedStyle(mark);
        const px = Number.parseFloat;
        return {
          width,
          height,
          after: px(paddingInlineEnd) + px(marginInlineEnd),
          before: px(paddingInlineStart) + px(marginInlineStart),
        };
      }),
    );
  expect(marks.length).toBeGreaterThan(3);
  for (const { width, height, before, after } of marks) {
    expect([Math.round(after), before < 2]).toEqual([0, true]);
    expect(width).toBeGreaterThanOrEqual(17);
    expect(height).toBeGreaterThanOrEqual(24);
  }
});

test('E2 it closes on Escape and on a tap elsewhere, and a source opens in place too', async ({ page }) => {
  await page.goto('/check-first/lithium');
  const mark = firstNumber(page);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await expect(box(page).locator('a[data-kind="research"]')).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(mark).toBeFocused();
  await mark.click();
  await expect(box(page)).toBeVisible();
  await page.mouse.click(8, 110);
  await expect(box(page)).toBeHidden();
});

test('E2 nothing of it is in the page before: it is fetched when a reader points at the mark', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/science');
  await expect(box(page)).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/sources'))).toEqual([]);
  await habitNumber(page).hover();
  await expect.poll(() => asked).toContain('/sources/habit-time');
});

test('E2 where it cannot be fetched, the mark is the link that it was', async ({ page }) => {
  await page.goto('/science');
  await page.route('**/sources/habit-time', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await habitNumber(page).click();
  await expect(page).toHaveURL(/\/sources\/habit-time$/);
});

test('E1 in the margin of a wide screen stands the note of each number of an essay; on a phone only at the end', async ({
  page,
}) => {
  await page.goto('/blog/blood-pressure-recovery');
  const margins = () =>
    page.locator('article sup[data-margin]').evaluateAll((all) =>
      all
        .map((mark) => getComputedStyle(mark, '::before'))
        .filter(({ content, float }) => content !== 'none' && float !== 'none')
        .map(({ inlineSize }) => Number.parseFloat(inlineSize)),
    );
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await margins()).toEqual([]);
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await margins();
    expect(widths.length, String(width)).toBeGreaterThan(2);
    for (const each of widths) expect(each).toBeGreaterThan(120);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('E1 no two links of a page that lead to different places share a name', async ({ page }) => {
  test.setTimeout(180_000);
  const shared: string[] = [];
  for (const path of routes) {
    await page.goto(path);
    shared.push(
      ...(await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const placesOf = new Map<string, Set<string>>();
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
          if (!link.checkVisibility({ visibilityProperty: true })) continue;
          const heard = link.cloneNode(true) as HTMLElement;
          for (const silent of heard.querySelectorAll('[aria-hidden="true"], svg')) silent.remove();
          const name = (link.ariaLabel ?? heard.textContent).replace(/\s+/g, ' ').trim().toLowerCase();
          placesOf.set(name, (placesOf.get(name) ?? new Set()).add(link.href));
        }
        return [...placesOf]
          .filter(([, places]) => places.size > 1)
          .map(([name, places]) => `${location.pathname}: “${name}” leads to ${[...places].join(' and ')}`);
      })),
    );
  }
  expect(shared).toEqual([]);
});
