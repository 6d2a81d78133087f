import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

export type Theme = 'light' | 'dark';

/** A browser with one page, as wide as a small phone. */
export interface Engine {
  name: string;
  open: (address: string) => Promise<void>;
  /** The value of an expression on the page. */
  run: (expression: string) => Promise<unknown>;
  /** By how many pixels the page is wider than the screen. */
  widerBy: () => Promise<number>;
  picture: (file: string) => Promise<void>;
  /** What the pages complained of. */
  errors: () => string[];
  close: () => Promise<void>;
}

const excess = 'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)';
const phone = { width: 360, height: 780 };

/**
 * A page that is left while an island still loads says so of the file that it no longer waits for, in Firefox’s words for
 * a module and for a file on its way through the service worker. That islands wake is what the states prove.
 */
const isOfLeaving = (words: string) =>
  words.includes('error loading dynamically imported module') ||
  (words.includes('/_astro/') && words.includes('A ServiceWorker intercepted the request'));

/** Firefox, driven by WebDriver BiDi. */
export async function openFirefox(theme: Theme): Promise<Engine> {
  const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: true,
    ...(executablePath ? { executablePath } : {}),
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1 },
  });
  const page = await browser.newPage();
  await page.setViewport(phone);
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!isOfLeaving(String(error))) errors.push(`${page.url()}: ${String(error)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfLeaving(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  return {
    name: 'firefox',
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    run: (expression) => page.evaluate(expression),
    widerBy: async () => Number(await page.evaluate(excess)),
    picture: async (file) => {
      writeFileSync(file, await page.screenshot());
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}

const folder = '/usr/lib/x86_64-linux-gnu';
const webKitPort = 4396;

/** WebKit in its small browser, driven by WebDriver on a screen that nobody sees. */
export async function openWebKit(theme: Theme): Promise<Engine> {
  const program = readdirSync(folder)
    .map((name) => `${folder}/${name}/MiniBrowser`)
    .find(existsSync);
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${webKitPort}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // Its sandbox needs rights that a container does not give; only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${webKitPort}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  for (let turn = 0; ; turn += 1) {
    try {
      await ask('GET', '/status');
      break;
    } catch (error) {
      if (turn > 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  const options = { binary: program, args: ['--automation'] };
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, phone);
  const run = (expression: string) =>
    ask('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  return {
    name: 'webkit',
    open: async (address) => {
      await ask('POST', `${session}/url`, { url: address });
    },
    run,
    // Its window gets no narrower than its own buttons: the page is enlarged until it has the width of a small phone.
    widerBy: async () =>
      Number(await run(`(document.documentElement.style.zoom = Math.max(1, innerWidth / ${phone.width}), ${excess})`)),
    picture: async (file) => {
      writeFileSync(file, Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64'));
    },
    errors: () => [],
    close: async () => {
      await ask('DELETE', session);
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
