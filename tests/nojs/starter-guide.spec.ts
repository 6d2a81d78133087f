import { expect, test } from '../support/test.ts';
import { breathPatterns } from '../../src/plan/breathing.ts';
import { firstNumbers, records } from '../support/site.ts';

test('G9 without a script the steps of both breaths are text, and there is no dead button', async ({ page }) => {
  await page.goto('/starter-guide');
  const pacer = page.getByRole('group', { name: /pacer/i });
  await pacer.getByText('Change the breath').click();
  await expect(pacer.getByRole('listitem')).toHaveText(
    breathPatterns.flatMap(({ phases }) => phases.map(({ word, seconds }) => `${word} for ${seconds} seconds`)),
  );
  for (const { id } of breathPatterns) await expect(pacer).toContainText(records.pacer.patterns[id]);
  await expect(pacer.getByRole('button')).toHaveCount(0);
});

test('T3 G9 without a script tonight’s steps are one list, with the three calls below', async ({ page }) => {
  await page.goto('/tonight');
  const { question, steps, end } = records.tonightScreen;
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    question.title,
    ...steps.map(({ title }) => title),
    end.title,
  ]);
  for (const { text } of steps) for (const line of text) await expect(page.getByText(line)).toBeVisible();
  for (const number of firstNumbers)
    await expect(page.getByRole('contentinfo').locator(`a[href="tel:${number}"]`)).toBeVisible();
});
