import { slugs } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('B7 E2 a mark opens its note in place and gives the focus back, and the list leads back to the mark', async ({
  page,
}) => {
  await page.goto('/blog/blood-pressure-recovery');
  const mark = page.getByRole('article').locator('a[id^="cite-"]').filter({ hasText: /^\d+$/ }).first();
  const id = (await mark.getAttribute('id'))?.replace('cite-', '') ?? '';
  await mark.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'What this rests on' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(mark).toBeFocused();
  // It closes when the focus moves on, so that it covers nothing that has the focus.
  await page.keyboard.press('Enter');
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

test('B2 the essay page: contents, reading time, review, three related essays, neighbors, and its source file', async ({
  shown,
}) => {
  const slug = 'nervous-system-relapse';
  const page = await shown(`/blog/${slug}`);
  await expect(page.getByRole('navigation', { name: 'In this essay' })).toBeVisible();
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
  await page.getByRole('heading', { name: /Sources and notes/ }).click();
  await expect(page.getByText(/Sources last checked on/)).toBeVisible();
  const onward = page.getByRole('navigation', { name: 'Read on' });
  await expect(onward.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  const place = slugs.indexOf(slug);
  await expect(onward.locator('[rel="prev"]')).toHaveAttribute('href', `/blog/${slugs[place - 1]}`);
  await expect(onward.locator('[rel="next"]')).toHaveAttribute('href', `/blog/${slugs[place + 1]}`);
  await expect(page.getByRole('link', { name: /Improve this essay/ })).toHaveAttribute(
    'href',
    new RegExp(`/content/essays/${slug}\\.md$`),
  );
});
