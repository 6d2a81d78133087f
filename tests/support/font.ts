import type { Page } from '@playwright/test';

/** Sets the size of letters that the reader’s browser begins with, in CSS pixels. */
export async function setFont(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
