import { expect, type Page } from '@playwright/test';

/** Opens a page, scrolls its islands into view and waits until React runs in all of them: Astro takes `ssr` away then. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const island of await page.locator('astro-island').all()) await island.evaluate((element) => (element.firstElementChild ?? element).scrollIntoView());
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
