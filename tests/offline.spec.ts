import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createSiteServer, startServer } from '../server/server.ts';
import { answers, take } from './support/readers.ts';
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

/** Everything that the caches have, by its address. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

test('L3 T1 T3 after one visit to an essay it opens without a network, with the pages that help; others say where help is', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/blog/fog-and-return');
  const { origin } = new URL(page.url());
  const unasked = await kept(page);
  expect(unasked.length).toBeGreaterThan(6);
  for (const url of unasked) {
    expect(new URL(url).origin).toBe(origin);
    expect(url).not.toMatch(/tag=|\.pdf$/);
  }
  await context.setOffline(true);
  for (const path of ['/help', '/check-first', '/protocol', '/blog/fog-and-return']) await expectWhole(page, path);
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await main.locator('a[href^="/starter-guide"]').first().click();
  await expect(page).toHaveURL(/\/starter-guide/);
  await beginBreathing(page);
  await page.goto('/tonight');
  const { answers, no } = records.tonightScreen.checks;
  const awake = answers.find(({ begin }) => begin === 'sit');
  await page.getByRole('link', { name: awake?.answer ?? '' }).click();
  await page.getByRole('link', { name: no }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).click();
  await beginBreathing(page);
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('M5 L3 check first answers without a network once it was used, from the first visit on', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/check-first');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await take(page, 'Zoloft');
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/what-do-you-take\.json$/));
  await context.setOffline(true);
  await expectWhole(page, '/check-first');
  await take(page, 'Zoloft');
  await expect(answers(page)).toContainText('Zoloft');
});

test('L3 D1 a day, the next two and a PDF are kept once the day or the PDF was opened, and open without a network', async ({
  page,
  context,
}) => {
  const pdf = '/pdf/7-day-clarity-protocol.pdf';
  await visitUntilKept(page, '/protocol/day-8');
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/\/protocol\/day-10$/));
  // From its second page on, the worker answers.
  await page.reload();
  const read = () =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, start: (await answer.text()).slice(0, 5) };
    }, pdf);
  expect(await read()).toEqual({ status: 200, start: '%PDF-' });
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/\.pdf$/));
  await context.setOffline(true);
  for (const path of ['/protocol/day-8', '/protocol/day-10']) await expectWhole(page, path);
  expect(await read()).toEqual({ status: 200, start: '%PDF-' });
});

test('L3 a page that was kept opens while the server fails', async ({ browser }) => {
  let isDown = false;
  const site = createSiteServer('dist');
  const server = createServer((request, response) =>
    isDown ? response.writeHead(502).end('Bad gateway') : site.emit('request', request, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await visitUntilKept(page, '/blog/fog-and-return');
  isDown = true;
  await expectWhole(page, '/blog/fog-and-return');
  expect((await page.goto('/terms'))?.status(), 'of what isn’t kept, the answer is shown').toBe(502);
  await context.close();
  server.close();
});

test('G8 nothing is kept when the browser asks to save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page)).toEqual([]);
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
