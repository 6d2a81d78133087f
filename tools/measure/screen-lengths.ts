import { chromium } from '@playwright/test';
import { startServer } from '../../server/server.ts';
import { ensureBrowser, findBrowser } from './browser.ts';

const phone = { width: 360, height: 740 };

/** One row of the table: what a screen asks of its reader before anything is opened. */
interface ScreenLength {
  path: string;
  /** Heights of a small phone. */
  screens: number;
  words: number;
  links: number;
}

/** Runs in the page. */
function measureHere(): Omit<ScreenLength, 'path'> {
  const main = document.querySelector('main') ?? document.body;
  return {
    screens: document.documentElement.scrollHeight / innerHeight,
    words: main.innerText.split(/\s+/).filter(Boolean).length,
    links: [...main.querySelectorAll('a')].filter((link) => link.checkVisibility()).length,
  };
}

/** Serves `dist/` and measures these pages on a phone of 360 × 740 px. Throws if the server or a browser won't start. */
export async function screenLengths(paths: readonly string[]): Promise<ScreenLength[]> {
  ensureBrowser();
  const executablePath = findBrowser();
  await using server = await startServer('dist');
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
    const lengths: ScreenLength[] = [];
    for (const path of paths) {
      await page.goto(server.url + path);
      lengths.push({ path, ...(await page.evaluate(measureHere)) });
    }
    return lengths;
  } finally {
    await browser.close();
  }
}
