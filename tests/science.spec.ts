import { expect, test, type Page } from '@playwright/test';
import { openFolds } from './support/folds.ts';
import { openLive } from './support/live.ts';

const adult = (page: Page) => page.getByRole('tabpanel', { name: 'Adult Protocol' });
const kids = (page: Page) => page.getByRole('tabpanel', { name: 'Kids Protocol' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('I1 the hero answers first, then what held up; the four figures stand last, with what they rest on', async ({
  page,
}) => {
  await page.goto('/science');
  const main = page.getByRole('main');
  await expect(main.locator('header').getByRole('heading', { level: 1 })).toBeVisible();
  const given = page.getByRole('region', { name: 'Numbers this project gives' });
  const stats = given.getByRole('listitem');
  await expect(stats).toHaveCount(4);
  for (const stat of await stats.all())
    await expect(stat.getByRole('link')).toHaveAttribute('href', /^\/sources\/[a-z]/);
  await expect(given).toContainText(/200\+\s*clinical studies/);
  await expect(given).toContainText('We found no list or study behind these four');
  const [first, last] = await Promise.all([main.locator('[data-figure]').first().boundingBox(), given.boundingBox()]);
  expect(first?.y).toBeLessThan(last?.y ?? 0);
});

test.describe('I2 the tabs', () => {
  test('I2 begin with the adult protocol, and the reader switches freely', async ({ page }) => {
    await openLive(page, '/science');
    await expect(tab(page, 'Adult Protocol')).toHaveAttribute('aria-selected', 'true');
    await expect(adult(page)).toBeVisible();
    await expect(kids(page)).toBeHidden();
    await tab(page, 'Kids Protocol').click();
    await expect(tab(page, 'Kids Protocol')).toHaveAttribute('aria-selected', 'true');
    await expect(kids(page)).toBeVisible();
    await expect(adult(page)).toBeHidden();
    await tab(page, 'Adult Protocol').click();
    await expect(adult(page)).toBeVisible();
  });

  test('I2 kids when ?tab=kids, from the first paint, before any component runs', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/science?tab=kids');
    await expect(page.getByRole('heading', { name: 'The pediatrician first' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Six core supplements' })).toBeHidden();
  });

  test('I2 any other value has no effect', async ({ page }) => {
    for (const value of ['adult', 'KIDS', 'kids2', '']) {
      await page.goto(`/science?tab=${value}`);
      await expect(page.getByRole('heading', { name: 'Six core supplements' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The pediatrician first' })).toBeHidden();
    }
  });

  test('I2 the address follows the tab, without a step in the history', async ({ page }) => {
    await openLive(page, '/science');
    const steps = await page.evaluate(() => history.length);
    await tab(page, 'Kids Protocol').click();
    await expect(page).toHaveURL(/\/science\?tab=kids$/);
    await tab(page, 'Adult Protocol').click();
    await expect(page).toHaveURL(/\/science$/);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await tab(page, 'Kids Protocol').click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The pediatrician first' })).toBeVisible();
  });

  test('I2 arrow keys, Home and End move between the tabs, and only the current one takes Tab', async ({ page }) => {
    await openLive(page, '/science');
    await tab(page, 'Adult Protocol').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Kids Protocol'],
      ['ArrowRight', 'Adult Protocol'],
      ['ArrowLeft', 'Kids Protocol'],
      ['Home', 'Adult Protocol'],
      ['End', 'Kids Protocol'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(tab(page, 'Adult Protocol')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Tab');
    await expect(kids(page)).toBeFocused();
  });

  test('I2 a link into the kids protocol opens it', async ({ page }) => {
    await page.goto('/science#kids-limits');
    await expect(page.getByRole('heading', { name: 'Both readings against the limits' })).toBeInViewport();
  });
});

test('I3 the adult protocol: six subjects, each with research to read elsewhere', async ({ page }) => {
  await openLive(page, '/science');
  const titles = [
    'Why ninety days',
    'Six core supplements',
    'Supported recovery and cold turkey',
    'Gut and brain',
    'A family’s nervous system',
    'Working with your healthcare team',
  ];
  for (const title of titles) {
    const part = adult(page).getByRole('region', { name: title });
    await expect(part).toBeVisible();
    const links = part.locator('a[data-kind="research"]');
    expect(await links.count()).toBeGreaterThanOrEqual(1);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  }
});

test('I3 six core supplements with purpose, effect, how sure that is, and cautions with their sources', async ({
  page,
}) => {
  await page.goto('/science');
  const entries = page.getByRole('region', { name: 'Six core supplements' }).getByRole('article');
  await expect(entries).toHaveCount(6);
  for (const entry of await entries.all()) {
    await expect(entry).toContainText('How sure:');
    await expect(entry).toContainText('How long:');
    // What nothing stands against would read as safe: there, who asks first is open.
    const said = entry.locator('[data-safety]').getByText(/^(?:Not for|Do not mix with|Ask first):/);
    await expect(said.first()).toBeVisible();
    await expect(entry.locator('[data-safety] a').first()).toHaveAttribute('href', /^\/sources\/[a-z]/);
    await expect(entry.locator('a[data-kind="research"]')).toHaveAttribute('target', '_blank');
  }
});

test('I3 stopping safely is said before anything about stopping', async ({ page }) => {
  await page.goto('/science');
  const part = page.getByRole('region', { name: 'Supported recovery and cold turkey' });
  const order = await part
    .locator('[data-care], [data-claim]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-care') ?? 'claim'));
  expect(order.slice(0, 3)).toEqual(['alcohol', 'medication', 'claim']);
});

test('I4 the kids protocol: the pediatrician first, then overview, screens, nutrients and safety', async ({ page }) => {
  await openLive(page, '/science?tab=kids');
  await expect(kids(page).getByRole('heading', { level: 3 })).toHaveText([
    'The pediatrician first',
    'The protocol, ages 6–12',
    'Screens and “dopamine”',
    'Nutrients and doses',
    'Both readings against the limits',
    'Safety notes',
  ]);
  await expect(kids(page).getByRole('region', { name: 'Screens and “dopamine”' })).toContainText('5.5 hours');
});

test('I5 the figures of this tab', async ({ page }) => {
  await page.goto('/science?tab=kids');
  const row = (name: string) => page.getByRole('region', { name: 'Nutrients and doses' }).getByRole('row', { name });
  await expect(row('Omega-3')).toContainText('250–500 mg DHA/EPA a day');
  await expect(row('L-theanine')).toContainText('100–200 mg a day (ages 6+)');
  await expect(row('Magnesium')).toContainText('100–200 mg magnesium glycinate a day');
  await expect(row('Vitamins B6 and B12')).toContainText('Low multivitamin amounts');
  await expect(row('CoQ10')).toContainText('1–2 mg/kg');
});

for (const path of ['/science?tab=kids', '/kids-protocol']) {
  test(`I6 ${path} shows both readings side by side, and says in words what lies above a limit, and for whom`, async ({
    page,
  }) => {
    await page.goto(path);
    await openFolds(page);
    const comparison = page.locator('[data-comparison]');
    await expect(comparison).toContainText(
      'Above a published limit: Magnesium, ages 6–8, science page: above the US limit from 111 mg.',
    );
    await expect(comparison).toContainText('The two readings differ on');
    await expect(comparison).toContainText('Ask your child’s pediatrician before you give any of it');
    expect(await comparison.locator('tbody').count()).toBeGreaterThan(0);
    for (const group of await comparison.locator('tbody').all()) {
      await expect(group.locator('[data-reading="kids-page"]')).toBeVisible();
      await expect(group.locator('[data-reading="science-page"]')).toBeVisible();
    }
    const above = comparison.locator('[data-above]');
    expect(await above.count()).toBeGreaterThan(0);
    for (const cell of await above.all()) await expect(cell).toContainText(/Above the .* limit/);
    await expect(comparison.locator('[data-nutrient="magnesium"] [data-reading="kids-page"]')).toContainText(
      'Above the kids page’s own limit from 66 mg.',
    );
  });
}
