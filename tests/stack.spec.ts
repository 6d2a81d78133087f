import { expect, test } from './support/test.ts';
import { formatCents } from '../src/site/money.ts';
import { unmarked } from '../src/evidence/marked-text.ts';
import { buy, records } from './support/site.ts';

test('S1 V2 the stack starts with what is true of every supplement: none is needed, check first, one at a time', async ({
  shown,
}) => {
  const page = await shown('/stack');
  const points = page.locator('main header').getByRole('listitem');
  await expect(points).toHaveCount(records.stackScreen.start.length);
  await expect(page.locator('main header').first()).toContainText(records.wholeStack.whoSkips);
  await expect(points.getByRole('link', { name: 'Check first' })).toHaveAttribute('href', '/check-first');
  const [point, entry] = await Promise.all([
    points.last().boundingBox(),
    page.locator('article').first().boundingBox(),
  ]);
  expect(point?.y).toBeLessThan(entry?.y ?? 0);
});

for (const supplement of records.supplements) {
  const { id, name, line, card, dosage, costCents, limits = '' } = supplement;
  test(`S1 ${id}: what trials found, who doesn’t take it, how much, when to stop, and then the price and the shop`, async ({
    shown,
  }) => {
    const page = await shown('/stack');
    const entry = page.locator(`#${id}`);
    await expect(entry.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(entry.getByRole('link', { name: buy })).toBeVisible();
    const text = (await entry.innerText()).replaceAll('\u{a0}', ' ');
    const words = (marked: string) => unmarked(marked, records.claims).slice(0, 15);
    const order = [line.purpose, words(card.found), dosage, ...(card.stop ? [words(card.stop)] : [])];
    for (const part of [...order, ...card.notFor, ...card.notWith, limits]) expect(text).toContain(part);
    const places = [...order, formatCents(costCents), '(paid link)'].map((part) => text.lastIndexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
}
