import { expect, test, type Page } from './support/test.ts';
import { basisWords, claimAnchor, referenceAnchor } from '../src/evidence/basis.ts';
import { sourcePath } from '../src/site/pages.ts';
import { loadRecords } from '../src/content-loader/records.ts';

const { claims, references } = loadRecords();

const addressesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('F4 E3 the index counts its claims by what they rest on, and names each claim and source with its page', async ({
  shown,
}) => {
  const page = await shown('/sources');
  const figure = page.getByRole('figure', { name: /claims rest on published research/ });
  const counts = (await figure.getByRole('listitem').allInnerTexts()).map((words) => Number.parseInt(words, 10));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(claims.length);
  await expect(figure.getByRole('heading')).toContainText(`${counts[0]} of ${claims.length} claims`);
  await expect(page.locator('#references').getByText(`${references.length} sources`)).toBeVisible();
  const listed = (part: string) => addressesOf(page, `${part} li a`);
  expect(await listed('#published')).toHaveLength(claims.filter(({ basis }) => basis === 'published').length);
  expect((await listed('#claims')).toSorted()).toEqual(claims.map(({ id }) => sourcePath(id)).toSorted());
  expect((await listed('#references')).toSorted()).toEqual(references.map(({ id }) => sourcePath(id)).toSorted());
});

test('E3 the index is short until a list is opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/sources');
  const entry = page.getByRole('link', { name: 'Triglycerides down 20–30% in 30 days' });
  await expect(entry).toBeHidden();
  await page.getByRole('heading', { name: basisWords.project.heading }).click();
  await entry.click();
  await expect(page).toHaveURL(/\/sources\/triglycerides-30-days$/);
});

test('F4 E3 a claim’s page says what it rests on, in words, with what to be careful about', async ({ page }) => {
  await page.goto(sourcePath('triglycerides-30-days'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Triglycerides down 20–30% in 30 days');
  await expect(page.getByText('Our own claim', { exact: true })).toBeVisible();
  await page.goto(sourcePath('ashwagandha-sleep'));
  await expect(page.getByText(/^Published research, /)).toBeVisible();
  const restsOn = page.getByRole('region', { name: 'What it rests on' });
  await expect(restsOn).toContainText('Careful:');
  await restsOn.getByRole('listitem').first().getByRole('link').click();
  await expect(page.locator('#rests-here')).toContainText(
    claims.find(({ id }) => id === 'ashwagandha-sleep')?.text ?? 'no such claim',
  );
  await page.getByRole('link', { name: 'All claims and sources' }).click();
  await expect(page.locator('li:target')).toBeInViewport();
});

test('F4 E3 a source’s page names who wrote it, what it found, where to read it, and whether that is a copy', async ({
  page,
}) => {
  const copy = references.find(({ isSecondary, caution }) => isSecondary && caution);
  const original = references.find(({ isSecondary }) => !isSecondary);
  for (const reference of [copy, original]) {
    if (!reference) throw new Error('no such reference');
    await page.goto(sourcePath(reference.id));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference.title);
    for (const words of [reference.publisher, reference.finding, reference.caution])
      if (words) await expect(main).toContainText(words);
    await expect(main.getByText(loadRecords().sourcesScreen.copy)).toHaveCount(reference.isSecondary ? 1 : 0);
    const link = main.locator('a[data-kind="research"]');
    await expect(link).toHaveAttribute('href', reference.url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
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
