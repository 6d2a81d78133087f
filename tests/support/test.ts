import { test as base, type Page } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

/**
 * Playwright's `test`, with `shown(path)`: the page at an address, for tests that only look. It's loaded once and then shared by
 * the tests that follow, so a test that taps, types, opens a fold or changes the window takes `page` instead, which is its own.
 */
export const test = base.extend<object, { shown: (path: string) => Promise<Page> }>({
  shown: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, hasTouch = false, javaScriptEnabled = true } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport,
        hasTouch,
        javaScriptEnabled,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      let current = '';
      await use(async (path) => {
        if (path !== current) await page.goto(path);
        current = path;
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
