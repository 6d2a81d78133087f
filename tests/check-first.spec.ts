import { axeProblems } from './support/axe.ts';
import { expect, test, type Page } from '@playwright/test';
import { answers, boxOf, check, field, suggestions, take } from './support/readers.ts';
import { byId } from '../src/model/records.ts';
import { records } from './support/site.ts';

const { checkFirst, careCards } = records;
const numbers = checkFirst.calls.map(({ card }) => careCards.find(({ id }) => id === card)?.contacts[0]?.number ?? '');

test.beforeEach(async ({ page }) => {
  await page.goto('/check-first');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

const status = (page: Page) => page.getByRole('status');
const emergency = (page: Page) => page.getByRole('search').getByRole('alert');
const onSheet = (page: Page) => page.getByRole('list', { name: 'On your sheet' }).getByRole('listitem');

test('M8 the three calls come first, before the field, and stay there with an answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calls = page.locator('main a[href^="tel:"]');
  const first = async () => {
    for (const [index, number] of numbers.entries())
      await expect(calls.nth(index)).toHaveAttribute('href', `tel:${number}`);
    for (const index of numbers.keys()) await expect(calls.nth(index)).toBeInViewport({ ratio: 1 });
    const order = page.locator(`main :is(a[href="tel:${numbers[0]}"], [role=combobox])`);
    await expect(order.first()).toHaveAttribute('href', `tel:${numbers[0]}`);
  };
  await first();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await take(page, 'Xanax');
  await page.evaluate(() => scrollTo(0, 0));
  await first();
});

test('M1 a name is picked and removed, a condition is checked, and the heading says both', async ({ page }) => {
  await take(page, 'Zoloft');
  await check(page, boxOf('Light drinking'));
  const heading = answers(page).getByRole('heading', { level: 2 });
  await expect(heading).toContainText('Zoloft');
  await expect(heading).toContainText('Light drinking');
  await page.getByRole('button', { name: 'Remove Zoloft' }).click();
  await expect(heading).not.toContainText('Zoloft');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(answers(page)).toHaveCount(0);
});

test('M1 the field is a combobox: arrows pick, Escape closes, and Enter alone adds nothing', async ({ page }) => {
  await field(page).fill('Zoloft');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(
    suggestions(page).filter({ hasText: `sertraline, ${byId(records.medicineTypes, 'antidepressants').inText}` }),
  ).toHaveCount(1);
  await field(page).press('Enter');
  await expect(onSheet(page)).toHaveCount(0);
  await field(page).press('ArrowDown');
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active ?? ''}"]`)).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Escape');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(suggestions(page)).toHaveCount(0);
  await field(page).press('Enter');
  await expect(onSheet(page)).toHaveCount(0);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(onSheet(page)).toHaveText([/^Zoloft/]);
  await expect(field(page)).toHaveValue('');
});

test('M1 the red line leads to what is dangerous, which comes first, once under its names', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Eliquis', 'Advil PM', 'metoprolol']) await take(page, name);
  await page.getByRole('link', { name: /^Dangerous together/ }).click();
  const title = answers(page).getByRole('heading', { name: checkFirst.headings.readFirst });
  await expect(title).toBeInViewport({ ratio: 1 });
  const names = answers(page).locator('h3 + ul').first().getByRole('heading');
  await expect(names.first()).toContainText('Eliquis and Advil PM');
  const all = await names.allTextContents();
  expect(all).toEqual([...new Set(all)]);
});

test('M1 a list that is pasted after a name shows every name, and one tap adds them all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const typed = 'Xanax';
  const pasted = ['Zoloft', 'lisinopril', 'Synthroid', 'warfarin'];
  await field(page).fill(typed);
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted.join('\n'));
  await field(page).press('ControlOrMeta+v');
  const all = suggestions(page).first();
  await expect(all).toContainText('Add all 5');
  for (const name of [typed, ...pasted]) await expect(all).toContainText(name);
  await all.click();
  for (const name of [typed, ...pasted]) await expect(onSheet(page).filter({ hasText: name })).toHaveCount(1);
});

test('M1 a list is asked about a name at a time, by tap and by keyboard, until all of it is on the sheet', async ({
  page,
}) => {
  const typed = 'Xanax, zolofft, Blorptine, lisinopril';
  const byTap = async (name: string) => suggestions(page).filter({ hasText: name }).first().click();
  const byKeyboard = async (name: string) => {
    const active = page.locator('[role=option][aria-selected=true]');
    await field(page).press('ArrowDown');
    while (!(await active.textContent())?.includes(name)) await field(page).press('ArrowDown');
    await field(page).press('Enter');
  };
  for (const pick of [byTap, byKeyboard]) {
    await field(page).fill(typed);
    await expect(status(page)).toContainText(checkFirst.didYouMean);
    await pick('Zoloft');
    await expect(field(page)).toHaveValue('Xanax, Blorptine, lisinopril');
    await expect(field(page)).toBeFocused();
    await expect(status(page)).toContainText('Added: Zoloft.');
    await expect(status(page)).toContainText(checkFirst.noMatch);
    await field(page).press('Enter');
    await expect(onSheet(page)).toHaveCount(1);
    await pick('“Blorptine”');
    await pick('Add both');
    await expect(field(page)).toHaveValue('');
    await expect(onSheet(page)).toHaveText([/^Zoloft/, /^Blorptine \(not checked\)/, /^Xanax/, /^lisinopril/]);
    await page.getByRole('button', { name: 'Clear all' }).click();
  }
});

