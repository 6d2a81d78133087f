import { expect, test, type Locator, type Page } from '@playwright/test';
import { readRecords } from '../src/records.ts';
import { openFolds } from './support/folds.ts';

const records = readRecords();

/** The pages that show figures, with what every reader of them meets there. */
const placed = [
  ['/science', ['habit-time', 'how-sure', 'night-in-minutes']],
  ['/starter-guide', ['panic-clock', 'caffeine-steps']],
  ['/help', ['panic-clock']],
] as const;

const figure = (id: string) => `figure[data-figure="${id}"]`;

/** Labels and the rectangles of their words, those that nobody sees left out. */
const boxesOf = (labels: Locator) =>
  labels.evaluateAll((all) =>
    all.flatMap((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      return width > 1 ? [{ text: label.textContent, left, right, top, bottom }] : [];
    }),
  );

/** Fails where two labels of a figure lie over each other by more than a hair. */
function expectApart(boxes: Awaited<ReturnType<typeof boxesOf>>, path: string) {
  for (const one of boxes)
    for (const other of boxes) {
      const isApart =
        one === other ||
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top + 2 ||
        other.bottom <= one.top + 2;
      expect(isApart, `“${one.text}” meets “${other.text}” on ${path}`).toBe(true);
    }
}

for (const [path, ids] of placed)
  for (const id of ids) {
    test(`F2 the figure ${id} on ${path} is named by its answer, says it in words, and cuts no label`, async ({
      page,
    }) => {
      await page.goto(path);
      const drawn = page.locator(figure(id));
      // On /help it is behind one tap.
      await drawn.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      await expect(drawn.getByRole('heading')).toBeVisible();
      await expect(page.getByRole('figure', { name: await drawn.getByRole('heading').innerText() })).toHaveCount(1);
      // Nothing that is drawn reaches out of the figure.
      const width = page.viewportSize()?.width ?? 0;
      const edges = await drawn
        .locator('p, td, th, i')
        .evaluateAll((all) =>
          all.map((mark) => mark.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(width);
      const words = drawn.locator('[data-words]');
      await words.locator('summary').click();
      await expect(words.getByRole('listitem').or(words.getByRole('row')).first()).toBeVisible();
    });
  }

for (const width of [320, 360, 768, 1280, 1520])
  test(`F2 no two labels of a ruler meet at ${width} px, and none is under 16 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let labels = 0;
    for (const [path, ids] of placed) {
      await page.goto(path);
      for (const id of ids) {
        const boxes = await boxesOf(page.locator(`${figure(id)} [data-lane] > span, ${figure(id)} [data-news]`));
        labels += boxes.length;
        expectApart(boxes, path);
        const sizes = await page
          .locator(`${figure(id)} :is(p, td, th, li, figcaption)`)
          .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
        expect(sizes.length, id).toBeGreaterThan(0);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
      }
    }
    expect(labels).toBeGreaterThan(5);
  });

/** The pages with a ruler of days. */
const rulersOfDays = ['/', '/protocol', '/kids-protocol'];

for (const width of [320, 360, 768, 1280])
  test(`V2 a ruler of days is true to scale, and no two of its labels meet, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of rulersOfDays) {
      await page.goto(path);
      const ruler = page.locator('[data-plan="adults"], [data-plan="kids"]').and(page.locator(':has(> i[data-to])'));
      const stretches = await ruler.locator('> i[data-to]').evaluateAll((areas) =>
        areas.map((area) => {
          const { left, top, right, bottom } = area.getBoundingClientRect();
          const { marginRight, marginBottom } = getComputedStyle(area);
          return {
            days: Number(area.getAttribute('data-to')) - Number(area.getAttribute('data-from')) + 1,
            across: right - left + Number.parseFloat(marginRight),
            down: bottom - top + Number.parseFloat(marginBottom),
            top,
          };
        }),
      );
      expect(stretches.length, path).toBeGreaterThan(3);
      const isAcross = new Set(stretches.map(({ top }) => top)).size === 1;
      const lengths = stretches.map(({ across, down }) => (isAcross ? across : down));
      const aDay = lengths.reduce((sum, length) => sum + length, 0) / (path === '/kids-protocol' ? 30 : 90);
      stretches.forEach(({ days }, index) =>
        expect(Math.abs((lengths[index] ?? 0) - days * aDay), `${path}: ${days} days`).toBeLessThan(1),
      );
      const boxes = await boxesOf(ruler.locator('li p'));
      expectApart(boxes, path);
    }
  });

