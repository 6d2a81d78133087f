import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { afterPage, afterPath, dayAt, dayPath, daysOf, daysPath, numberOf, plans } from '../src/plan/days.ts';
import { pagesOf } from '../src/pdf/printables.ts';
import type { Plan } from '../src/model/day.ts';
import { callOf, records } from './support/site.ts';

const day = (number: number, plan: Plan = 'adults') => {
  const planned = dayAt(records, plan, number);
  if (!planned) throw new Error(`There is no day ${number} of ${plan}.`);
  return planned;
};
const main = (page: Page) => page.getByRole('main');
const links = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
const allDays = (plan: Plan) => daysOf(records, plan).map((day) => dayPath(plan, numberOf(day)));

/** Every address that the page asks for, with whatever it sends. */
function requestsOf(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => all.push(`${request.url()} ${request.postData() ?? ''}`));
  return all;
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Sets the clock to noon on a day, where the test runs. */
const onDay = (page: Page, iso: string) => page.clock.setFixedTime(new Date(`${iso}T12:00:00`));

/** Opens an address as if it had been saved: the page loads afresh. */
async function openSaved(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address);
}

/** The panel of `/today` for a state: ask, before, day, after, wrong or far. */
const panel = (page: Page, state: string) => page.locator(`[data-states~="${state}"]`).first();

