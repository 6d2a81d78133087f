import { expect, test } from './support/test.ts';
import { starterDays } from '../src/plan/days.ts';
import { loadConfig, loadRecords } from '../src/content-loader/records.ts';

const week = starterDays(loadRecords());

test('F1 D7 the starter guide has seven days, each with its tasks and its version for a bad day', async ({ shown }) => {
  const page = await shown('/starter-guide');
  expect(week).toHaveLength(7);
  for (const { day, title, why, tasks, badDay, careCards } of week) {
    const article = page.getByRole('article', { name: `Day ${day} ${title}` });
    for (const text of [why, ...tasks.map((task) => task.text), badDay]) await expect(article).toContainText(text);
    for (const card of careCards) await expect(page.locator(`[data-care="${card}"]`).first()).toBeVisible();
  }
});

test('L2 the link to the printable comes before the week, opens in a new window and says its size', async ({
  shown,
}) => {
  const page = await shown('/starter-guide');
  const link = page.getByRole('main').getByRole('link', { name: /\(PDF, \d+ pages, \d+ KB\)/ });
  await expect(link).toHaveAttribute('href', loadConfig().printableUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  expect((await page.request.get(loadConfig().printableUrl)).headers()['content-type']).toBe('application/pdf');
});

test('L1 the starter guide leads to no shop from its text', async ({ shown }) => {
  const page = await shown('/starter-guide');
  await expect(page.getByRole('main').locator('[data-kind="affiliate"], [data-kind="product"]')).toHaveCount(0);
});

test('G4 nothing runs off the side of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/starter-guide', '/offline']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
