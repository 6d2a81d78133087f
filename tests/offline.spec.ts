import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startServer } from '../server/testing.ts';
import { records } from './support/site.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker is in charge and has kept everything it keeps from the start. */
async function visitUntilKept(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async (read) => (await caches.match(read, { ignoreSearch: true })) !== undefined, path))
    .toBe(true);
}

/** Expects that a page opens as itself, with its heading, and not as the page that says there is no network. */
async function expectWhole(page: Page, path: string) {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  expect(
    new URL(await page.locator('link[rel="canonical"]').evaluate((link: HTMLLinkElement) => link.href)).pathname,
  ).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The pacer wakes when it comes into view. */
async function beginBreathing(page: Page) {
  const pacer = page.getByRole('group', { name: 'Breathing pacer' });
  await pacer.scrollIntoViewIfNeeded();
  await pacer.getByRole('button', { name: 'Breathe with sound' }).click();
  await expect(pacer).toHaveAttribute('data-status', 'running');
}

/** The PDFs in the caches. */
const keptDocuments = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('.pdf')) kept.push(url);
    return kept;
  });

test('L3 after one visit to an essay the pages that help and that essay open without a network', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/blog/fog-and-return');
  await context.setOffline(true);
  for (const path of ['/help', '/starter-guide', '/check-first', '/protocol', '/blog/fog-and-return'])
    await expectWhole(page, path);
});

test('L3 a PDF is kept once it was opened, and never before', async ({ page, context }) => {
  const pdf = '/pdf/7-day-clarity-protocol.pdf';
  await visitUntilKept(page, '/starter-guide');
  await page.reload();
  expect(await keptDocuments(page)).toEqual([]);
  const read = () =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, start: (await answer.text()).slice(0, 5) };
    }, pdf);
  expect(await read()).toEqual({ status: 200, start: '%PDF-' });
  await expect.poll(() => keptDocuments(page)).toHaveLength(1);
  await context.setOffline(true);
  expect(await read()).toEqual({ status: 200, start: '%PDF-' });
});

test('D1 after one visit to a day, that day, the next two and the help page open without a network', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/protocol/day-8');
  await expect.poll(() => page.evaluate(async () => (await caches.match('/protocol/day-10')) !== undefined)).toBe(true);
  await context.setOffline(true);
  for (const path of ['/protocol/day-8', '/protocol/day-9', '/protocol/day-10', '/help']) await expectWhole(page, path);
});

test('L3 T1 T3 the breathing pacer of the guide runs without a network, and so does tonight’s', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/help');
  await context.setOffline(true);
  await page.goto('/starter-guide');
  await beginBreathing(page);
  await page.goto('/tonight');
  await page.getByRole('link', { name: records.tonightScreen.question.no }).click();
  await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).click();
  const pacer = page.getByRole('group', { name: 'Breathing pacer' });
  await expect(pacer).toHaveAttribute('data-status', 'running');
  await pacer.getByRole('button', { name: 'Sound' }).click();
  await expect(pacer.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');
});

test('L3 a page that was never read says kindly that there is no network, and where help is', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/');
  await context.setOffline(true);
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await main.locator('a[href^="/starter-guide"], a[href^="/help"]').first().click();
  await expect(page).toHaveURL(/\/(?:starter-guide|help)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('G8 nothing is kept when the browser asks to save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    })),
  ).toEqual({ workers: 0, caches: [] });
});

test('L3 what a first visit keeps unasked is from this host alone: no paid link and no PDF', async ({ page }) => {
  await visitUntilKept(page, '/stack');
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls;
  });
  const { origin } = new URL(page.url());
  expect(kept.length).toBeGreaterThan(6);
  for (const url of kept) {
    expect(new URL(url).origin).toBe(origin);
    expect(url).not.toMatch(/tag=|\.pdf$|italic/);
  }
});

test('L3 a site that is updated under an open page leaves that page whole, and the next visit gets the new one', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'offline-'));
  const [now, next, old] = ['now', 'next', 'old'].map((name) => join(folder, name)) as [string, string, string];
  const withoutPacked = { recursive: true, filter: (file: string) => !/\.(br|gz)$/.test(file) };
  await cp('dist', now, withoutPacked);
  await cp('dist', next, withoutPacked);
  await using server = await startServer(now);
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(response.url());
  });
  page.on('pageerror', (error) => broken.push(error.message));
  await visitUntilKept(page, '/starter-guide');

  // The new version: another heading, and a worker that lists other revisions.
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(next, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  await edit('starter-guide.html', (html) => html.replace(/<h1([^>]*)>.*?<\/h1>/s, '<h1$1>A newer guide</h1>'));
  await edit('sw.js', (script) => script.replace(/kept-[0-9a-f]{16}/, 'kept-0123456789abcdef'));
  await rename(now, old);
  await rename(next, now);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

  await beginBreathing(page);
  await expectWhole(page, '/help');
  await page.goto('/starter-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newer guide');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newer guide');
  expect(broken).toEqual([]);
  await context.close();
  await rm(folder, { recursive: true });
});
