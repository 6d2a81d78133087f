import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { answers, calledSafe, field, take, takeAllAway, tap } from './support/readers.ts';
import { familyPath, namesPath } from '../src/domain/pages.ts';
import { readRecords } from '../src/records.ts';

const { ingredients, medicines, medicineNames } = readRecords();

test.beforeEach(async ({ page }) => {
  await page.goto('/check-first');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

const status = (page: Page) => page.getByRole('status');
const offers = (page: Page) => page.locator('[data-tool]').getByRole('button');

test('P3 the lines on drinking and on medicines stand before any advice, and no full card does', async ({ page }) => {
  await expect(page.locator('section[data-care]')).toHaveCount(0);
  const order = await page
    .locator('main :is([data-care], h2)')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-care') ?? part.textContent));
  expect(order.slice(0, 3)).toEqual(['Before any bottle', 'alcohol', 'medication']);
});

test('M1 “What do you take?” stands in the first screen, and the page is short', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight / 740)).toBeLessThanOrEqual(8.5);
});

test('M1 a name that is typed, tapped and taken away', async ({ page }) => {
  await take(page, 'Zoloft');
  await expect(answers(page)).toContainText('For Zoloft');
  await take(page, 'lisinopril');
  await tap(page, 'Alcohol');
  await expect(answers(page).getByRole('heading').first()).toHaveText('For Zoloft, lisinopril, and Alcohol');
  await page.getByRole('button', { name: 'Take away Zoloft' }).click();
  await expect(answers(page)).not.toContainText('Zoloft');
  await expect(field(page)).toBeFocused();
  await takeAllAway(page);
});

test('M1 the answer goes from worst to least, and never calls anything safe', async ({ page }) => {
  await take(page, 'Xanax');
  await take(page, 'Lipitor');
  const kinds = await answers(page)
    .locator('li[data-verdict]')
    .evaluateAll((all) => all.map((item) => item.getAttribute('data-verdict')));
  expect(kinds).toEqual([
    ...kinds.filter((kind) => kind !== 'ask-first'),
    ...kinds.filter((kind) => kind === 'ask-first'),
  ]);
  expect(calledSafe(await answers(page).innerText())).toEqual([]);
});

test('M1 the table and the reasons below shrink to what concerns the reader, and come back', async ({ page }) => {
  const rows = page.locator('tr[id^=medicine-], div[id^=condition-]');
  const shown = () => rows.evaluateAll((all) => all.filter((row) => !row.hasAttribute('hidden')).map(({ id }) => id));
  const all = await rows.count();
  await take(page, 'Synthroid');
  await tap(page, 'Liver disease');
  expect((await shown()).sort()).toEqual(['condition-liver-disease', 'medicine-thyroid']);
  await takeAllAway(page);
  expect(await shown()).toHaveLength(all);
});

test('M1 a slip, two names, a strength and a salt find their way', async ({ page }) => {
  for (const [typed, name] of [
    ['clonopin', 'Klonopin'],
    ['welbutrin', 'Wellbutrin'],
    ['Zoloft 50 mg', 'Zoloft'],
    ['losartan potassium', 'losartan'],
    ['sertraline and lisinopril', 'lisinopril'],
    ['hydrocodone/acetaminophen', 'hydrocodone and acetaminophen'],
  ] as const) {
    await field(page).fill(typed);
    await expect(offers(page).filter({ has: page.locator('b').getByText(name, { exact: true }) })).toHaveCount(1);
  }
  await field(page).fill('sinthroid');
  await expect(status(page)).toContainText('Did you mean');
});

test('M1 M7 a drink, or what is so of a reader, is ticked and never looked for as a medicine', async ({ page }) => {
  await field(page).fill('two glasses a night');
  await expect(status(page)).toHaveText(
    'That is asked below, and it counts here as much as a medicine. Tap what is so. In danger now: 911.',
  );
  await expect(offers(page)).toHaveText([/^Alcohol/, /^Drinking most days/, /^Heavy drinking/]);
  await offers(page).filter({ hasText: 'Drinking most days' }).click();
  await expect(page.getByRole('checkbox', { name: 'Drinking most days' })).toBeChecked();
  await expect(status(page)).toHaveText('Drinking most days is ticked below, and on your sheet.');
  await expect(answers(page).getByRole('heading', { level: 2 })).toHaveText('For Drinking most days');
  await expect(answers(page)).toContainText('Before you change the amount');
  await field(page).fill('sertraline and wine');
  await expect(status(page)).toContainText('Tap what is so, and the name.');
  await expect(offers(page).filter({ hasText: /^sertraline/ })).toHaveCount(1);
  await expect(offers(page).filter({ hasText: /^Alcohol/ })).toHaveCount(1);
  await offers(page)
    .filter({ hasText: /^Alcohol/ })
    .click();
  await offers(page)
    .filter({ hasText: /^sertraline/ })
    .click();
  await expect(answers(page).getByRole('heading', { level: 2 })).toContainText('For sertraline, Alcohol');
  await field(page).fill('child');
  await expect(offers(page).filter({ hasText: 'It is for somebody under 18' })).toHaveText([/^Under 18/]);
  await page.emulateMedia({ media: 'print' });
  await expect(answers(page).getByText(/^Do not cut down alone: /)).toBeVisible();
});

