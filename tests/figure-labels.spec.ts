import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openFolds } from './support/folds.ts';
import { setFont } from './support/font.ts';
import { sitemap } from './support/routes.ts';

/** How much of two labels may lie over each other, or of one reach out, before an eye sees it: in CSS pixels. */
const aHair = 1;

/**
 * What a sighted reader finds wrong with the labels of the figures of an open page: two that lie over each other, one that
 * is cut, one that reaches out of its figure. A label is the text of one block; its letters are measured line by line in
 * squares of their own size, without the room that a font keeps above and below them.
 */
const faultsOf = (page: Page) =>
  page.evaluate((hair) => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    // A name that is kept whole is a block of its own to the browser, and a word of its label to a reader.
    const isInLine = (element: Element) => element.matches('.whole') || getComputedStyle(element).display === 'inline';
    const blockOf = (element: Element): Element =>
      element.parentElement && isInLine(element) ? blockOf(element.parentElement) : element;
    const linesOf = (node: Node, size: number): Box[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return { left, right, top: middle - size / 2, bottom: middle + size / 2 };
      });
    };
    /** Words for whoever listens stand in a clipped point. */
    const isHeard = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHeard(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHeard(element);
    const labelsOf = (figure: Element) => {
      const labels = new Map<Element, Box[]>();
      const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const { parentElement: holder } = node;
        if (!holder || !node.textContent?.trim() || !isSeen(holder)) continue;
        const block = blockOf(holder);
        const size = Number.parseFloat(getComputedStyle(holder).fontSize);
        labels.set(block, [...(labels.get(block) ?? []), ...linesOf(node, size)]);
      }
      return [...labels].map(([block, lines]) => ({ block, lines, text: block.textContent.trim().slice(0, 60) }));
    };
    /** How far one box reaches into another, the smaller way. */
    const overlap = (one: Box, other: Box) =>
      Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      );
    const reachesOut = (line: Box, frame: Box) =>
      Math.max(frame.left - line.left, line.right - frame.right, frame.top - line.top, line.bottom - frame.bottom);
    /** The figure, and whatever inside it hides what is larger than itself. */
    const framesOf = (block: Element, figure: Element): Element[] => {
      const frames = [figure];
      for (let each: Element | null = block; each && each !== figure; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') frames.push(each);
      return frames;
    };
    const screen = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity };
    let labels = 0;
    const faults: string[] = [];
    const figures = [...document.querySelectorAll('[data-figure], [data-matrix]')];
    for (const figure of figures) {
      const name = figure.getAttribute('data-figure') ?? 'matrix';
      const all = labelsOf(figure);
      labels += all.length;
      all.forEach((one, place) => {
        const frames = [screen, ...framesOf(one.block, figure).map((frame) => frame.getBoundingClientRect())];
        if (frames.some((frame) => one.lines.some((line) => reachesOut(line, frame) > hair)))
          faults.push(`${name}: “${one.text}” is cut`);
        for (const other of all.slice(place + 1))
          if (one.lines.some((line) => other.lines.some((another) => overlap(line, another) > hair)))
            faults.push(`${name}: “${one.text}” meets “${other.text}”`);
      });
    }
    return { figures: figures.length, labels, faults };
  }, aHair);

/** The pages of the site that carry a figure. */
async function pagesWithFigures(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const path of sitemap) {
    const words = await (await page.request.get(path)).text();
    if (/<[^>]+ data-(?:figure|matrix)=/.test(words)) found.push(path);
  }
  return found;
}

const looks = [{ width: 320 }, { width: 360 }, { width: 390 }, { width: 1280 }, { width: 360, font: 24 }];

