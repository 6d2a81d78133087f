import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import ICAL from 'ical.js';
import { dayAt, dayPath, daysOf, numberOf, phaseOf, plans } from '../src/domain/days.ts';
import { plannedDays, dayWords } from '../src/domain/rules/day-texts.ts';
import { callOf, records } from './support/site.ts';

const day = (number: number) => {
  const found = dayAt(records, 'adults', number);
  if (!found) throw new Error(`no record of day ${number}`);
  return found;
};

/** Every address that the page asks for, with whatever it sends. */
function requestsOf(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request: Request) => all.push(`${request.url()} ${request.postData() ?? ''}`));
  return all;
}

const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

/** Noon on a day where the test runs. */
const onDay = (page: Page, iso: string) => page.clock.setFixedTime(new Date(`${iso}T12:00:00`));

test.describe('D1 a day', () => {
  for (const number of [1, 14, 36]) {
    test(`D1 day ${number} says why, what to do and what is enough on a bad day, and leads to its neighbors`, async ({
      page,
    }) => {
      const { title, why, do: things, tasks, badDay, lookBack = [], careCards, essay } = day(number);
      await page.goto(dayPath('adults', number));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Day ${number}.*${title}`));
      const main = page.getByRole('main');
      for (const text of [why, ...(tasks ?? things).map((thing) => thing.text), badDay, ...lookBack])
        await expect(main).toContainText(text);
      for (const card of careCards) await expect(main.locator(`[data-care="${card}"]`)).toHaveCount(1);
      if (essay) {
        await expect(main.locator(`a[href="/blog/${essay}"]`)).toBeVisible();
        await expect(main).toContainText(records.essays.find(({ slug }) => slug === essay)?.tomorrow.do ?? '?');
      }
      const moves = page.getByRole('navigation', { name: 'Days' });
      await expect(moves.locator('a[rel="next"]')).toHaveAttribute('href', dayPath('adults', number + 1));
      await expect(moves.locator('a[rel="prev"]')).toHaveCount(number === 1 ? 0 : 1);
      const x = await main.locator('svg [data-day]').getAttribute('x');
      expect(Number(x)).toBe(number - 1);
    });
  }

  test('D1 day 1 fits a phone with the one small thing, and the first ribbon behind it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(dayPath('adults', 1));
    const main = page.getByRole('main');
    const ribbon = main.locator('[data-care]').first();
    for (const part of [main.getByRole('heading', { level: 1 }), main.getByText('On a bad day, this alone:'), ribbon])
      await expect(part).toBeInViewport({ ratio: 1 });
    const [badDay, care] = [await main.getByText(day(1).badDay).boundingBox(), await ribbon.boundingBox()];
    expect(badDay?.y).toBeLessThan(care?.y ?? 0);
  });

  test('D1 a bad-day line that touches a danger stands behind its ribbon', async ({ page }) => {
    for (const number of [5, 39, 74]) {
      await page.goto(dayPath('adults', number));
      const main = page.getByRole('main');
      const badDay = await main.getByText('On a bad day, this alone:').boundingBox();
      const care = await main.locator('[data-care]').last().boundingBox();
      expect(badDay?.y, dayPath('adults', number)).toBeGreaterThan(care?.y ?? 0);
    }
  });

  test('D1 the next two days are named for the service worker to keep', async ({ page }) => {
    await page.goto(dayPath('adults', 8));
    const named = page.locator('meta[name="keep-offline"]');
    expect(await named.evaluateAll((elements) => elements.map((element) => element.getAttribute('content')))).toEqual(
      [9, 10].map((number) => dayPath('adults', number)),
    );
  });

  test('D1 a day that is none is not found', async ({ page }) => {
    for (const path of ['/protocol/day-91', '/protocol/day-007', '/protocol/day-0', '/kids-protocol/day-31']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
    }
  });

  test('D1 every day names the step of the screen side that runs beside its phase', async ({ page }) => {
    for (const number of [7, 8, 30, 31, 61]) {
      await page.goto(dayPath('adults', number));
      const [phase, step] = [phaseOf(records.phases, number), phaseOf(records.clarityPhases, number)];
      await expect(page.getByRole('main')).toContainText(
        `Beside ${phase?.title ?? '?'} runs the screen side, ${step?.title ?? '?'}, days ${String(step?.from)}–${String(step?.to)}.`,
      );
    }
    await page.goto('/protocol');
    await page.getByRole('main').getByRole('link', { name: 'The screen side of the same days' }).click();
    await expect(page).toHaveURL(/\/clarity-reset$/);
    for (const path of ['/protocol/days', '/clarity-reset']) {
      await page.goto(path);
      await expect(page.getByRole('main'), path).toContainText('side by side');
      const other = path === '/clarity-reset' ? records.phases : records.clarityPhases;
      for (const { title, from, to } of other)
        await expect(page.getByRole('main'), path).toContainText(`${title} ${String(from)}–${String(to)}`);
    }
  });

  test('D1 a place that a day names is a tap away, and is there', async ({ page }) => {
    const places = new Set<string>();
    for (const { plan, number } of plannedDays(records).filter(({ day: each }) =>
      /help page|Check first|Stack page|After a slide/.test(dayWords(each)),
    )) {
      await page.goto(dayPath(plan, number));
      const links = page
        .getByRole('main')
        .getByRole('link', { name: /^(help page|.*Check first|Stack page|After a slide)$/ });
      expect(await links.count(), dayPath(plan, number)).toBeGreaterThan(0);
      for (const link of await links.all()) places.add((await link.getAttribute('href')) ?? '');
      for (const link of await page.getByRole('main').locator('[data-care] p a').all())
        places.add((await link.getAttribute('href')) ?? '');
    }
    expect([...places]).toContain('/help#help-home');
    for (const place of places) {
      const answer = await page.goto(place);
      expect(answer?.status() ?? 200, place).toBe(200);
      const { hash } = new URL(page.url());
      if (hash) await expect(page.locator(hash), place).toBeInViewport();
    }
  });

  test('D1 whoever is afraid at home has the people to call in one tap, before the advice', async ({ page }) => {
    for (const number of [43, 44, 46]) {
      await page.goto(dayPath('adults', number));
      await page.getByRole('main').getByRole('link', { name: 'help page' }).tap();
      await expect(page).toHaveURL(/\/help#help-home$/);
      await expect(page.locator('#help-home')).toBeInViewport();
      await expect(page.locator('#help-home').getByRole('link').first()).toHaveAttribute(
        'href',
        `tel:${callOf('domestic-violence')}`,
      );
    }
    for (const number of [44, 46]) expect(day(number).do[0]?.text).toContain('help page');
  });

  test('D8 a day that looks back leads to the fork and the mini reset', async ({ page }) => {
    await page.goto(dayPath('adults', 14));
    const region = page.getByRole('region', { name: 'Looking back, on paper' });
    await expect(region.getByRole('listitem')).toHaveCount(3);
    await region.getByRole('link', { name: 'mini reset' }).click();
    await expect(page).toHaveURL(/\/protocol\/after-a-slide#the-mini-reset$/);
  });
});

test('D2 all days stand on one page by week, each with its title and its smallest form, and print to two sheets', async ({
  page,
}) => {
  for (const plan of ['adults', 'kids'] as const) {
    await page.goto(`${plans[plan].path}/days`);
    const weeks = records.weeks.filter((week) => week.plan === plan);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(weeks.map(({ title }) => title));
    const hrefs = await page
      .locator('main ol a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(daysOf(records, plan).map((each) => dayPath(plan, numberOf(each))));
    // A week opens on a tap, or by its address, with the smallest form of each of its days.
    const [, second] = weeks;
    const smallest = page.getByText(daysOf(records, plan)[(second?.from ?? 0) - 1]?.badDay ?? '?', { exact: true });
    await expect(smallest).toBeHidden();
    await page.getByRole('heading', { name: second?.title ?? '?' }).click();
    await expect(smallest).toBeVisible();
    // What it is about is said once, to the eye and to the ear.
    await expect(page.getByText(second?.sentence ?? '?')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${plans[plan].path}/days#week-2`);
    await expect(smallest).toBeInViewport();
    const pdf = await page.pdf({ format: 'Letter' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeLessThanOrEqual(2);
  }
});

test.describe('D3 today', () => {
  test('D3 from home to day 1, to an address worth keeping, to the day, and no request knows the date', async ({
    page,
    context,
  }) => {
    const requests = requestsOf(page);
    const errors = errorsOf(page);
    await onDay(page, '2026-11-18');
    await page.goto('/today');
    await page.getByRole('link', { name: /^Today November 18$/ }).click();
    await expect(page).toHaveURL(/\/today#2026-11-18$/);
    await expect(page.getByRole('heading', { name: 'Today is day 1' })).toBeFocused();
    await expect(page.getByText('Bookmark it, or put it on the home screen')).toBeVisible();
    const kept = page.url();
    await onDay(page, '2026-12-04');
    await page.goto('about:blank');
    await page.goto(kept);
    await expect(page).toHaveURL(/\/protocol\/day-17#2026-11-18$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(day(17).title);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\/protocol\/day-18#2026-11-18$/);
    await page.getByRole('link', { name: 'Back to today' }).click();
    await expect(page).toHaveURL(/\/protocol\/day-17#2026-11-18$/);
    await page.getByRole('link', { name: 'Your address and calendar' }).click();
    await expect(page.getByRole('heading', { name: 'Today is day 17' })).toBeVisible();
    expect(requests.filter((request) => /2026|11-18|12-04/.test(request))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(
      await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
      ]),
    ).toEqual([0, 0, 0]);
    expect(errors).toEqual([]);
  });

  test('D3 before day 1 it says in how many days, and after the last that it is over', async ({ page }) => {
    await onDay(page, '2026-11-20');
    await page.goto('/today#2026-11-23');
    await expect(page.getByRole('heading', { name: 'Begins in 3 days' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Read day 1 beforehand: Ask first/ })).toHaveAttribute(
      'href',
      '/protocol/day-1#2026-11-23',
    );
    await onDay(page, '2027-02-21');
    await page.goto('about:blank');
    await page.goto('/today#2026-11-23');
    await expect(page.getByRole('heading', { name: 'Your 90 days are over' })).toBeVisible();
  });

  test('D3 the thirty days have addresses of their own', async ({ page }) => {
    await onDay(page, '2026-11-25');
    await page.goto('/today#kids');
    await page.getByRole('link', { name: /^Next Monday November 30$/ }).click();
    await expect(page).toHaveURL(/#kids-2026-11-30$/);
    await onDay(page, '2026-12-02');
    await page.goto('about:blank');
    await page.goto('/today#kids-2026-11-30');
    await expect(page).toHaveURL(/\/kids-protocol\/day-3#kids-2026-11-30$/);
  });

  for (const [fragment, title] of [
    ['2026-02-30', 'No date we can read'],
    ['tomorrow', 'No date we can read'],
    ['2026-11-23,2026-11-24', 'No date we can read'],
    ['<img src=x onerror=alert(1)>', 'No date we can read'],
    ['2028-01-01', 'Far from today'],
    ['2016-11-23', 'Far from today'],
    ['', 'When is your day 1?'],
  ] as const) {
    test(`D3 #${fragment} has a clear line, the question and the list of days`, async ({ page }) => {
      const errors = errorsOf(page);
      await onDay(page, '2026-11-18');
      await page.goto(`/today#${fragment}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'When is your day 1?' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'The ninety days' }).getByRole('link').first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('D3 every day is a number to tap, which is heard with its title', async ({ page }) => {
    await page.goto('/today');
    for (const [plan, name] of [
      ['adults', 'The ninety days'],
      ['kids', 'Thirty days with children'],
    ] as const) {
      const links = page.getByRole('region', { name }).getByRole('listitem').getByRole('link');
      const days = daysOf(records, plan);
      await expect(links).toHaveText(days.map((each) => String(numberOf(each))));
      await expect(links.last()).toBeVisible();
      await expect(links.last()).toHaveAccessibleName(`Day ${String(days.length)}: ${days.at(-1)?.title ?? '?'}`);
    }
  });

  test('D3 whoever is under way says on a day that it is today’s, and has an address from then on', async ({
    page,
  }) => {
    await onDay(page, '2026-03-10');
    await page.goto(dayPath('adults', 9));
    await page.getByRole('link', { name: 'This is my day today' }).click();
    await expect(page).toHaveURL(/\/today\?keep#2026-03-02$/);
    await expect(page.getByRole('heading', { name: 'Today is day 9' })).toBeVisible();
    await page.goto(dayPath('kids', 3));
    await page.getByRole('link', { name: 'This is my day today' }).click();
    await expect(page).toHaveURL(/\/today\?keep#kids-2026-03-08$/);
  });
});

test.describe('D3 today in another time zone', () => {
  for (const [timezoneId, now, expected] of [
    // The clock there is a day ahead of the clock here, or behind it; the wall decides.
    ['Pacific/Kiritimati', '2026-11-22T11:00:00Z', 2],
    ['Pacific/Pago_Pago', '2026-11-23T10:00:00Z', 1],
    ['America/New_York', '2026-11-23T04:59:00Z', 1],
    ['America/New_York', '2026-11-23T05:01:00Z', 2],
  ] as const) {
    test(`D3 ${timezoneId} at ${now}`, async ({ browser }) => {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/today#2026-11-22');
      await expect(page).toHaveURL(new RegExp(`/protocol/day-${expected}#2026-11-22$`));
      await context.close();
    });
  }
});

test('D4 the calendar is made on the tap, asks for nothing that knows the date, and reads back whole', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await onDay(page, '2026-11-18');
  await page.goto('/today');
  await page.getByRole('link', { name: /^Tomorrow November 19$/ }).click();
  const before = requests.length;
  expect(requests.filter((request) => request.includes('/calendar'))).toEqual([]);
  // The island wakes when it comes into view.
  const button = page.getByRole('button', { name: 'With a reminder at 7:00' });
  await button.scrollIntoViewIfNeeded();
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^\d+-days\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(records.adultDays.length);
  expect(events[0]?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-11-19T07:00:00');
  expect(events.every((event) => event.getAllSubcomponents('valarm').length === 1)).toBe(true);
  expect(requests.slice(before).filter((request) => /2026|11-19/.test(request))).toEqual([]);
  await expect(page.getByRole('status')).toContainText('Saved as a file');
});

test.describe('D1 D3 D5 from home, in taps', () => {
  /** Follows the links one after the other, as a thumb does: each has to be seen before it is tapped. */
  const tapThrough = async (page: Page, ...names: (string | RegExp)[]) => {
    await page.goto('/');
    for (const name of names) await page.getByRole('main').getByRole('link', { name }).first().tap();
    return names.length;
  };

  test('D1 D3 day 1 is one tap away, and an address of one’s own two', async ({ page }) => {
    expect(await tapThrough(page, 'Day 1, free')).toBeLessThanOrEqual(2);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(day(1).title);
    expect(await tapThrough(page, 'Which day is today?', /^Today /)).toBeLessThanOrEqual(3);
    await expect(page.getByRole('heading', { name: 'Today is day 1' })).toBeVisible();
    // Kept, it opens the day by itself.
    const kept = page.url();
    await page.goto('about:blank');
    await page.goto(kept);
    await expect(page).toHaveURL(/\/protocol\/day-1#/);
  });

  test('D1 D3 D5 by taps alone: day 1, the address of today, and from there the sheet for the wall', async ({
    page,
    request,
  }) => {
    await tapThrough(page, 'Day 1, free');
    await page.getByRole('main').getByRole('link', { name: 'This is my day today' }).tap();
    await expect(page.getByRole('heading', { name: 'Today is day 1' })).toBeVisible();
    await expect(page).toHaveURL(/\/today\?keep#\d{4}-\d\d-\d\d$/);
    const sheet = page.getByRole('link', { name: /^Ninety days on one sheet, Letter/ });
    expect((await request.head((await sheet.getAttribute('href')) ?? '')).status()).toBe(200);
  });

  test('D4 the calendar is three taps away', async ({ page }) => {
    expect(await tapThrough(page, 'Which day is today?', /^Tomorrow /)).toBe(2);
    const button = page.getByRole('button', { name: 'With a reminder at 7:00' });
    await button.scrollIntoViewIfNeeded();
    const [file] = await Promise.all([page.waitForEvent('download'), button.tap()]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
  });

  test('D5 the sheet for the fridge is two taps away', async ({ page, request }) => {
    expect(await tapThrough(page, 'For the fridge')).toBe(1);
    const sheet = page.getByRole('link', { name: /^Ninety days on one sheet, Letter/ });
    await expect(sheet).toBeInViewport();
    const file = await request.get((await sheet.getAttribute('href')) ?? '');
    expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
});

test('D5 protocol, kids, today and the lists of days offer the sheets, each file there', async ({ page, request }) => {
  for (const path of ['/protocol', '/kids-protocol', '/today', '/protocol/days', '/kids-protocol/days']) {
    await page.goto(path);
    const files = await page
      .locator('#fridge a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(files.length, path).toBeGreaterThanOrEqual(2);
    for (const file of files) expect((await request.head(file)).status(), file).toBe(200);
  }
});

test('D1 an essay says to which day it belongs, and a phase names its days', async ({ page }) => {
  const { essay = '', title } = day(14);
  await page.goto(`/blog/${essay}`);
  await expect(page.getByRole('link', { name: `day 14: ${title}` })).toHaveAttribute('href', '/protocol/day-14');
  await page.goto('/protocol');
  const days = page.locator('#phases ol ol a');
  expect(await days.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    daysOf(records, 'adults').map((each) => dayPath('adults', numberOf(each))),
  );
});

/** The pieces of the ruler of fog, each with its answer. */
const fogPieces = ['1–9', '10–14', '15–29', '30+'].map(
  (days, index) => `${days}${records.afterSlide.ways[index]?.short ?? '?'}`,
);

test('D8 after a slide: the ruler with its answers, then one caution with its call, and only then a way to go', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/protocol/after-a-slide');
  const main = page.getByRole('main');
  const caution = main.getByRole('region', { name: 'If a substance was part of it' });
  const call = caution.getByRole('link', { name: 'Call 911' });
  const { ask, tolerance, emergency } = records.relapse.first;
  for (const part of [ask, tolerance, emergency]) await expect(caution).toContainText(part);
  await expect(call).toHaveAttribute('href', `tel:${callOf('emergency-services')}`);
  await expect(caution.getByRole('link', { name: 'Find your zone' })).toHaveAttribute('href', '/check-first#drinking');
  // Without a scroll: how many days, whom to ask, and whom to call.
  const ruler = main.getByRole('navigation', { name: 'Days with fog' });
  for (const part of [ruler.getByRole('link').last(), caution.getByText(ask), call])
    await expect(part).toBeInViewport({ ratio: 1 });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await topOf(ruler)).toBeLessThan(await topOf(caution));
  for (const advice of [
    main.getByText(records.afterSlide.ways[0]?.answer ?? '?'),
    main.getByRole('link', { name: /^Open day/ }),
  ])
    expect(await topOf(caution)).toBeLessThan(await topOf(advice));
  // Each danger once: the cards of the caution stand nowhere else on the page.
  for (const card of records.relapse.careCards) {
    await expect(main.locator(`[data-care="${card}"]`)).toHaveCount(1);
    await expect(caution.locator(`[data-care="${card}"]`)).toHaveCount(1);
  }
  await expect(caution.locator('a[href^="tel:"]')).toHaveCount(1);
  // Whoever reads to the end and is in despair has whom to call below what is said of shame.
  const despair = main.locator('[data-care="suicide"]');
  await expect(despair.getByRole('link', { name: 'Call 988' })).toBeVisible();
  expect(await topOf(main.getByText(records.relapse.kindness.text.slice(0, 30)))).toBeLessThan(await topOf(despair));
});

test('D8 the fork says which day to open for every length of a slide', async ({ page }) => {
  await page.goto('/protocol/after-a-slide');
  const fork = page.getByRole('region', { name: 'Which way from here' });
  for (const { slide, answer, resume } of records.afterSlide.ways) {
    const way = fork.getByRole('listitem').filter({ hasText: slide });
    await expect(way.first()).toContainText(answer);
    await expect(way.first()).toContainText(resume);
  }
  const pieces = page.getByRole('navigation', { name: 'Days with fog' }).getByRole('link');
  await expect(pieces).toHaveText(fogPieces);
  const drawn = await pieces.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  const day1 = (drawn[0] ?? 0) / 9;
  for (const [index, { from, to = 40 }] of records.afterSlide.ways.entries())
    expect(Math.abs((drawn[index] ?? 0) - (to - from + 1) * day1)).toBeLessThan(1.5);
  for (const piece of await pieces.all()) {
    await piece.click();
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  }
  // On day 40, after two bad weeks: one way, the day to open now, and the one after that.
  const twoWeeks = fork.getByRole('listitem').filter({ hasText: '10 to 14 days' });
  await expect(twoWeeks).toContainText('If that was day 40, it is day 36.');
  // Every way opens the same day now, which is said once; the longest begins the ninety again.
  expect(records.afterSlide.miniReset[0]).toBe(1);
  await expect(fork.getByRole('link', { name: /^Open day/ })).toHaveText('Open day 1: each begins there');
  await expect(fork.getByRole('link', { name: /^Open day/ })).toHaveAttribute('href', dayPath('adults', 1));
  const notes = await fork.locator('[data-claim]').evaluateAll((all) => all.map((one) => one.dataset['claim']));
  expect(notes).toEqual(records.afterSlide.ways.map(({ claim }) => claim));
  await expect(fork).toContainText(records.afterSlide.missed);
  const list = page.getByRole('region', { name: 'The mini reset' }).locator('ol a');
  expect(await list.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    records.afterSlide.miniReset.map((number) => dayPath('adults', number)),
  );
});