test('F2 the bars of people are as long as the numbers beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/science');
  const people = records.measures.howSure.flatMap((row) => row.people ?? []);
  const widths = await page
    .locator(`${figure('how-sure')} [data-scale] i`)
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(widths).toHaveLength(people.length);
  expect(people.length).toBeGreaterThan(0);
  const scale = Math.max(...widths) / Math.max(...people);
  people.forEach((count, index) => expect(widths[index]).toBeCloseTo(count * scale, -0.5));
});

/** What is painted of the marks of every figure of a page: whether a mark is seen, and how far its colors are from gray, of 255. */
const marksOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (color: string) => {
      if (!canvas) throw new Error('This browser draws nothing');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const ground = read(getComputedStyle(document.body).backgroundColor).join();
    const isPaint = (color: string) => (read(color)[3] ?? 0) > 0 && read(color).join() !== ground;
    return [...main.querySelectorAll<HTMLElement>('[data-figure]')].flatMap((figure) =>
      [...figure.querySelectorAll('i')]
        .filter((mark) => mark.checkVisibility() && mark.getBoundingClientRect().width >= 1)
        .map((mark) => {
          const style = getComputedStyle(mark);
          const edges = (['Top', 'Left', 'Bottom'] as const)
            .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
            .map((side) => style[`border${side}Color`]);
          const painted = [...edges, style.backgroundColor].filter(isPaint);
          return {
            figure: figure.dataset['figure'],
            isSeen: painted.length > 0 || style.backgroundImage !== 'none',
            hue: Math.max(
              0,
              ...painted.map((color) => {
                const [red = 0, green = 0, blue = 0] = read(color);
                return Math.max(red, green, blue) - Math.min(red, green, blue);
              }),
            ),
          };
        }),
    );
  });

/** The pages that show figures, each with how many there are at least. */
const pages = [
  ['/', 1],
  ['/protocol', 2],
  ['/stack', 1],
  ['/science', 3],
  ['/science?tab=kids', 1],
  ['/kids-protocol', 2],
  ['/starter-guide', 2],
  ['/help', 1],
] as const;

for (const [path, least] of pages) {
  test(`F2 on paper every mark of the figures on ${path} is drawn in black, and their words stand open`, async ({
    page,
  }) => {
    await page.goto(path);
    await openFolds(page);
    await page.emulateMedia({ media: 'print' });
    const marks = await marksOf(page);
    expect(new Set(marks.map(({ figure }) => figure)).size).toBeGreaterThanOrEqual(least);
    expect(marks.filter(({ isSeen, hue }) => !isSeen || hue > 48)).toEqual([]);
    // A price stands beside its bottle on paper, so that the list of them is not printed too.
    if (path !== '/stack')
      for (const words of await page.locator('figure:visible [data-words]').all()) await expect(words).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`F2 in ${colorScheme} forced colors every mark of the figures on ${path} stands out`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(path);
      await openFolds(page);
      const marks = await marksOf(page);
      expect(new Set(marks.map(({ figure }) => figure)).size).toBeGreaterThanOrEqual(least);
      expect(marks.filter(({ isSeen }) => !isSeen)).toEqual([]);
    });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`V1 F2 in the ${colorScheme} theme the dot of a studied hour is full: nothing in it has the page’s color`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/protocol');
    const day = page.locator(figure('the-day'));
    /** How light the inside of such a dot and the page are, of 255. */
    const lightness = (dot: string) =>
      day
        .locator(`[data-dot="${dot}"]`)
        .first()
        .evaluate((node) => {
          const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          const read = (color: string) => {
            if (!canvas) throw new Error('This browser draws nothing');
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            return canvas.getImageData(0, 0, 1, 1).data[0] ?? 0;
          };
          return [read(getComputedStyle(node).backgroundColor), read(getComputedStyle(document.body).backgroundColor)];
        });
    const gap = async (dot: string) => {
      const [inside = 0, ground = 0] = await lightness(dot);
      return Math.abs(inside - ground);
    };
    expect(await gap('published')).toBeGreaterThan(150);
    expect(await gap('ours')).toBeLessThan(60);
  });
