import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { sampleOf } from '../src/domain/pages.ts';
import { loadRecords } from '../src/records.ts';
import { ensureBrowser, findBrowser } from './measure/browser.ts';

/*
 * A picture of each figure of `dist/` for whoever criticizes them: on a phone and on a desk, light, dark and as printed. A
 * figure that stands on several pages is taken from the first. Serves `dist/` itself.
 */

const port = 4396;
const host = '127.0.0.1';
const folder = '.cache/figures';
const looks = [
  { name: 'light', colorScheme: 'light', media: 'screen' },
  { name: 'dark', colorScheme: 'dark', media: 'screen' },
  { name: 'print', colorScheme: 'light', media: 'print' },
] as const;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
ensureBrowser();
const executablePath = findBrowser();
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: host },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const seen = new Set<string>();
  for (const path of sampleOf('sweep', loadRecords(), 1))
    for (const width of [360, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(`http://${host}:${port}${path}`);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        // What stays at the top of a screen would lie over a figure that is longer than one.
        for (const above of document.querySelectorAll('body > :not(main)')) above.remove();
      });
      for (const figure of await page.locator('figure[data-figure]').all()) {
        const name = `${(await figure.getAttribute('data-figure')) ?? ''}-${width}`;
        if (seen.has(name) || !(await figure.isVisible())) continue;
        seen.add(name);
        for (const { name: look, ...media } of looks) {
          await page.emulateMedia(media);
          if (await figure.isVisible()) await figure.screenshot({ path: `${folder}/${name}-${look}.png` });
        }
        await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
      }
      await page.close();
    }
  console.log(`${seen.size} figures, each light, dark and printed, are in ${folder}/`);
} finally {
  await browser.close();
  server.kill();
}
