import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/measure/browser.ts';

const port = Number(process.env.TEST_PORT ?? 4399);

/** As root and in a closed network Chromium needs these; they change nothing that a test looks at. */
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

/** What is the same at every width runs once. */
const once = [
  '**/sweep.spec.ts',
  '**/ways-out.spec.ts',
  '**/feeds.spec.ts',
  '**/islands.spec.ts',
  '**/essay.spec.ts',
  '**/print.spec.ts',
  '**/moves.spec.ts',
  '**/security.spec.ts',
  '**/same-figures.spec.ts',
  '**/large-type.spec.ts',
  '**/figure-labels.spec.ts',
  '**/figure-marks.spec.ts',
  '**/long-brand.spec.ts',
  '**/days.spec.ts',
];

/** The built site in a real browser: on a phone, on a desk, and without JavaScript. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy elsewhere can starve one test of a thousand; whoever needs its second try is named at the end.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Only the tests of the worker let it answer; the others look at what the server sends.
    serviceWorkers: 'block',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 780 }, hasTouch: true }, testIgnore: ['**/nojs/**'] },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } }, testIgnore: ['**/nojs/**', ...once] },
    {
      name: 'nojs',
      use: { viewport: { width: 390, height: 780 }, javaScriptEnabled: false },
      testMatch: '**/nojs/*.spec.ts',
    },
  ],
  webServer: {
    // The Node that runs this, whichever is first on the path.
    command: `"${process.execPath}" server/main.ts`,
    env: { PORT: String(port), HOST: 'localhost', ACCESS_LOG: 'off' },
    port,
    reuseExistingServer: false,
  },
});