for (const { width, font } of looks)
  test(`F2 no label of a figure is cut, or lies over another, at ${String(width)} px${
    font ? ` with a font of ${String(font)} px` : ''
  }`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    if (font) await setFont(page, font);
    const paths = await pagesWithFigures(page);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/protocol', '/kids-protocol', '/science', '/help', '/check-first']),
    );
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await openFolds(page);
      const seen = await faultsOf(page);
      expect(seen.labels, path).toBeGreaterThan(seen.figures);
      faults.push(...seen.faults.map((fault) => `${path}, ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test('F2 a label that is pushed over its neighbor, or out of its figure, is found', async ({ page }) => {
  await page.goto('/science');
  expect((await faultsOf(page)).faults).toEqual([]);
  const ends = page.locator('figure[data-figure="habit-time"]').getByText(/^\d+ days$/);
  const push = (by: string) => ends.last().evaluate((label, way) => (label.style.translate = way), by);
  await push('60vw');
  expect((await faultsOf(page)).faults).toEqual(['habit-time: “335 days” is cut']);
  const apart = await ends.evaluateAll((all) => {
    const [first, second] = all.map((each) => each.getBoundingClientRect());
    return (first?.left ?? 0) - (second?.left ?? 0);
  });
  await push(`calc(${String(apart)}px + 60vw)`);
  expect((await faultsOf(page)).faults).toEqual([expect.stringMatching(/^habit-time: “\d+ days” meets “335 days”$/)]);
});

/** A label as long as a record may have one. */
const long = 'Sixty letters are as long as any label of a figure may be ok';

for (const { width, font } of looks)
  test(`F2 labels of ${String(long.length)} characters are not cut, nor lie over another, at ${String(width)} px${
    font ? ` with a font of ${String(font)} px` : ''
  }`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    if (font) await setFont(page, font);
    for (const [path, labels] of [
      // Across the page the rows of the ruler of days are found by the length of its labels, in days.test.tsx.
      ['/protocol', `[data-figure="the-day"] [data-node]${width < 600 ? ', p[data-line]' : ''}`],
      ['/starter-guide', '[data-figure="caffeine-steps"] li:has(i) p'],
      [
        '/science',
        '[data-figure="night-in-minutes"] p[data-largest] > span:first-child, [data-figure="how-sure"] tbody th span',
      ],
    ] as const) {
      await page.goto(path);
      await openFolds(page);
      const count = await page.locator(labels).evaluateAll((all, text) => {
        for (const label of all) label.lastChild?.replaceWith(` ${text}`);
        return all.length;
      }, long);
      expect(count, path).toBeGreaterThan(0);
      expect((await faultsOf(page)).faults, path).toEqual([]);
    }
  });

/** The rules of a matrix with many ingredients, from their source: no page has one yet, and the build leaves out what no page uses. */
const upright = (readFileSync('src/ui/figures/MedicineMatrix.module.css', 'utf8').match(/\.upright [^}]+\}/g) ?? [])
  .join('')
  .replaceAll(/\.(?=upright|whyHead)/g, '.MedicineMatrix-');

for (const { width, font } of [...looks, { width: 896, font: undefined }])
  test(`V4 twelve ingredients in the matrix are not cut, nor scroll the page sideways, at ${String(width)} px${
    font ? ` with a font of ${String(font)} px` : ''
  }`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    if (font) await setFont(page, font);
    await page.goto('/check-first');
    await openFolds(page);
    const columns = await page.locator('[data-matrix]').evaluate((figure, rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@layer ui { @media (min-width: 56rem) { ${rule} } }`);
      document.adoptedStyleSheets = [sheet];
      figure.querySelector('table')?.classList.add('MedicineMatrix-upright');
      for (const row of figure.querySelectorAll('tr')) {
        const cells = [...row.children].slice(1).filter((cell) => !cell.matches('[class*="why"]'));
        for (let index = cells.length; index < 12; index++)
          row.insertBefore(cells[index % cells.length]?.cloneNode(true) ?? row, cells.at(-1) ?? null);
      }
      return [...figure.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('[data-verdict]').length);
    }, upright);
    expect(new Set(columns)).toEqual(new Set([12]));
    expect((await faultsOf(page)).faults).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
