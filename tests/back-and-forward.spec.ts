import { findWindowedBrowser } from '../tools/measure/browser.ts';
import { expect, test } from '@playwright/test';

const executablePath = findWindowedBrowser();
test.skip(!executablePath, 'Only a browser with windows keeps pages for its Back button.');

/** Playwright switches the back/forward cache off, which readers' browsers have. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

for (const [kind, path] of [
  ['with an island', '/'],
  ['without an island', '/blog/holy-reset'],
] as const) {
  test(
    `G4 a page ${kind} comes back whole from the back/forward cache, its menu closed`,
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => (document.body.dataset.cameBack = String(persisted)));
        scrollTo(0, 300);
        document.getElementById('menu')?.showPopover();
      });
      await page.goto('/terms');
      // Playwright's own goBack waits for a load, which a page out of the cache doesn't have again.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page.locator('body'), 'pageshow.persisted').toHaveAttribute('data-came-back', 'true');
      await expect(page.locator('#menu:popover-open')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    },
  );
}
