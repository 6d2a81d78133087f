import { expect, test, type Page } from '@playwright/test';
import { mayHide } from '../support/built.ts';
import { routes, slugs } from '../support/routes.ts';

/** Texts that this medium doesn’t show, although their words are nowhere else on the page. The header has tests of its own. */
const unread = (page: Page) =>
  page.evaluate((allowed) => {
    const texts: { text: string; isShown: boolean }[] = [];
    for (const root of document.querySelectorAll('main, body > footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        if (!text || !node.parentElement || node.parentElement.closest(allowed)) continue;
        texts.push({ text, isShown: node.parentElement.checkVisibility({ visibilityProperty: true }) });
      }
    }
    if (texts.length === 0) throw new Error('the page holds no text');
    const shown = texts
      .filter(({ isShown }) => isShown)
      .map(({ text }) => text)
      .join(' ');
    return texts.filter(({ text, isShown }) => !isShown && !shown.includes(text)).map(({ text }) => text);
  }, mayHide);

for (const path of [...routes, '/nope']) {
  test(`G9 ${path}: every word can be read and every link followed without a script, on a phone and a desk`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.setViewportSize({ width: 1280, height: 780 });
    const onDesk = await unread(page);
    await page.setViewportSize({ width: 390, height: 780 });
    const onPhone = await unread(page);
    // Some words are for paper.
    await page.emulateMedia({ media: 'print' });
    const onPaper = new Set(await unread(page));
    expect([...onDesk, ...onPhone].filter((text) => onPaper.has(text))).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    const deaf = await page
      .locator('main')
      .locator('a:not([href]), a[href=""], button')
      .evaluateAll((all) =>
        all.filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(deaf, 'what can be tapped and does nothing').toEqual([]);
  });
}

test('G4 G9 the menu opens and closes without a script', async ({ page }) => {
  await page.goto('/about');
  const list = page.getByRole('navigation', { name: 'Main' }).getByRole('list');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await list.getByRole('link', { name: 'The Stack' }).click();
  await expect(page).toHaveURL(/\/stack$/);
});

test('G9 H8 the pills of the home page are links to the choice page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Blue Pill/i }).click();
  await expect(page).toHaveURL(/\/choose-clarity#blue$/);
  await expect(
    page.getByRole('heading', { name: 'You’ve chosen the comfort zone… but at what cost?' }),
  ).toBeInViewport();
});

test('G9 B1 M5 what only a script can search is not shown, and the list is whole', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('#all ol > li').filter({ visible: true })).toHaveCount(slugs.length);
  await page.goto('/check-first');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
