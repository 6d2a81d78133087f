import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readPdf, squeezed } from '../src/documents/testing/read-pdf.ts';
import { formatCents, stackTotal } from '../src/domain/money.ts';
import { loadConfig, loadRecords } from '../src/records.ts';

const records = loadRecords();
const { panicToolkit, sleepPlan, dailySupport, week } = records;

test('F1 the starter guide has seven days, each with its tasks and its version for a bad day', async ({ page }) => {
  await page.goto('/starter-guide');
  for (const { day, title, aim, tasks, smallest, careCards } of week) {
    const article = page.getByRole('article', { name: `Day ${day} ${title}` });
    for (const text of [aim, ...tasks.map((task) => task.text), smallest]) await expect(article).toContainText(text);
    for (const card of careCards) await expect(article.locator(`[data-care="${card}"]`)).toBeVisible();
  }
});

test('L2 the page says what the printable says: toolkit, sleep plan, daily support, doses and cost', async ({ page }) => {
  await page.goto('/starter-guide');
  const shown = squeezed(await page.getByRole('main').innerText());
  const printable = await readPdf(new Uint8Array(await readFile('dist/pdf/7-day-clarity-protocol.pdf')));
  const texts = [
    panicToolkit.lead, ...panicToolkit.steps.flatMap(({ title, lines }) => [title, ...lines]), ...panicToolkit.call.map(({ when }) => when),
    sleepPlan.lead, ...sleepPlan.steps.flatMap(({ time, text }) => [time, text]), ...sleepPlan.awake, sleepPlan.clinician.text,
    dailySupport.lead, ...dailySupport.steps.map(({ text }) => text), ...dailySupport.stop.map(({ text }) => text),
    ...records.supplements.flatMap(({ name, dosage, duration, costCents }) => [name, dosage, duration, formatCents(costCents)]),
    ...Object.values(stackTotal(records.supplements)).map(formatCents),
  ];
  expect(texts.filter((text) => !shown.includes(squeezed(text)))).toEqual([]);
  expect(texts.filter((text) => !printable.text.includes(squeezed(text)))).toEqual([]);
});

test('L2 the link to the printable stands before the week, opens in a new window and says its size', async ({ page }) => {
  await page.goto('/starter-guide');
  const link = page.getByRole('main').getByRole('link', { name: /on paper \(PDF, \d+ KB\)/ });
  await expect(link).toHaveAttribute('href', loadConfig().printableUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  expect((await page.request.get(loadConfig().printableUrl)).headers()['content-type']).toBe('application/pdf');
});

test('L1 the starter guide leads to no shop from its text', async ({ page }) => {
  await page.goto('/starter-guide');
  await expect(page.getByRole('main').locator('[data-kind="affiliate"], [data-kind="product"]')).toHaveCount(0);
});

test('F3 boxes to tick are drawn on paper and not on a screen', async ({ page }) => {
  await page.goto('/starter-guide');
  const shapeOf = () => page.locator('#day-1 li').first().evaluate((item) => getComputedStyle(item, '::before').borderRadius);
  expect(await shapeOf()).toBe('50%');
  await page.emulateMedia({ media: 'print' });
  expect(await shapeOf()).not.toBe('50%');
});

test('L3 the open data, the page and both PDFs name the same doses and costs', async ({ page, request }) => {
  const { adults } = await (await request.get('/protocol.json')).json() as { adults: { supplements: { name: string; dosage: string; costCents: number }[] } };
  expect(adults.supplements.length).toBe(5);
  await page.goto('/starter-guide');
  const shown = squeezed(await page.getByRole('main').innerText());
  const papers = await Promise.all(['7-day-clarity-protocol', 'whitepaper'].map(async (name) => (await readPdf(new Uint8Array(await readFile(`dist/pdf/${name}.pdf`)))).text));
  for (const { name, dosage, costCents } of adults.supplements) {
    for (const place of [shown, ...papers]) for (const text of [name, dosage, formatCents(costCents)]) expect(place).toContain(squeezed(text));
  }
});

test('G4 nothing runs off the side of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/starter-guide', '/offline']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
