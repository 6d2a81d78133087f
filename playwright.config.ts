import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/measure/browser.ts';

const port = Number(process.env.TEST_PORT ?? 4399);

/** Chromium needs these as root and in a closed network. They change nothing that a test looks at. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = findBrowser();

/**
 * Screens that are laid out differently on a desk, whose rows say what shows there. Everything else runs on the phone alone, and so
 * do tests tagged `@phone`, of what works alike on both; `sweep.spec.ts` looks at every kind of page at other widths.
 */
const alsoOnDesk = ['everypage', 'home'];

/**
 * The built site in a real browser: on a phone, on a desk, and without JavaScript. Tests tagged `@all` run at night (`npm run
 * test:all`); `npm test` runs the others.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can starve one test in a thousand. The reporter lists tests that needed the second try.
  retries: 1,
  timeout: 60_000,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    // Only the tests of the service worker let it answer; the others look at what the server sends.
    serviceWorkers: 'block',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 780 }, hasTouch: true }, testIgnore: ['**/nojs/**'] },
    {
      name: 'desk',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: alsoOnDesk.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@phone/,
    },
    {
      name: 'nojs',
      use: { viewport: { width: 390, height: 780 }, javaScriptEnabled: false },
      testMatch: '**/nojs/*.spec.ts',
    },
  ],
  webServer: {
    // The Node that runs this, not the first one on the path.
    command: `"${process.execPath}" server/main.ts`,
    env: { PORT: String(port), HOST: 'localhost' },
    port,
    reuseExistingServer: false,
  },
});
