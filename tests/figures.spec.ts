import { openFolds } from './support/folds.ts';
import { setFont } from './support/font.ts';
import { expect, test, type Page } from '@playwright/test';

/** Labels of shown drawings that reach out of their drawing or meet another label, and how many labels were looked at. */
const problemsOf = (page: Page) =>
  page.evaluate(() => {
    const svgs = [...document.querySelectorAll<SVGSVGElement>('main svg:has(text)')].filter((svg) =>
      svg.checkVisibility(),
    );
    let labels = 0;
    const problems = svgs.flatMap((svg) => {
      const frame = svg.viewBox.baseVal;
      const all = [...svg.querySelectorAll('text')].map((text) => ({ words: text.textContent, box: text.getBBox() }));
      labels += all.length;
      return all.flatMap(({ words, box }, index) => [
        ...(box.x < frame.x - 1 || box.x + box.width > frame.width + 1 || box.y + box.height > frame.height + 4
          ? [`“${words}” reaches out`]
          : []),
        ...all
          .slice(index + 1)
          .filter(
            ({ box: later }) =>
              Math.min(box.x + box.width, later.x + later.width) - Math.max(box.x, later.x) > 1 &&
              Math.min(box.y + box.height, later.y + later.height) - Math.max(box.y, later.y) > 5,
          )
          .map((later) => `“${words}” meets “${later.words}”`),
      ]);
    });
    return { labels, problems };
  });

/** Marks of shown drawings that have the color of the page or none. */
const unseenOf = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const isPaint = (color: string) => color !== 'none' && color !== ground && !/^rgba.*, 0\)$/.test(color);
    return [...document.querySelectorAll('figure[id] svg :is(rect, circle, path, text)')]
      .filter((mark) => mark.checkVisibility())
      .map((mark) => ({ mark: mark.outerHTML.slice(0, 120), style: getComputedStyle(mark) }))
      .filter(({ style }) => !isPaint(style.fill) && !isPaint(style.stroke))
      .map(({ mark, style }) => `${mark}: ${style.fill}, ${style.stroke}, on ${ground}`);
  });

for (const path of ['/science', '/starter-guide'])
  test(`V1 the figures on ${path} are drawn whole at every width, on paper and in forced colors`, async ({ page }) => {
    await page.goto(path);
    await openFolds(page);
    expect((await problemsOf(page)).labels).toBeGreaterThan(0);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await problemsOf(page)).problems, `${width} px`).toEqual([]);
    }
    for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
      await page.emulateMedia(media);
      expect(await unseenOf(page), JSON.stringify(media)).toEqual([]);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 900 });
    await setFont(page, 24);
    expect((await problemsOf(page)).problems, 'letters of 24 px').toEqual([]);
  });

test('V1 a label that is too long is found', async ({ page }) => {
  await page.goto('/science');
  await page
    .locator('main svg text')
    .evaluateAll((labels) => labels.forEach((label) => (label.textContent = 'A very long label '.repeat(9))));
  const { labels, problems } = await problemsOf(page);
  expect(labels).toBeGreaterThan(5);
  expect(problems.length).toBeGreaterThan(labels);
});
