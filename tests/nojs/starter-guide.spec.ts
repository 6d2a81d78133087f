import { expect, test } from '@playwright/test';
import { breath } from '../../src/domain/breathing.ts';

test('G9 without a script the steps of 4-7-8 stand as text, and no dead button does', async ({ page }) => {
  await page.goto('/starter-guide');
  const pacer = page.getByRole('group', { name: '4-7-8 breathing' });
  await expect(pacer.getByRole('listitem')).toHaveText(
    breath.phases.map(({ word, seconds }) => `${word} for ${seconds} seconds`),
  );
  await expect(pacer).toContainText(breath.caution);
  await expect(pacer.getByRole('button')).toHaveCount(0);
});
