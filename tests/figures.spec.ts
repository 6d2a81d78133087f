import { expect, test, type Locator } from '@playwright/test';
import { readRecords } from '../src/records.ts';

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

test('F2 on paper the words of a figure stand open, and its marks are black', async ({ page }) => {
  await page.goto('/science');
  await page.emulateMedia({ media: 'print' });
  const night = page.locator(figure('night-in-minutes'));
  await expect(night.locator('[data-words] li').first()).toBeVisible();
  const color = await night
    .locator('i[data-look="solid"]')
    .first()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(color).toBe('rgb(0, 0, 0)');
});

test('F2 in forced colors a bar still stands out from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/science');
  const bar = page.locator(`${figure('habit-time')} i[data-look="solid"]`).first();
  const [color, ground] = await bar.evaluate((mark) => [
    getComputedStyle(mark).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(color).not.toBe(ground);
});
