import { expect, test, type Page } from '@playwright/test';
import { breath, breathCaution, secondsOfRound, slowBreath, type BreathPhase } from '../src/plan/breathing.ts';

const roundSeconds = secondsOfRound(slowBreath);
const words = ({ word, seconds }: BreathPhase) => `${word} for ${seconds}`;
const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);

/** Opens the guide with a clock that the test turns, and wakes the pacer. Its first button begins, pauses and goes on; its second stops. */
async function openPacer(page: Page) {
  await page.clock.install();
  await page.goto('/starter-guide');
  const pacer = page.locator('[role="group"][data-status]');
  await pacer.scrollIntoViewIfNeeded();
  const toggle = pacer.getByRole('button').first();
  await expect(toggle).toBeEnabled();
  return { pacer, toggle, heard: pacer.getByRole('status') };
}

test('F3 the pacer breathes in for 4 and out for 6, and has no hold unless it is asked to', async ({ page }) => {
  const { toggle, heard } = await openPacer(page);
  await toggle.click();
  for (const phase of [...slowBreath.phases, ...slowBreath.phases]) {
    await expect(heard).toHaveText(words(phase));
    await seconds(page, phase.seconds);
  }
});

test('F3 at bedtime it paces 4-7-8: in for 4, hold for 7, out for 8', async ({ page }) => {
  const { pacer, toggle, heard } = await openPacer(page);
  expect(breath.phases.map((phase) => phase.seconds)).toEqual([4, 7, 8]);
  await pacer.getByRole('radio', { name: breath.name }).check();
  await toggle.click();
  for (const phase of breath.phases) {
    await expect(heard).toHaveText(words(phase));
    await seconds(page, phase.seconds);
  }
});

test('F3 it ends by itself after its rounds, and can be begun again', async ({ page }) => {
  const { pacer, toggle, heard } = await openPacer(page);
  await toggle.click();
  await seconds(page, roundSeconds * slowBreath.rounds - 1);
  await expect(pacer).toHaveAttribute('data-status', 'running');
  await seconds(page, 1);
  await expect(pacer).toHaveAttribute('data-status', 'done');
  await toggle.click();
  await expect(heard).toHaveText(words(slowBreath.phases[0]));
});

test('F3 it can be paused at any second, goes on from there, and stops', async ({ page }) => {
  const { pacer, toggle, heard } = await openPacer(page);
  await toggle.click();
  await seconds(page, 3);
  await toggle.click();
  await expect(pacer).toHaveAttribute('data-status', 'paused');
  await seconds(page, 60);
  await toggle.click();
  await expect(heard).toHaveText(words(slowBreath.phases[0]));
  await seconds(page, 1);
  await expect(heard).toHaveText(words(slowBreath.phases[1]));
  await pacer.getByRole('button').nth(1).click();
  await expect(pacer).toHaveAttribute('data-status', 'ready');
});

test('F3 a screen reader hears each phase once, not every second', async ({ page }) => {
  const { toggle, heard } = await openPacer(page);
  await heard.evaluate((status) => {
    Reflect.set(window, 'heard', 0);
    new MutationObserver(() => Reflect.set(window, 'heard', Number(Reflect.get(window, 'heard')) + 1)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await toggle.click();
  for (let second = 0; second < roundSeconds; second += 1) await seconds(page, 1);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'heard')))).toBe(slowBreath.phases.length + 1);
});

test('F3 with reduced motion nothing moves, and the words go on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { pacer, toggle } = await openPacer(page);
  await toggle.click();
  await seconds(page, 2);
  expect(await pacer.innerText()).toContain(slowBreath.phases[0].word);
  const moving = await pacer.evaluate(
    (root) =>
      [...root.querySelectorAll('*')].filter((node) => {
        const { transitionDuration, display } = getComputedStyle(node);
        return display !== 'none' && node.checkVisibility() && transitionDuration !== '0s';
      }).length,
  );
  expect(moving).toBe(0);
});

test('F3 its cautions show before it begins', async ({ page }) => {
  const { pacer } = await openPacer(page);
  for (const caution of [breathCaution, slowBreath.caution]) await expect(pacer.getByText(caution)).toBeVisible();
});

test('G8 the pacer stores nothing', async ({ page }) => {
  const { toggle } = await openPacer(page);
  await toggle.click();
  await seconds(page, roundSeconds);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
});
