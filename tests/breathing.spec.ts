import { expect, test, type Locator, type Page } from '@playwright/test';
import { fourSevenEight, secondsOfRound, slowBreath, type BreathPhase } from '../src/plan/breathing.ts';
import { records } from './support/site.ts';

const words = records.pacer;
const roundSeconds = secondsOfRound(slowBreath);
const oneMinute = 60;
const spoken = ({ word, seconds }: BreathPhase) => `${word} for ${seconds}`;
const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);
const button = (pacer: Locator, name: string) => pacer.getByRole('button', { name, exact: true });

/** Opens the guide with a clock that the test turns, and wakes the pacer. */
async function openPacer(page: Page, path = '/starter-guide') {
  await page.clock.install();
  await page.goto(path);
  const pacer = page.getByRole('group', { name: 'Breathing pacer' });
  await pacer.scrollIntoViewIfNeeded();
  await expect(button(pacer, 'Without sound')).toBeVisible();
  return { pacer, heard: pacer.getByRole('status').first() };
}

/** What the page has asked of the browser’s sound, vibration and wake lock, as words in their order. */
const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[]);

/** Puts a sound, a vibration and a wake lock in place that only write down what they’re asked; `refused` ones say no. */
async function stubSenses(page: Page, refused: readonly ('sound' | 'vibration' | 'wakeLock')[] = []) {
  await page.addInitScript((refused) => {
    const asked: string[] = [];
    const param = (name: string) => ({ setTargetAtTime: (to: number) => asked.push(`${name} ${to}`) });
    class Context extends EventTarget {
      state = 'suspended';
      currentTime = 0;
      constructor() {
        super();
        if (refused.includes('sound')) throw new Error('refused by a test');
        asked.push('open');
        Reflect.set(window, 'context', this);
      }
      become(state: string) {
        if (this.state !== state) asked.push(state);
        this.state = state;
        this.dispatchEvent(new Event('statechange'));
        return Promise.resolve();
      }
      resume = () => this.become('running');
      suspend = () => this.become('suspended');
      close = () => this.become('closed');
      createGain = () => ({ gain: param('gain'), connect: (to: unknown) => to });
      createOscillator = () => ({ frequency: param('pitch'), connect: (to: unknown) => to, start: () => undefined });
    }
    const replace = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value });
    Object.assign(window, { asked, AudioContext: Context });
    replace('vibrate', (pulses: number | number[]) => {
      asked.push(`vibrate ${String(pulses)}`);
      return !refused.includes('vibration');
    });
    replace('wakeLock', {
      request: () => {
        if (refused.includes('wakeLock')) return Promise.reject(new Error('refused by a test'));
        asked.push('lock');
        return Promise.resolve({ release: () => Promise.resolve(asked.push('unlock')) });
      },
    });
  }, refused);
}

