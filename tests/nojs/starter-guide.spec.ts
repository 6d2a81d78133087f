import { expect, test } from '@playwright/test';
import { breathPatterns } from '../../src/plan/breathing.ts';
import { records } from '../support/site.ts';

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
