import { expect, type Locator, type Page } from '@playwright/test';

/** A small phone, in CSS pixels. */
export const smallPhone = { width: 360, height: 740 };

/** What a walk through the site cost its reader. `words` are those of the page that lie above what was looked for. */
export interface Cost {
  taps: number;
  screens: number;
  words: number;
}

/**
 * Runs in the page. Scrolls what is looked for into view as a thumb does, and counts the screens pushed and the words
 * passed, from where the reader has read on this page to the end of what is looked for.
 */
function passTo(target: Element, most: number) {
  const main = document.querySelector('main');
  // A link within the page leads past what stands between.
  const readTo = Math.max(Number(document.documentElement.dataset.readTo ?? 0), scrollY);
  const box = target.getBoundingClientRect();
  const end = Math.min(box.bottom, box.top + most) + scrollY;
  const push = main?.contains(target) ? Math.max(0, end - innerHeight - scrollY) : 0;
  scrollBy(0, push);
  let words = 0;
  const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, width, height } = range.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (isSeen && top + scrollY >= readTo - 1 && top + scrollY < end)
      words += (node.textContent ?? '').split(/\s+/).filter(Boolean).length;
  }
  document.documentElement.dataset.readTo = String(Math.max(readTo, end));
  return { screens: push / innerHeight, words };
}

/** A reader on a small phone, from the home page on. Typing is no tap; opening the menu is one. */
export class Walk {
  readonly cost: Cost = { taps: 0, screens: 0, words: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Looks for something and reads on to its end, or the first screen of it. */
  async find(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const { screens, words } = await target.evaluate(passTo, smallPhone.height - 120);
    this.cost.screens += screens;
    this.cost.words += words;
    await expect(target).toBeInViewport();
  }

  async tap(target: Locator): Promise<void> {
    await this.find(target);
    this.cost.taps += 1;
    await target.click();
  }

  /** Opens the menu and taps a page in it. */
  async menu(name: string): Promise<void> {
    await this.tap(this.page.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await this.tap(this.page.locator('#menu').getByRole('link', { name, exact: true }));
  }
}
