import { expect, test, type Page } from '@playwright/test';
import { breath, breathCaution, secondsOfRound, slowBreath } from '../src/domain/breathing.ts';

const roundSeconds = secondsOfRound(slowBreath);

/** Opens the guide with a clock that the test turns, and wakes the pacer. */
async function openPacer(page: Page) {
  await page.clock.install();
  await page.goto('/starter-guide');
  const pacer = page.getByRole('group', { name: 'Breathing pacer' });
  await pacer.scrollIntoViewIfNeeded();
  await expect(pacer.getByRole('button', { name: 'Begin' })).toBeEnabled();
  return pacer;
}
const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);

test('F3 the pacer breathes in for 4 and out for 6, and holds nothing unless it is asked to', async ({ page }) => {
  const pacer = await openPacer(page);
  const heard = pacer.getByRole('status');
  await pacer.getByRole('button', { name: 'Begin' }).click();
  await expect(heard).toHaveText('Breathe in for 4');
  await seconds(page, 4);
  await expect(heard).toHaveText('Breathe out for 6');
  await seconds(page, 6);
  await expect(heard).toHaveText('Breathe in for 4');
});

test('F3 at bedtime it paces 4-7-8: in for 4, hold for 7, out for 8', async ({ page }) => {
  const pacer = await openPacer(page);
  const heard = pacer.getByRole('status');
  await pacer.getByRole('radio', { name: breath.name }).check();
  await pacer.getByRole('button', { name: 'Begin' }).click();
  await expect(heard).toHaveText('Breathe in for 4');
  await seconds(page, 4);
  await expect(heard).toHaveText('Hold for 7');
  await seconds(page, 7);
  await expect(heard).toHaveText('Breathe out for 8');
  await seconds(page, 8);
  await expect(heard).toHaveText('Breathe in for 4');
});

test('F3 it ends by itself after its rounds, and can be begun once more', async ({ page }) => {
  const pacer = await openPacer(page);
  await pacer.getByRole('button', { name: 'Begin' }).click();
  await seconds(page, roundSeconds * slowBreath.rounds - 1);
  await expect(pacer.getByText('round six of six')).toBeVisible();
  await seconds(page, 1);
  await expect(pacer.getByRole('status')).toHaveText('Done. Breathe as you like.');
  await pacer.getByRole('button', { name: 'Once more' }).click();
  await expect(pacer.getByRole('status')).toHaveText('Breathe in for 4');
});

test('F3 it can be paused at any second, goes on from there, and stops for good', async ({ page }) => {
  const pacer = await openPacer(page);
  await pacer.getByRole('button', { name: 'Begin' }).click();
  await seconds(page, 3);
  await pacer.getByRole('button', { name: 'Pause' }).click();
  await expect(pacer.getByRole('status')).toHaveText('Paused');
  await seconds(page, 60);
  await pacer.getByRole('button', { name: 'Go on' }).click();
  await expect(pacer.getByRole('status')).toHaveText('Breathe in for 4');
  await seconds(page, 1);
  await expect(pacer.getByRole('status')).toHaveText('Breathe out for 6');
  await pacer.getByRole('button', { name: 'Stop' }).click();
  await expect(pacer.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('F3 a screen reader hears each phase once, and not every second', async ({ page }) => {
  const pacer = await openPacer(page);
  await pacer.getByRole('status').evaluate((status) => {
    Reflect.set(window, 'heard', 0);
    new MutationObserver(() => Reflect.set(window, 'heard', Number(Reflect.get(window, 'heard')) + 1)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await pacer.getByRole('button', { name: 'Begin' }).click();
  for (let second = 0; second < roundSeconds; second += 1) await seconds(page, 1);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'heard')))).toBe(slowBreath.phases.length + 1);
});

test('F3 with reduced motion nothing moves, and the words count', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pacer = await openPacer(page);
  await pacer.getByRole('button', { name: 'Begin' }).click();
  await seconds(page, 2);
  await expect(pacer).toContainText('Breathe inthree');
  await expect(pacer.getByText('round one of six')).toBeVisible();
  const moving = await pacer.evaluate(
    (root) =>
      [...root.querySelectorAll('*')].filter((node) => {
        const { transitionDuration, display } = getComputedStyle(node);
        return display !== 'none' && node.checkVisibility() && transitionDuration !== '0s';
      }).length,
  );
  expect(moving).toBe(0);
});

test('F3 dizziness means stop, and it says so before it begins', async ({ page }) => {
  const pacer = await openPacer(page);
  for (const caution of [breathCaution, slowBreath.caution, breath.caution]) await expect(pacer).toContainText(caution);
  await expect(pacer).toContainText('Dizzy');
});

test('G8 the pacer stores nothing and makes no sound', async ({ page }) => {
  const pacer = await openPacer(page);
  await pacer.getByRole('button', { name: 'Begin' }).click();
  await seconds(page, roundSeconds);
  expect(
    await page.evaluate(
      () =>
        localStorage.length +
        sessionStorage.length +
        document.cookie.length +
        document.querySelectorAll('audio, video').length,
    ),
  ).toBe(0);
});

test('F3 the breaths for a panic at night lead to the pacer, behind their warnings', async ({ page }) => {
  await page.goto('/');
  const panic = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Nighttime panic and insomnia' }) });
  const order = await panic
    .locator('[data-care], a[href*="#breathe"]')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-care') ?? 'pacer'));
  expect(order).toEqual(['heart', 'pacer']);
  await panic.getByRole('link', { name: 'Breathe with me' }).click();
  await expect(page.getByRole('group', { name: 'Breathing pacer' })).toBeInViewport();
});
