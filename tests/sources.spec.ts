import { expect, test } from '@playwright/test';
import { listedIn } from '../src/domain/pages.ts';

/** Pages on which claims and sources may be marked. */
const pages = listedIn('sweep')
  .filter(({ path, members }) => !members && path !== '/sources')
  .map(({ path }) => path);

test('F4 the page counts its claims by what they rest on, and shows as many', async ({ page }) => {
  await page.goto('/sources');
  const line = await page.getByText(/\d+ claims: \d+ rest on published research/).innerText();
  const [claims = 0, published = 0, own = 0, reported = 0, sources = 0] = [...line.matchAll(/\d+/g)].map(Number);
  const count = (basis: string) => page.locator(`[id^="claim-"][data-basis="${basis}"]`).count();
  expect(claims).toBe(published + own + reported);
  expect((await count('published')) + (await count('guideline'))).toBe(published);
  expect(await count('project')).toBe(own);
  expect(await count('community')).toBe(reported);
  await expect(page.locator('[id^="reference-"]')).toHaveCount(sources);
});

test('F4 a claim says what it rests on, in words, with what to be careful about', async ({ page }) => {
  await page.goto('/sources#claim-triglycerides-30-days');
  const entry = page.locator('#claim-triglycerides-30-days');
  await expect(entry).toBeInViewport();
  await expect(entry.getByText('our claim')).toBeVisible();
  await expect(page.locator('#claim-ashwagandha-sleep')).toContainText('published');
  await expect(page.locator('#claim-ashwagandha-sleep')).toContainText('Careful:');
});

test('F4 every mark on a page leads to its entry, and a claim’s entry leads back', async ({ page }) => {
  const marksOf = new Map<string, string[]>();
  for (const path of pages) {
    await page.goto(path);
    const targets = await page
      .locator('main a[href^="/sources#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
    marksOf.set(path, [...new Set(targets)]);
  }
  await page.goto('/sources');
  const entries = new Map(
    await page
      .locator('main article[id]')
      .evaluateAll((all) =>
        all.map(
          (entry) =>
            [entry.id, [...entry.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')] as const,
        ),
      ),
  );
  const astray = [...marksOf].flatMap(([path, targets]) =>
    targets.filter((target) => !entries.get(target)?.includes(path)).map((target) => `${path} → ${target}`),
  );
  expect([...marksOf.values()].flat().length).toBeGreaterThan(100);
  expect(astray).toEqual([]);
});

test('F4 every link inside the page has its target, and a source its address', async ({ page }) => {
  await page.goto('/sources');
  const dead = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => document.getElementById(href.slice(1)) === null),
    );
  expect(dead).toEqual([]);
  const withoutAddress = await page
    .locator('[id^="reference-"]')
    .evaluateAll((all) =>
      all
        .filter((entry) => !entry.querySelector('a[data-kind="research"][href^="http"][target="_blank"]'))
        .map(({ id }) => id),
    );
  expect(withoutAddress).toEqual([]);
});

test('F4 an address that names a source far down the page lands on it', async ({ page }) => {
  for (const id of ['reference-efsa-b6-2023', 'reference-who-activity-2020', 'claim-weeks-2-3']) {
    await page.goto('/');
    await page.goto(`/sources#${id}`);
    await expect(page.locator(`[id="${id}"]`).getByRole('heading')).toBeInViewport();
  }
});
