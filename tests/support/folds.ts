import type { Page } from '@playwright/test';

/** Opens everything on the page that a reader can open, for a test of what is inside. */
export const openFolds = (page: Page): Promise<void> =>
  page.getByRole('main').evaluate((main) => {
    for (const fold of main.querySelectorAll('details')) fold.open = true;
  });