test('M1 whoever types a danger is told what to do first, and whom to call', async ({ page }) => {
  const call = (name: RegExp) => page.locator('[data-tool]').getByRole('link', { name });
  await field(page).fill('I want to die');
  await expect(status(page)).toHaveText('In danger, or something taken already: 911. If not, call or text 988.');
  await expect(offers(page)).toHaveCount(0);
  await expect(call(/911/)).toHaveAttribute('href', 'tel:911');
  await expect(call(/988/)).toHaveAttribute('href', 'tel:988');
  await expect(call(/Every step/)).toHaveAttribute('href', '/help#care-suicide');
  await field(page).fill('my toddler ate gummies');
  await expect(call(/222-1222/)).toBeVisible();
  await field(page).fill('took 10 lexapro');
  await expect(offers(page)).toHaveText([/^Lexapro/]);
  const order = page.locator('[data-tool] :is(a[href="tel:911"], ul button)');
  await expect(order.first()).toContainText('911');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Take away Lexapro' })).toHaveCount(0);
  await field(page).fill('sertraline');
  await expect(call(/./)).toHaveCount(0);
});

test('M1 bad input has a calm answer: unknown, emoji, markup, 10,000 characters', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await field(page).fill('Qwxyzine');
  await expect(status(page)).toHaveText(
    'Not on our list; that does not mean it is safe. Ask a pharmacist. In danger: 911.',
  );
  await field(page).fill('💊🙂');
  await expect(status(page)).toHaveText('Write the name as it stands on the bottle, such as Zoloft.');
  await field(page).fill('x'.repeat(10_000));
  await expect(status(page)).toHaveText('That is longer than a name. Write one name, as it stands on the bottle.');
  const markup = '<img src=x onerror=alert(1)>';
  await take(page, markup);
  await expect(answers(page)).toContainText(markup);
  await expect(answers(page).locator('img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('M1 G8 nothing that is typed or tapped is sent, stored or put in the address', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const address = page.url();
  await take(page, 'Zoloft');
  await take(page, 'Qwxyzine');
  await tap(page, 'Pregnant');
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

test('M1 nothing of the list is loaded before the tool is used, and a list that does not come is said', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /what-do-you-take|tool\./.test(url))).toEqual([]);
  await page.route('**/what-do-you-take.json', (route) => route.abort());
  await field(page).fill('Zoloft');
  await expect(status(page)).toContainText('could not be loaded');
  await page.unroute('**/what-do-you-take.json');
  await field(page).fill('');
  await take(page, 'Zoloft');
});