/** Hides the page as another tab does, or shows it again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('F3 T1 it paces the breath that was chosen, ends by itself with one sentence, and can be begun again', async ({
  page,
}) => {
  const { pacer, heard } = await openPacer(page);
  await pacer.getByText('Change the breath').click();
  await pacer.getByRole('radio', { name: fourSevenEight.name }).check();
  await button(pacer, 'Without sound').click();
  for (const phase of fourSevenEight.phases) {
    await expect(heard).toHaveText(spoken(phase));
    await seconds(page, phase.seconds);
  }
  await button(pacer, 'Pause').click();
  await button(pacer, 'Go on').click();
  await seconds(page, oneMinute);
  await expect(heard).toHaveText(words.done);
  await pacer.getByRole('radio', { name: slowBreath.name }).check();
  await pacer.getByRole('radio', { name: '3', exact: true }).check();
  await button(pacer, 'Without sound').click();
  await seconds(page, 2 * oneMinute);
  await button(pacer, 'Stop').click();
  await expect(pacer).toHaveAttribute('data-status', 'ready');
});

test('F3 a screen reader hears each phase once, not every second', async ({ page }) => {
  const { pacer, heard } = await openPacer(page);
  await heard.evaluate((status) => {
    Reflect.set(window, 'heard', 0);
    new MutationObserver(() => Reflect.set(window, 'heard', Number(Reflect.get(window, 'heard')) + 1)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await button(pacer, 'Without sound').click();
  for (let second = 0; second < roundSeconds; second += 1) await seconds(page, 1);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'heard')))).toBe(slowBreath.phases.length + 1);
});

test('F3 with reduced motion nothing moves, and the words go on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { pacer, heard } = await openPacer(page);
  await button(pacer, 'Without sound').click();
  await seconds(page, 2);
  await expect(heard).toHaveText(spoken(slowBreath.phases[0]));
  const moving = await pacer.evaluate(
    (root) =>
      [...root.querySelectorAll('*')].filter((node) => {
        const { transitionDuration, display } = getComputedStyle(node);
        return display !== 'none' && node.checkVisibility() && transitionDuration !== '0s';
      }).length,
  );
  expect(moving).toBe(0);
});

for (const path of ['/', '/help', '/starter-guide', '/tonight#breathe'])
  test(`T1 on ${path} one tap starts the breath and its tone, with the caution; before it nothing plays`, async ({
    page,
  }) => {
    await stubSenses(page);
    await page.clock.install();
    await page.goto(path);
    const pacer = page.getByRole('group', { name: 'Breathing pacer' });
    await expect(pacer.locator('[data-live=true]')).toHaveCount(1);
    // At the step of tonight the breath has begun, without sound.
    const isBegun = path.endsWith('#breathe');
    const name = isBegun ? 'Sound' : 'Breathe with sound';
    const sound = page.getByRole('main').getByText(name, { exact: true }).first();
    expect((await asked(page)).filter((what) => what !== 'lock')).toEqual([]);
    await sound.tap();
    await expect(pacer).toHaveAttribute('data-status', 'running');
    expect(await asked(page)).toEqual(expect.arrayContaining(['open', 'running', 'pitch 330']));
    await expect(button(pacer, 'Pause')).toBeInViewport();
    await expect(pacer.getByText(words.caution)).toBeVisible();
  });

test('T1 sound, vibration and the wake lock end when the pacer is paused, hidden or done', async ({ page }) => {
  await stubSenses(page);
  const { pacer } = await openPacer(page);
  await button(pacer, 'Breathe with sound').click();
  expect((await asked(page)).filter((what) => what.startsWith('vibrate'))).toEqual([]);
  await button(pacer, 'Vibration').click();
  await seconds(page, roundSeconds);
  expect(await asked(page)).toEqual(expect.arrayContaining(['vibrate 80', 'pitch 220', 'vibrate 80,140,80']));
  const rest = async () => {
    await seconds(page, 3);
    expect((await asked(page)).slice(-4)).toEqual(
      expect.arrayContaining(['vibrate 0', 'gain 0', 'suspended', 'unlock']),
    );
  };
  await button(pacer, 'Pause').click();
  await rest();
  await button(pacer, 'Go on').click();
  await expect.poll(() => asked(page)).toContain('running');
  await setHidden(page, true);
  await rest();
  await setHidden(page, false);
  expect((await asked(page)).slice(-5)).toEqual(expect.arrayContaining(['running', 'lock']));
  await seconds(page, oneMinute);
  await expect(pacer).toHaveAttribute('data-status', 'done');
  await rest();
});

test('T1 what a browser refuses or a phone call takes is said in one sentence, and the breath goes on', async ({
  page,
}) => {
  await stubSenses(page, ['wakeLock', 'vibration']);
  const { pacer } = await openPacer(page);
  const missing = pacer.getByRole('status').last();
  await button(pacer, 'Breathe with sound').click();
  await expect(missing).toHaveText(words.without.wakeLock);
  await button(pacer, 'Vibration').click();
  await expect(missing).toHaveText(words.without.vibration);
  const become = (state: string) =>
    page.evaluate((to) => (Reflect.get(window, 'context') as { become: (to: string) => void }).become(to), state);
  await become('interrupted');
  await become('running');
  await seconds(page, 2);
  await expect(missing).toHaveText(words.without.vibration);
  await become('interrupted');
  await seconds(page, 2);
  await expect(missing).toHaveText(words.without.sound);
  await expect(button(pacer, 'Sound')).toHaveAttribute('aria-pressed', 'false');
  await expect(pacer).toHaveAttribute('data-status', 'running');
});

test('T1 without any of the three the pacer runs, and offers no vibration', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'AudioContext');
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  });
  const { pacer } = await openPacer(page);
  await button(pacer, 'Breathe with sound').click();
  await expect(pacer).toHaveAttribute('data-status', 'running');
  await expect(pacer.getByRole('status').last()).not.toBeEmpty();
  await expect(button(pacer, 'Vibration')).toHaveCount(0);
});

test('T1 the screen dims with one tap, and a tap anywhere or any key lights it; the breath goes on', async ({
  page,
}) => {
  const { pacer, heard } = await openPacer(page, '/');
  await button(pacer, 'Without sound').click();
  const dim = button(pacer, 'Dim screen');
  const dark = button(pacer, words.dimmed);
  const ways = { tap: () => page.touchscreen.tap(30, 30), key: () => page.keyboard.press('a') };
  for (const light of Object.values(ways)) {
    await dim.click();
    await expect(dark).toBeFocused();
    expect(await dark.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await seconds(page, roundSeconds);
    await expect(heard).toHaveText(spoken(slowBreath.phases[0]));
    await light();
    await expect(dark).toHaveCount(0);
    await expect(dim).toBeFocused();
  }
});

test('G8 T1 the pacer stores nothing and asks for nothing, sound and all', async ({ page }) => {
  const { pacer } = await openPacer(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // The browser asks for the icon of a tab when it likes.
  page.on('request', (request) => !request.url().endsWith('/favicon.svg') && requests.push(request.url()));
  await button(pacer, 'Breathe with sound').click();
  await seconds(page, roundSeconds);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
});
