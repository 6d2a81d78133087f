import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from './measure/browser.ts';
import { aims, verdictOn } from './measure/screens-aims.ts';

/*
 * V12: how long each screen is for a tired reader on a small phone, beside its aim. What a reader opens himself is not
 * counted. A screen that misses its aim says why and how long it may be today; one that grows past that fails, and so does a
 * miss without a reason. Serves `dist/` itself.
 */

const port = 4397;
const host = '127.0.0.1';
const phone = { width: 360, height: 740 };

/** Runs in the page. Words are those that are seen; an instruction is a list item, a question, a term or a filled button. */
function measureHere() {
  const main = document.querySelector('main');
  if (!main) throw new Error('the page has no main part');
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const first = main.querySelector('ol li, ul li, dt, [data-look="main"]');
  const before = document.createRange();
  before.setStart(main, 0);
  if (first) before.setEndBefore(first);
  return {
    screens: document.documentElement.scrollHeight / innerHeight,
    words: count(main.innerText),
    figures: main.querySelectorAll('figure').length,
    callouts: main.querySelectorAll('[data-care-form="card"]').length,
    before: first ? count(before.toString()) : 0,
  };
}

const line = (path: string, ...cells: (string | number)[]) =>
  path.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join('');

ensureBrowser();
const executablePath = findBrowser();
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: host, ACCESS_LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
  console.log(line('360 × 740 px', 'screens', 'aim', 'words', 'figures', 'callouts', 'before'));
  for (const { path, atMost, today } of aims) {
    await page.goto(`http://${host}:${port}${path}`);
    const { screens, words, figures, callouts, before } = await page.evaluate(measureHere);
    const said = verdictOn({ path, atMost, ...(today && { today }) }, screens);
    if (said.isFault) process.exitCode = 1;
    console.log(line(path, screens.toFixed(1), `≤ ${atMost}`, words, figures, callouts, before) + said.words);
  }
  console.log('words: seen without opening anything; before: words before the first instruction');
} finally {
  await browser.close();
  server.kill();
}