test('M1 the tool is accessible while it is used, in both themes', async ({ page }) => {
  test.setTimeout(60_000);
  await take(page, 'Xanax');
  await tap(page, 'Liver disease');
  await field(page).fill('lisin');
  await expect(offers(page).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''}`)).toEqual([]);
  }
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('M3 V4 the matrix has a verdict in every place, in words, and opens its reasons in the row', async ({ page }) => {
  await page.getByText(/^By medicine:/).click();
  const rows = page.locator('[data-matrix] tbody').getByRole('row');
  await expect(rows).toHaveCount(medicines.length);
  const holes = await rows.evaluateAll(
    (all, count) =>
      all
        .filter((row) => row.querySelectorAll('[data-verdict]').length !== count || /^$/.test(row.textContent))
        .map((row) => row.id),
    ingredients.length,
  );
  expect(holes).toEqual([]);
  const row = page.locator('#medicine-thyroid');
  await expect(row.locator('[data-ingredient=ashwagandha]')).toContainText('Do not mix');
  await row.getByText('Why').click();
  await expect(row.locator('[data-safety]')).toContainText('Do not mix: Ashwagandha.');
  await expect(row.locator('[data-safety]')).toContainText('not the same as safe');
});

test('M3 everything that is not for somebody or not to be mixed is open, without a tap', async ({ page }) => {
  const open = page.locator('#do-not-start');
  expect(ingredients.flatMap(({ interactions }) => interactions).map(({ verdict }) => verdict)).toContain('do-not-mix');
  for (const { name, interactions } of ingredients) {
    const never = interactions.filter(({ verdict }) => verdict === 'do-not-mix').flatMap((one) => one.medicines);
    for (const id of never)
      await expect(
        open
          .locator('> dl > div')
          .filter({ has: page.locator('dt').getByText(name.replace(/ \(.*/, ''), { exact: true }) }),
      ).toContainText(new RegExp(medicines.find((one) => one.id === id)?.name.replace(/[()]/g, '\\$&') ?? '?', 'i'));
  }
});

test('V4 no supplement stands without who leaves it out or asks first, so that none looks cleared', async ({
  page,
}) => {
  await page.goto('/check-first');
  const entries = page.locator('#do-not-start dl > div');
  await expect(entries).toHaveCount(ingredients.length + 1);
  for (const entry of await entries.all())
    await expect(entry.locator('[data-verdict]:visible').first()).toHaveText(/^(Not for|Do not mix with|Ask first): ./);
});

test('M2 each family has a page with its verdicts, its names and what to say', async ({ page }) => {
  test.setTimeout(90_000);
  for (const { id, name } of medicines) {
    const html = await (await page.request.get(familyPath(id))).text();
    const said = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return {
        title: parsed.querySelector('h1')?.textContent,
        kinds: [...parsed.querySelectorAll('article[data-verdict]')].map((entry) => entry.getAttribute('data-verdict')),
        unsourced: [...parsed.querySelectorAll('article[data-verdict]:not([data-verdict=none-found])')].filter(
          (entry) => !entry.querySelector('a[href^="/sources"]') && !/\bours\b/.test(entry.textContent),
        ).length,
        text: parsed.querySelector('main')?.textContent ?? '',
      };
    }, html);
    expect(said.title).toBe(name);
    expect(said.kinds).toHaveLength(ingredients.length);
    expect(said.unsourced, id).toBe(0);
    expect(said.text).toContain('What to say at the counter');
    for (const { generic, families } of medicineNames) if (families.includes(id)) expect(said.text).toContain(generic);
  }
});

test('M5 every name stands on the A–Z list and leads to its family', async ({ page }) => {
  await page.goto(namesPath);
  for (const name of ['Zoloft', 'levothyroxine', 'Xanax'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const { generic, brands } of medicineNames)
    for (const name of [generic, ...brands]) expect(text).toContain(name);
  await page.getByRole('link', { name: 'S', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Synthroid', exact: true }).click();
  await expect(page).toHaveURL(/\/check-first\/thyroid$/);
});

const pagesOf = async (page: Page, format: 'Letter' | 'A4') =>
  (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('M5 with nothing chosen the page prints to one sheet, front and back, on US and on European paper', async ({
  page,
}) => {
  for (const format of ['Letter', 'A4'] as const) expect(await pagesOf(page, format)).toBe(2);
});

test('M4 what was chosen prints alone, on one page, with what to say at the counter', async ({ page }) => {
  for (const name of ['Xanax', 'lisinopril']) await take(page, name);
  await tap(page, 'Alcohol');
  for (const format of ['Letter', 'A4'] as const) expect(await pagesOf(page, format)).toBe(1);
});

test('M4 nine things that were chosen print on one sheet, front and back at the most', async ({ page }) => {
  for (const name of ['Xanax', 'Zoloft', 'lisinopril', 'Synthroid', 'warfarin', 'metformin']) await take(page, name);
  for (const name of ['Alcohol', 'Over 65', 'Liver disease']) await tap(page, name);
  await page.emulateMedia({ media: 'print' });
  await expect(answers(page)).toContainText('My medicines: Xanax, Zoloft, lisinopril, Synthroid, warfarin, metformin.');
  await expect(answers(page).getByText('What to say at the counter')).toBeVisible();
  await expect(field(page)).toBeHidden();
  for (const format of ['Letter', 'A4'] as const) expect(await pagesOf(page, format)).toBeLessThanOrEqual(2);
});
