import { readFileSync } from 'node:fs';
import { spoken } from '../src/features/listen/spoken.ts';
import { records } from './support/site.ts';
import { expect, test, type Page } from './support/test.ts';

type Said = { text: string; voice: string; rate: number };

const local = { name: 'On the phone', lang: 'en-US', localService: true, default: false };
const remote = { name: 'A server', lang: 'en-US', localService: false, default: true };
const german = { name: 'Anna', lang: 'de-DE', localService: true, default: false };

/** Puts speech in place that only writes down what it’s asked to say. `end` ends a sentence, and voices may come late. */
async function stubSpeech(page: Page, voices: readonly (typeof local)[]) {
  await page.addInitScript((voices) => {
    type Utterance = { text: string; voice: { name: string }; rate: number; onend?: () => void };
    const said: unknown[] = [];
    let current: Utterance | undefined;
    const engine = {
      speaking: false,
      pending: false,
      onvoiceschanged: undefined as (() => void) | undefined,
      getVoices: () => voices,
      resume: () => undefined,
      cancel() {
        engine.speaking = false;
        current = undefined;
      },
      speak(utterance: Utterance) {
        // The silence that lets a page speak at all on an iPhone.
        if (!utterance.text.trim()) return said.push({ text: '', voice: utterance.voice.name, rate: 1 });
        said.push({ text: utterance.text, voice: utterance.voice.name, rate: utterance.rate });
        engine.speaking = true;
        current = utterance;
        return undefined;
      },
    };
    const stub = {
      said,
      setVoices(to: typeof voices) {
        voices = to;
        engine.onvoiceschanged?.();
      },
      end() {
        const ended = current;
        engine.cancel();
        ended?.onend?.();
      },
    };
    class SpeechSynthesisUtterance {
      rate = 1;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: engine });
    Object.assign(window, { SpeechSynthesisUtterance, stub });
  }, voices);
}

type Stub = { said: Said[]; setVoices: (voices: unknown) => void; end: () => void };
const stub = <Result>(page: Page, act: (stub: Stub) => Result): Promise<Result> =>
  page.evaluate<Result>(`(${act.toString()})(window.stub)`);
const said = async (page: Page) => (await stub(page, (speech) => speech.said)).filter(({ text }) => text);
const last = async (page: Page) => (await said(page)).at(-1);
const listenButton = (page: Page) => page.getByRole('button', { name: /^Listen, \d+ min$/ });
const control = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Listen' }).getByRole('button', { name, exact: true });

/** Opens a page with a local voice behind a remote one, and taps Listen. */
async function startListening(page: Page, path: string) {
  await stubSpeech(page, [remote, german, local]);
  await page.goto(path);
  await listenButton(page).click();
  await expect.poll(() => said(page)).toHaveLength(1);
}

test('T2 it reads an essay from the title to Tomorrow, with a local voice only; it asks for nothing and stores nothing', async ({
  page,
}) => {
  const essay = records.essays[0];
  if (!essay) throw new Error('There’s no essay.');
  await stubSpeech(page, [remote, german, local]);
  await page.goto(`/blog/${essay.slug}`, { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await listenButton(page).click();
  await expect.poll(() => said(page)).toHaveLength(1);
  await expect(page.locator('[data-spoken]')).toHaveText(new RegExp(essay.title));
  // Each sentence ends at once, until there is no more.
  await page.evaluate(() => {
    const speech = Reflect.get(window, 'stub') as { end: () => void };
    while (document.querySelector('[data-listen-bar]')) speech.end();
  });
  const all = await said(page);
  const texts = all.map(({ text }) => text);
  expect(texts[0]).toBe(essay.title);
  // A few essays place it before their last paragraph.
  const tomorrow = texts.slice(texts.indexOf('Tomorrow'));
  expect(tomorrow.join(' ').toLowerCase()).toContain(spoken(essay.tomorrow.sign).toLowerCase());
  expect(texts.filter((text) => records.references.some(({ title }) => text.includes(title)))).toEqual([]);
  expect(new Set((await stub(page, (speech) => speech.said)).map(({ voice }) => voice))).toEqual(new Set([local.name]));
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
    await stubSpeech(page, [remote, german]);
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
  await stubSpeech(page, [local]);
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