test('M1 M8 an emergency phrase shows the three calls at once, and no name', async ({ page }) => {
  for (const typed of ['I want to die', 'my heart stopped', 'NO PUEDO RESPIRAR', 'large amount of paracetamol']) {
    await field(page).fill(typed);
    for (const number of numbers) await expect(emergency(page).locator(`[href="tel:${number}"]`)).toBeVisible();
    await expect(suggestions(page)).toHaveCount(0);
    await field(page).press('Enter');
    await expect(onSheet(page)).toHaveCount(0);
  }
  await field(page).fill('sertraline');
  await expect(emergency(page)).toHaveCount(0);
  await field(page).fill('stroke');
  await emergency(page).getByRole('button', { name: 'Heart disease' }).click();
  await expect(onSheet(page)).toHaveText(/^Heart disease/);
  await field(page).fill('Zoloft, stroke');
  await emergency(page).getByRole('button', { name: 'Bleeding' }).click();
  await suggestions(page).first().click();
  await expect(field(page)).toHaveValue('stroke');
  await expect(onSheet(page)).toHaveText([/^Heart disease/, /^Bleeding/, /^Zoloft/]);
});

test('M1 a misspelling is asked about, and what is unknown is never called safe', async ({ page }) => {
  await field(page).fill('sinthroid');
  await expect(status(page)).toContainText(checkFirst.didYouMean);
  for (const number of numbers) await expect(status(page).locator(`[href="tel:${number}"]`).first()).toBeVisible();
  await expect(suggestions(page).first()).toContainText('Synthroid');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const typed of [
    'Qwxyzine',
    '💊🙂',
    'x'.repeat(10_000),
    '<b>bold</b>',
    'took 30 tylenol, feel ok',
    'took 20 gummies',
  ]) {
    await field(page).fill(typed);
    await expect(status(page)).toContainText(checkFirst.noMatch);
    await expect(status(page)).toContainText(checkFirst.callAnywayInSpanish);
    for (const number of numbers) await expect(status(page).locator(`[href="tel:${number}"]`).first()).toBeVisible();
  }
  await expect(suggestions(page), 'a sentence is not put on the sheet').toHaveCount(0);
  await field(page).fill('Qwxyzine');
  await suggestions(page).first().click();
  await expect(onSheet(page)).toContainText(['Qwxyzine (not checked)']);
  await expect(answers(page)).toContainText(checkFirst.notChecked);
  expect(complaints).toEqual([]);
});

test('M1 a second sheet is for someone else, and leaves the first as it was', async ({ page }) => {
  await take(page, 'Zoloft');
  await page.getByRole('button', { name: /someone else/ }).click();
  await expect(onSheet(page)).toHaveCount(0);
  await take(page, 'warfarin');
  await page.getByRole('button', { name: /my sheet/ }).click();
  await expect(onSheet(page)).toHaveText([/^Zoloft/]);
});

test('M1 G8 nothing that is typed or picked is sent, stored or put in the address', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const address = page.url();
  await take(page, 'Zoloft');
  await take(page, 'Qwxyzine');
  await check(page, boxOf('Pregnant'));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((line) => /zoloft|sertraline|qwxyz|pregnan/i.test(line))).toEqual([]);
  // The list and the search are fetched once, whatever is typed.
  expect(asked.filter((line) => line.includes('what-do-you-take.json'))).toHaveLength(1);
  expect(page.url()).toBe(address);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      JSON.stringify(history.state ?? {}).includes('Zoloft'),
    ]),
  ).toEqual([0, 0, 0, false]);
  await page.reload();
  await expect(answers(page)).toHaveCount(0);
});

test('M1 the list is loaded only when the field is used, and the page says so if it fails', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /what-do-you-take|\/answer\./.test(url))).toEqual([]);
  await page.route('**/what-do-you-take.json', (route) => route.abort());
  await field(page).fill('Zoloft');
  await expect(status(page)).toContainText(checkFirst.notLoaded);
  for (const number of numbers) await expect(status(page).locator(`[href="tel:${number}"]`).first()).toBeVisible();
  await page.unroute('**/what-do-you-take.json');
  await field(page).fill('');
  await take(page, 'Zoloft');
});

test('M1 the field is accessible while it is used, in both themes, and never scrolls sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await take(page, 'Xanax');
  await check(page, boxOf('Liver disease'));
  for (const typed of ['lisin', 'stroke'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await field(page).fill(typed);
      await page.emulateMedia({ colorScheme });
      const within = ['[role="search"]', '[aria-labelledby="answers-title"]'];
      expect(await axeProblems(page, { within })).toEqual([]);
    }
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('M1 on a phone the field moves up, so that its list is seen above a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await field(page).fill('zol');
  await expect(suggestions(page).first()).toBeVisible();
  // The keyboard takes the lower half.
  await page.setViewportSize({ width: 360, height: 370 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
});

test('M4 the sheet for six medicines and three conditions prints alone, on one page of US or European paper', async ({
  page,
}) => {
  // As many dangerous mixes as six names have.
  const names = ['Xanax', 'disulfiram', 'ibuprofen', 'insulin', 'warfarin', 'Nardil'];
  for (const name of names) await take(page, name);
  for (const name of ['Regular drinking', 'Pregnant', 'Kidney disease']) await check(page, boxOf(name));
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet]');
  for (const name of names) await expect(sheet.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(sheet).toContainText(checkFirst.atTheCounter);
  await expect(page.locator('#do-not-start')).toBeHidden();
  await expect(field(page)).toBeHidden();
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
});
