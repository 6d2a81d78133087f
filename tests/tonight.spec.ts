import { firstNumbers, records } from './support/site.ts';
import { expect, test, type Page } from '@playwright/test';

const words = records.tonightScreen;
const steps = [...words.steps.map(({ title }) => title), words.end.title];

/** The headings of the steps that show. */
const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true });

test('T3 one step at a time, by Next and Back and the browser’s own Back; the focus is on its heading', async ({
  page,
}) => {
  await page.goto('/tonight');
  await expect(shown(page)).toHaveText([words.question]);
  await page.getByRole('link', { name: words.checks.answers[0]?.answer ?? '' }).click();
  await expect(shown(page)).toBeFocused();
  await page.getByRole('link', { name: words.checks.no }).filter({ visible: true }).click();
  for (const title of steps) {
    await expect(shown(page)).toHaveText([title]);
    await expect(shown(page)).toBeFocused();
    await expect(shown(page)).toBeInViewport();
    for (const number of firstNumbers)
      await expect(page.getByRole('contentinfo').locator(`a[href="tel:${number}"]`)).toBeInViewport();
    if (title !== words.end.title)
      await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).press('Enter');
  }
  await page.getByRole('link', { name: words.end.again }).click();
  await expect(page).toHaveURL(/#question$/);
  await page.goBack();
  await page.goBack();
  await expect(shown(page)).toHaveText(steps.slice(-2, -1));
  await expect(shown(page)).toBeFocused();
  await page.getByRole('link', { name: 'Back' }).filter({ visible: true }).click();
  await expect(shown(page)).toHaveText(steps.slice(-3, -2));
});

for (const { answer, begin, title, signs } of words.checks.answers)
  test(`T3 “${answer}” asks for its own signs, for withdrawal and for suicide, leads to its own first step, and fits above the calls of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/tonight');
    const main = page.getByRole('main');
    const bar = page.getByRole('contentinfo').getByRole('list');
    const link = (name: string) => main.getByRole('link', { name }).filter({ visible: true });
    const isAboveCalls = async (name: string) => {
      const top = (await bar.boundingBox())?.y ?? 0;
      const box = await link(name).boundingBox();
      expect((box?.y ?? top) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    };
    for (const answer of words.checks.answers) await isAboveCalls(answer.answer);
    await link(answer).click();
    await expect(shown(page)).toHaveText([title]);
    for (const sign of [...signs, ...words.checks.always])
      await expect(main.getByRole('listitem').filter({ hasText: sign, visible: true })).toHaveCount(1);
    await expect(link('988')).toBeVisible();
    await expect(link(words.checks.yes)).toHaveAttribute('href', `tel:${firstNumbers[0] ?? ''}`);
    for (const name of [words.checks.yes, words.checks.no]) await isAboveCalls(name);
    await link(words.checks.no).click();
    await expect(page).toHaveURL(new RegExp(`#${begin}$`));
  });

test('T3 it is dark in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/tonight');
    const lightness = await page.evaluate(() => {
      const [, value = ''] = /oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
      return Number(value);
    });
    expect(lightness).toBeGreaterThan(0);
    expect(lightness).toBeLessThan(0.2);
  }
});

test('T3 leaving the step of the pacer stops it', async ({ page }) => {
  await page.goto('/tonight#breathe');
  const pacer = page.getByRole('group', { name: 'Breathing pacer', includeHidden: true });
  await expect(pacer).toHaveAttribute('data-status', 'running');
  await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).click();
  await expect(pacer).toHaveAttribute('data-status', 'ready');
});

for (const path of ['/', '/help', '/nope'])
  test(`T3 ${path} leads to the page for tonight`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').locator('a[href="/tonight"]').first().click();
    await expect(shown(page)).toHaveText([words.question]);
  });
