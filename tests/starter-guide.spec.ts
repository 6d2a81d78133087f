import { expect, test } from './support/test.ts';
import { numberOf, starterDays } from '../src/plan/days.ts';
import { records } from './support/site.ts';

const week = starterDays(records);

test('F1 D7 the starter guide has seven days, each with its tasks and its version for a bad day', async ({ shown }) => {
  const page = await shown('/starter-guide');
  expect(week).toHaveLength(7);
  for (const day of week) {
    const article = page.getByRole('article', { name: `Day ${numberOf(day)} ${day.title}` });
    for (const text of [day.why, ...day.do.map((step) => step.text), day.badDay])
      await expect(article).toContainText(text);
    for (const card of day.careCards) await expect(page.locator(`[data-care="${card}"]`).first()).toBeVisible();
  }
});