for (const plan of ['adults', 'kids'] as const)
  test(`D1 the last day for ${plan} leads to the page after it, and so do the list of days and today`, async ({
    page,
  }) => {
    const after = afterPage(records, plan);
    const length = plans[plan].length;
    await page.goto(dayPath(plan, length));
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(new RegExp(`${afterPath(plan)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(after?.title ?? '?');
    await page.goto(daysPath(plan));
    await expect(main(page).locator(`a[href="${afterPath(plan)}"]`)).toBeVisible();
    await onDay(page, '2027-02-23');
    await openSaved(page, `/today#${plan === 'kids' ? 'kids-' : ''}2026-11-23`);
    await expect(panel(page, 'after').locator(`a[href="${afterPath(plan)}"]`)).toBeVisible();
  });

test('D1 a missing day is not found', async ({ request }) => {
  for (const path of ['/protocol/day-91', '/protocol/day-007', '/protocol/day-0', '/kids-protocol/day-31'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('D10 the page for someone close to the reader is linked where someone else comes in, and prints on one sheet', async ({
  page,
}) => {
  const path = '/protocol/for-someone-beside-you';
  for (const from of ['/protocol', ...[6, 43, 47].map((number) => dayPath('adults', number))]) {
    await page.goto(from);
    await expect(main(page).locator(`a[href="${path}"]`), from).toBeVisible();
  }
  for (const { path: textPage } of records.textPages)
    for (const format of ['Letter', 'A4']) {
      await page.goto(textPage);
      await page.emulateMedia({ media: 'print' });
      expect(pagesOf(await page.pdf({ format })), `${textPage}, ${format}`).toBe(1);
    }
  await page.goto(path);
  for (const id of ['emergency-services', 'lifeline', 'domestic-violence'])
    await expect(
      main(page)
        .locator(`a[href="tel:${callOf(id)}"]`)
        .first(),
    ).toBeVisible();
});

test('D1 on a day about safety at home, the people to call are one tap away', async ({ page }) => {
  await page.goto(dayPath('adults', 43));
  await main(page).locator('a[href="/help#help-home"]').first().click();
  await expect(page.locator('#help-home')).toBeInViewport();
  await expect(page.locator('#help-home').getByRole('link').first()).toHaveAttribute(
    'href',
    `tel:${callOf('domestic-violence')}`,
  );
});

for (const plan of ['adults', 'kids'] as const)
  test(`D2 all days for ${plan} are on one page by week, and a week opens on a tap or by its address`, async ({
    page,
  }) => {
    await page.goto(daysPath(plan));
    const weeks = records.weeks.filter((week) => week.plan === plan);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(weeks.map(({ title }) => title));
    expect(await links(page, 'main ol a')).toEqual(allDays(plan));
    const first = page.getByText(day(weeks[1]?.from ?? 0, plan).title, { exact: true });
    await expect(first).toBeHidden();
    await page.getByRole('heading', { name: weeks[1]?.title ?? '?' }).click();
    await expect(first).toBeVisible();
    await openSaved(page, `${daysPath(plan)}#week-2`);
    await expect(first).toBeInViewport();
  });

test.describe('D3 today', () => {
  test('D3 from the first tap to an address worth saving, to its day, and no request knows the date', async ({
    page,
    context,
  }) => {
    const requests = requestsOf(page);
    const errors = errorsOf(page);
    await onDay(page, '2026-11-18');
    await page.goto('/today');
    await page.locator('[data-start="today"]').click();
    await expect(page).toHaveURL(/\/today#2026-11-18$/);
    await expect(panel(page, 'day').getByRole('heading')).toBeFocused();
    const saved = page.url();
    await onDay(page, '2026-12-04');
    await openSaved(page, saved);
    await expect(page).toHaveURL(/\/protocol\/day-17#2026-11-18$/);
    await expect(main(page).getByRole('link', { name: 'Back to today' })).toBeHidden();
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\/protocol\/day-18#2026-11-18$/);
    await main(page).locator('a[data-dated]:not([rel])').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/protocol\/day-17#2026-11-18$/);
    expect(requests.filter((request) => /2026|11-18|12-04/.test(request))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('D3 before day 1 it offers day 1 to read, and after the last day it says that the plan is over', async ({
    page,
  }) => {
    await onDay(page, '2026-11-20');
    await page.goto('/today#2026-11-23');
    await expect(panel(page, 'before')).toBeVisible();
    await expect(panel(page, 'before').locator('[data-open]')).toHaveAttribute('href', '/protocol/day-1#2026-11-23');
    await onDay(page, '2027-02-21');
    await openSaved(page, '/today#2026-11-23');
    await expect(panel(page, 'after')).toBeVisible();
    await expect(panel(page, 'before')).toBeHidden();
  });

  test('D3 any other address is answered with the question and a way to the list of days', async ({ page }) => {
    const errors = errorsOf(page);
    await onDay(page, '2026-11-18');
    await page.goto('/today#<img src=x onerror=alert(1)>');
    for (const state of ['wrong', 'ask']) await expect(panel(page, state)).toBeVisible();
    const list = main(page).locator(`a[href="${daysPath('adults')}"]`);
    await expect(list.filter({ visible: true }).last()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('D3 a reader who is under way says on a day that it is today, and gets an address to save', async ({ page }) => {
    await onDay(page, '2026-03-10');
    for (const [plan, number, address] of [
      ['adults', 9, /\/today\?keep#2026-03-02$/],
      ['kids', 3, /\/today\?keep#kids-2026-03-08$/],
    ] as const) {
      await page.goto(dayPath(plan, number));
      const mine = page.locator('[data-mine]');
      // It comes right after the steps.
      expect(await mine.evaluate((link) => link.previousElementSibling?.tagName)).toBe('OL');
      await mine.click();
      await expect(page).toHaveURL(address);
      await expect(panel(page, 'day')).toBeVisible();
    }
  });

  test('D3 the clock on the reader’s wall decides, also where it’s a day ahead', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-11-22T11:00:00Z'));
    await page.goto('/today#2026-11-22');
    await expect(page).toHaveURL(/\/protocol\/day-2#2026-11-22$/);
    await context.close();
  });
});

test('D4 the calendar is made on the tap, asks for nothing that knows the date, and reads back whole', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await onDay(page, '2026-11-18');
  await page.goto('/today');
  await page.locator('[data-start="tomorrow"]').click();
  expect(requests.filter((request) => request.includes('/calendar'))).toEqual([]);
  const before = requests.length;
  const withReminder = page.getByRole('button', { name: records.todayScreen.calendar.remind });
  const [file] = await Promise.all([page.waitForEvent('download'), withReminder.click()]);
  const text = await readFile(await file.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const reminders = afterPage(records, 'adults')?.reminders ?? [];
  expect(events).toHaveLength(records.adultDays.length + reminders.length);
  expect(events[0]?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-11-19T12:00:00');
  expect(events.every((event) => event.getAllSubcomponents('valarm').length === 1)).toBe(true);
  expect(requests.slice(before).filter((request) => /2026|11-19/.test(request))).toEqual([]);
  const answer = page.getByRole('status').filter({ hasText: records.todayScreen.calendar.saved });
  await expect(answer).toBeInViewport();
});
