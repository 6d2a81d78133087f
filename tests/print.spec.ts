import { expect, test, type Page } from '@playwright/test';
import { routes } from './support/routes.ts';
import { overprinted } from '../src/pdf/testing/overprinted.ts';
import { readPdf, squeezed, type Tagged } from '../src/pdf/testing/read-pdf.ts';

/** The margin above and below on each sheet, as in `print.css`: 11 mm, in points, less what is lost in rounding. */
const margin = 31;

/** The page on which each tag with text ends, with the last of them on every page. */
const lastOnPages = (tags: readonly Tagged[]) =>
  [
    ...Map.groupBy(
      tags.filter(({ text }) => text.trim()),
      ({ page }) => page,
    ).values(),
  ].map((ofPage) => ofPage.at(-1));

/** Cautions and doses of the page whose lines aren't all on one sheet. */
async function tornParts(page: Page, { pages, tags }: Awaited<ReturnType<typeof readPdf>>) {
  const sheets = Array.from({ length: pages }, (_, index) =>
    squeezed(
      tags
        .filter((tag) => tag.page === index + 1)
        .map(({ text }) => text)
        .join(''),
    ),
  );
  const parts = await page
    .locator('[data-care], .unsplit')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((part) => {
        const lines = [...part.querySelectorAll('h2, h3, p, li')].filter((line) => line.getClientRects().length > 0);
        return (lines.length > 0 ? lines : [part]).map((line) => {
          const seen = line.cloneNode(true) as Element;
          for (const hidden of seen.querySelectorAll('.visually-hidden, .emoji, [aria-hidden]')) hidden.remove();
          return seen.textContent;
        });
      }),
    );
  return parts.filter((lines) => !sheets.some((sheet) => lines.every((line) => sheet.includes(squeezed(line)))));
}

/** The pages that people print. `npm run test:all` prints one of every kind. */
const often = ['/', '/stack', '/help', '/starter-guide', '/protocol/day-23'];

for (const route of new Set([...often, ...routes]))
  test(
    `L3 ${route} prints whole on either paper: no menu, button or shop, no heading alone, no caution torn, no line over another`,
    { tag: often.includes(route) ? [] : ['@all'] },
    async ({ page }) => {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['header nav', 'nav', '.skip', '[data-screen-only]', '[data-kind="affiliate"]'])
        expect(await page.locator(gone).filter({ visible: true }).count(), `${gone} on paper`).toBe(0);
      for (const format of ['Letter', 'A4']) {
        // Tags separate the parts of a line. Without them a note's number counts as printed over the line around it.
        const file = await page.pdf({ format, tagged: true });
        expect(await overprinted(new Uint8Array(file), margin), format).toEqual([]);
        if (format === 'A4') continue;
        const pdf = await readPdf(new Uint8Array(file));
        expect(pdf.addresses.filter((address) => address.includes('tag='))).toEqual([]);
        const last = lastOnPages(pdf.tags);
        expect(last.length).toBe(pdf.pages);
        for (const tag of last.slice(0, -1))
          expect(tag?.role, `“${tag?.text}” is the last on page ${tag?.page}`).not.toMatch(/^H[1-6]$/);
        expect(await tornParts(page, pdf)).toEqual([]);
      }
    },
  );

test('L3 the addresses of research links are printed', async ({ page }) => {
  await page.goto('/science');
  await page.emulateMedia({ media: 'print' });
  // Text from a style sheet carries no tag in a PDF, so the style is asked.
  const shown = await page
    .locator('a[data-kind="research"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(shown).toContain('http');
});
