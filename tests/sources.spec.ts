import { expect, test } from '@playwright/test';
import { basisWords, claimAnchor, referenceAnchor } from '../src/evidence/basis.ts';
import { basisLine } from '../src/evidence/sources.ts';
import { byId } from '../src/model/records.ts';
import { sourcePath } from '../src/site/pages.ts';
import { loadRecords } from '../src/content-loader/records.ts';

const { claims } = loadRecords();
const { text: ownClaim } = byId(claims, 'triglycerides-30-days');

test('E3 the index is short until a list is opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/sources');
  const entry = page.getByRole('link', { name: ownClaim });
  await expect(entry).toBeHidden();
  await page.getByRole('heading', { name: basisWords.project.heading }).click();
  await entry.click();
  await expect(page).toHaveURL(/\/sources\/triglycerides-30-days$/);
});

test('F4 E3 a claim’s page says what it rests on, in words, with what to be careful about', async ({ page }) => {
  await page.goto(sourcePath('triglycerides-30-days'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownClaim);
  await expect(page.getByText(basisLine('project', []), { exact: true })).toBeVisible();
  await page.goto(sourcePath('ashwagandha-sleep'));
  await expect(page.getByText(/^Published research, /)).toBeVisible();
  const restsOn = page.getByRole('region', { name: 'What it rests on' });
  await expect(restsOn).toContainText('Careful:');
  await restsOn.getByRole('listitem').first().getByRole('link').click();
  await expect(page.locator('#rests-here')).toContainText(byId(claims, 'ashwagandha-sleep').text);
  await page.getByRole('link', { name: 'All claims and sources' }).click();
  await expect(page.locator('li:target')).toBeInViewport();
});

test('F4 E3 an old address of a claim or a source opens its list and lands on its entry', async ({ page }) => {
  for (const [anchor, path] of [
    [referenceAnchor('efsa-b6-2023'), sourcePath('efsa-b6-2023')],
    [claimAnchor('weeks-2-3'), sourcePath('weeks-2-3')],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/sources#${anchor}`);
    const entry = page.locator(`[id="${anchor}"]`).getByRole('link');
    await expect(entry).toBeInViewport();
    await expect(entry).toHaveAttribute('href', path);
  }
});
