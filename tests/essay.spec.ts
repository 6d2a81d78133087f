import { expect, test } from '@playwright/test';

test('B7 E2 a note in place closes when the focus moves on, and the list leads back to the mark', async ({ page }) => {
  await page.goto('/blog/blood-pressure-recovery');
  const mark = page.getByRole('article').locator('a[id^="cite-"]').filter({ hasText: /^\d+$/ }).first();
  const id = (await mark.getAttribute('id'))?.replace('cite-', '') ?? '';
  await mark.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'What this rests on' });
  // It closes when the focus moves on, so that it covers nothing that has the focus.
  await expect(box).toBeFocused();
  await page.locator('#notes-title').locator('xpath=..').focus();
  await expect(box).toBeHidden();
  // The list folds; a link to a note opens it.
  await page.goto(`/blog/blood-pressure-recovery#note-${id}`);
  await expect(page.locator(`#note-${id}`)).toBeInViewport();
  const back = page.locator(`#note-${id}`).getByRole('link', { name: /Back to note 1 in the text/ });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toBeInViewport();
  await page.keyboard.press('Tab');
  const next = await page.evaluate(
    () =>
      document.activeElement?.closest('article') !== null && document.activeElement?.closest('[id^="note-"]') === null,
  );
  expect(next, 'the next stop is in the text again').toBe(true);
});
