import { expect, test, type Page } from '@playwright/test';
import { openFolds } from './support/folds.ts';
import { records } from './support/site.ts';

const { medicines, ingredients } = records;
const marks = { 'do-not-mix': '✕', 'ask-first': '?', 'none-found': '–' } as const;

test('V4 every mark of the matrix is the one of its record’s verdict', async ({ page }) => {
  await page.goto('/check-first');
  await openFolds(page);
  const drawn = await page.locator('[data-matrix] tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      family: row.querySelector('th')?.textContent,
      marks: [...row.querySelectorAll('[data-ingredient]')].map(
        (cell) => `${cell.getAttribute('data-ingredient') ?? ''} ${getComputedStyle(cell, '::before').content}`,
      ),
    })),
  );
  expect(drawn).toHaveLength(medicines.length);
  for (const { id, name } of medicines)
    expect(drawn.find(({ family }) => family === name)?.marks, name).toEqual(
      ingredients.map((one) => {
        const said = one.interactions.find((each) => each.medicines.includes(id));
        return `${one.id} "${marks[said?.verdict ?? 'none-found']}" / ""`;
      }),
    );
});

/** How far marks are from where their numbers place them on their rulers, in pixels, and how many were measured. */
const offOf = (page: Page) =>
  page.evaluate(() => {
    const numberOf = (element: Element, name: string) => Number(element.getAttribute(`data-${name}`));
    const valueOf = (element: Element, name: string) => Number(getComputedStyle(element).getPropertyValue(`--${name}`));
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((mark) => mark.checkVisibility())
        .map((mark) => ({
          mark,
          box: mark.getBoundingClientRect(),
          ruler: mark.closest('[data-scale], [data-plan], [data-figure]') ?? mark,
        }));
    const found: { name: string; off: number }[] = [];
    const add = (mark: Element, ...offs: number[]) => {
      const figure = mark.closest('[data-figure]')?.getAttribute('data-figure') ?? '';
      found.push({ name: `${figure}: ${mark.outerHTML.slice(0, 90)}`, off: Math.max(...offs.map(Math.abs)) });
    };
    // Bars, each from its number to its other number, and lines of labels, each at its number.
    for (const { mark, box } of all('[data-scale] i[data-to]')) {
      const track = mark.parentElement?.getBoundingClientRect() ?? box;
      const [least, most] = [valueOf(mark, 'least'), valueOf(mark, 'most')];
      const at = (value: number) => track.left + ((value - least) / (most - least)) * track.width;
      const [from, to] = [at(numberOf(mark, 'from')), at(numberOf(mark, 'to'))];
      // What has no length is a post, drawn as wide as it is seen, on its number.
      if (from === to) add(mark, (box.left + box.right) / 2 - from);
      else add(mark, box.left - from, box.width - Math.max(3, to - from));
    }
    for (const { mark, box } of all('[data-scale] [data-lane]')) {
      const row = mark.parentElement?.getBoundingClientRect() ?? box;
      const [least, most] = [valueOf(mark, 'least'), valueOf(mark, 'most')];
      const at = row.left + ((numberOf(mark, 'at') - least) / (most - least)) * row.width;
      add(mark, (mark.hasAttribute('data-turned') ? box.right : box.left) - at);
    }
    // Pieces of days side by side, each with a hair’s gap to the next.
    for (const { mark, box, ruler } of all('[data-kind] li > i, [data-figure="fork"] a > i')) {
      const holder = mark.parentElement ?? mark;
      const { left, width } = ruler.getBoundingClientRect();
      const day = width / valueOf(ruler, 'days');
      const gap = Number.parseFloat(getComputedStyle(mark).marginRight);
      add(
        mark,
        box.left - left - (numberOf(holder, 'from') - 1) * day,
        box.right + gap - left - numberOf(holder, 'to') * day,
      );
    }
    // Cups, each over its hour.
    for (const { mark, box } of all('[data-hours] li i')) {
      const row = mark.parentElement?.getBoundingClientRect() ?? box;
      const hour = row.width / valueOf(mark, 'hours');
      const shift = Number.parseFloat(getComputedStyle(mark).translate);
      add(mark, (box.left + box.right) / 2 - shift - row.left - (numberOf(mark, 'at') - 0.5) * hour);
    }
    return found;
  });

for (const width of [360, 1280])
  test(`F2 every bar, label, piece and cup stands where its number places it, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const seen = new Set<string | undefined>();
    for (const path of ['/science', '/science?tab=kids', '/stack', '/starter-guide', '/protocol', '/protocol/days']) {
      await page.goto(path);
      await openFolds(page);
      const found = await offOf(page);
      for (const { name } of found) seen.add(name.split(':')[0]);
      expect(
        found.filter(({ off }) => !(off < 1)),
        path,
      ).toEqual([]);
    }
    expect([...seen].sort()).toEqual([
      'caffeine-steps',
      'dose-against-limit',
      'fork',
      'habit-time',
      // Its bars give way to their numbers on a phone.
      ...(width > 600 ? ['how-sure'] : []),
      'night-in-minutes',
      'panic-clock',
      'two-calendars',
      'what-it-costs',
    ]);
  });
