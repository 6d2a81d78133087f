import { readFileSync } from 'node:fs';
import { spoken } from '../src/features/listen/spoken.ts';
import { records } from './support/site.ts';
import { german, local, remote, stubSpeech, type Stub } from './support/speech.ts';
import { expect, test, type Page } from '@playwright/test';

const stub = <Result>(page: Page, act: (stub: Stub) => Result): Promise<Result> =>
  page.evaluate<Result>(`(${act.toString()})(window.stub)`);
/** What was said. Before it is a silence, so that an iPhone lets the page speak at all. */
const spokenOn = async (page: Page) => {
  const all = await stub(page, (speech) =>
    speech.spoken.map(({ text, voice, rate }) => ({ text, voice: voice.name, rate })),
  );
  return all.filter(({ text }) => text.trim());
};
const last = async (page: Page) => (await spokenOn(page)).at(-1);
const listenButton = (page: Page) => page.getByRole('button', { name: /^Listen, \d+ min$/ });
const control = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Listen' }).getByRole('button', { name, exact: true });

/** Opens a page with a local voice behind a remote one, and taps Listen. */
async function startListening(page: Page, path: string) {
  await page.addInitScript(stubSpeech, [remote, german, local]);
  await page.goto(path);
  await listenButton(page).click();
  await expect.poll(() => spokenOn(page)).toHaveLength(1);
}

test('T2 it reads an essay from the title to Tomorrow, with a local voice only; it asks for nothing and stores nothing', async ({
  page,
}) => {
  const essay = records.essays[0];
  if (!essay) throw new Error('There’s no essay.');
  await page.addInitScript(stubSpeech, [remote, german, local]);
  await page.goto(`/blog/${essay.slug}`, { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await listenButton(page).click();
  await expect.poll(() => spokenOn(page)).toHaveLength(1);
  await expect(page.locator('[data-spoken]')).toHaveText(new RegExp(essay.title));
  // Each sentence ends at once, until there is no more.
  await stub(page, (speech) => {
    while (document.querySelector('[data-listen-bar]')) speech.end();
  });
  const texts = (await spokenOn(page)).map(({ text }) => text);
  expect(texts[0]).toBe(essay.title);
  // A few essays place it before their last paragraph.
  const tomorrow = texts.slice(texts.indexOf('Tomorrow'));
  expect(tomorrow.join(' ').toLowerCase()).toContain(spoken(essay.tomorrow.sign).toLowerCase());
  expect(texts.filter((text) => records.references.some(({ title }) => text.includes(title)))).toEqual([]);
  expect(await stub(page, (speech) => speech.spoken.filter(({ voice }) => !voice.localService).length)).toBe(0);
  expect(asked.filter((path) => !path.startsWith('/_astro/'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
  await expect(page.locator('[data-spoken]')).toHaveCount(0);
  await expect(listenButton(page)).toBeFocused();
});

test('T2 the controls stay in reach, and what is read comes into view, but not after the reader has scrolled away', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startListening(page, '/help');
  for (const target of await page.getByRole('group', { name: 'Listen' }).locator('button, select').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await expect(speed.getByRole('option')).toHaveCount(3);
  await speed.selectOption({ index: 2 });
  await expect.poll(async () => (await last(page))?.rate).toBeGreaterThan(1);
  for (let passage = 0; passage < 12; passage += 1) await control(page, 'Forward one paragraph').click();
  await expect(page.locator('[data-spoken]')).toBeInViewport();
  await control(page, 'Pause').click();
  await control(page, 'Play').click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(control(page, 'Pause')).toBeInViewport();
  for (let sentence = 0; sentence < 4; sentence += 1) await stub(page, (speech) => speech.end());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.getByRole('group', { name: 'Listen' })).toHaveCount(0);
});

for (const path of ['/help', '/protocol/day-1', '/blog/before-the-coffee'])
  test(`T2 ${path} offers nothing without a local English voice, and moves nothing when one comes late`, async ({
    page,
  }) => {
    await page.addInitScript(stubSpeech, [remote, german]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(listenButton(page)).toBeHidden();
    const places = () =>
      page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('h1, p, li')].map((part) => Math.round(part.getBoundingClientRect().top)).join(' '),
        );
    const before = await places();
    await page.evaluate((voices) => (Reflect.get(window, 'stub') as Stub).setVoices(voices), [remote, local]);
    await expect(listenButton(page)).toBeVisible();
    expect(await places()).toBe(before);
  });

test('T2 a voice that comes while it reads adds no second button', async ({ page }) => {
  await startListening(page, '/help');
  await page.evaluate((voices) => (Reflect.get(window, 'stub') as Stub).setVoices(voices), [remote, local]);
  await expect(page.locator('[data-listen]')).toBeHidden();
  await control(page, 'Stop listening').click();
  await expect(listenButton(page)).toBeVisible();
});

test('T2 a tap that can’t load the voice says so, and the next one can', async ({ page }) => {
  await page.addInitScript(stubSpeech, [local]);
  await page.route('**/_astro/listen-*.js', (route) => route.abort());
  await page.goto('/help');
  await listenButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(/try again/i);
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button').click();
  await expect(control(page, 'Pause')).toBeFocused();
  await control(page, 'Stop listening').click();
  await expect(page.locator('[data-listen] button')).toHaveText(/^Listen, \d+ min$/);
  expect(readFileSync('dist/sw.js', 'utf8')).toMatch(/\/_astro\/listen-[^"]+\.js/);
});
