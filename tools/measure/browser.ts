import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Opens a page in half the time that a browser with windows takes, but keeps no page for its Back button. */
const withoutWindows = 'chromium-headless-shell';
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const which = (program: string) =>
  spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { encoding: 'utf8' })
    .stdout.split('\n')[0]
    ?.trim() || undefined;

/** A Chromium or Chrome with windows on this machine; `CHROME_PATH` wins. */
export const findWindowedBrowser = (): string | undefined =>
  process.env.CHROME_PATH ?? withWindows.map(which).find(Boolean) ?? elsewhere.find((path) => existsSync(path));

/** The fastest Chromium or Chrome on this machine; `CHROME_PATH` wins. Undefined where only Playwright’s own copy can be. */
export const findBrowser = (): string | undefined =>
  process.env.CHROME_PATH ?? which(withoutWindows) ?? findWindowedBrowser();

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Debian packages, if this user may. */
export const installPackages = (packages: string): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  succeeds('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${packages}`]);

/**
 * Makes sure that a browser is there: one on the path; else Debian’s package, where the user may install packages; else
 * Playwright’s own download. Throws with what to do where none of them works.
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium or Chrome was found. Installing one for the tests.');
  if (installPackages(withoutWindows) && findBrowser()) return;
  if (succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) return;
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one, and run npm test again.',
  );
}
