import { expect, test, type Page } from '@playwright/test';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 600;

/** The links as a reader finds them: in the bar on a wide screen, behind the menu on a small one. */
async function openLinks(page: Page, viewport: { width: number } | null) {
  if (isPhone(viewport)) await toggle(page).click();
  return main(page).getByRole('list');
}

test('L1 the wishlist button says that it is a paid link, where a reader sees it', async ({ page, viewport }) => {
  await page.goto('/science');
  await openLinks(page, viewport);
  await expect(main(page).locator('a[href*="tag="]').filter({ visible: true })).toHaveCount(1);
  const label = main(page).getByText('(paid link)').filter({ visible: true });
  // The open menu of a phone is pushed up to its last entry, the button.
  await label.scrollIntoViewIfNeeded();
  await expect(label).toBeInViewport({ ratio: 1 });
});

test(
  'G4 the menu opens, says its state, and closes on its button, on Escape and on a tap outside',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    const list = main(page).getByRole('list');
    await expect(list).toBeHidden();
    await expect(toggle(page)).toHaveAccessibleName('Menu');
    // The browser says the state by itself, so it’s in the accessibility tree, but not in an attribute.
    const session = await page.context().newCDPSession(page);
    const isExpanded = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
      return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
    };
    const close = {
      button: () => toggle(page).click(),
      escape: () => page.keyboard.press('Escape'),
      outside: () => page.touchscreen.tap(195, 760),
    };
    for (const [how, act] of Object.entries(close)) {
      expect(await isExpanded(), how).toBe(false);
      await toggle(page).tap();
      await expect(list, how).toBeVisible();
      expect(await isExpanded(), how).toBe(true);
      await act();
      await expect(list, how).toBeHidden();
    }
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  },
);

test(
  'G4 a tapped link closes the menu, before the next page is there and on the page it is on',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() =>
      document
        .querySelectorAll('a')
        .forEach((link) => link.addEventListener('click', (event) => event.preventDefault())),
    );
    await toggle(page).click();
    await main(page).getByRole('link', { name: 'Science' }).click();
    await expect(main(page).getByRole('list')).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
  },
);
