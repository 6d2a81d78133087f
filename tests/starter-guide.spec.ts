import { expect, test } from './support/test.ts';
import { starterDays } from '../src/plan/days.ts';
import { records } from './support/site.ts';

const week = starterDays(records);

test('F1 D7 the starter guide has seven days, each with its tasks and its version for a bad day', async ({ shown }) => {
  const page = await shown('/starter-guide');
  expect(week).toHaveLength(7);
  for (const { day, title, why, tasks, badDay, careCards } of week) {
    const article = page.getByRole('article', { name: `Day ${day} ${title}` });
    for (const text of [why, ...tasks.map((task) => task.text), badDay]) await expect(article).toContainText(text);
    for (const card of careCards) await expect(page.locator(`[data-care="${card}"]`).first()).toBeVisible();
  }
});
