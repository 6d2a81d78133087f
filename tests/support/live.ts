import { expect, type Page } from '@playwright/test';

/**
 * Opens a page, scrolls its islands into view and waits until React runs in all that are drawn at this width: Astro takes
 * `ssr` away then. One that is not drawn (the dots, on a wide screen) never loads.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const island of await page.locator('astro-island').all())
    await island.evaluate(async (element) => {
      (element.firstElementChild ?? element).scrollIntoView();
      // An island that is drawn between two frames is never seen by what waits for it to come into view.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
  await expect(page.locator('astro-island[ssr]').filter({ visible: true })).toHaveCount(0);
}
