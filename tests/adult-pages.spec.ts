import { expect, test } from '@playwright/test';
import { inWords } from '../src/evidence/named-words.ts';
import { openFolds } from './support/folds.ts';
import { callOf, config, records } from './support/site.ts';

test('P1 the day in three parts: when, what and why', async ({ page }) => {
  await page.goto('/protocol');
  const day = page.getByRole('region', { name: 'The day', exact: true });
  // What nobody needs to swallow is behind one tap; that two of the bottles exclude each other stands open.
  await expect(day).toContainText('take one or the other, never both');
  await openFolds(page);
  for (const part of ['Morning', 'Afternoon', 'Evening'])
    await expect(day.getByRole('term').filter({ hasText: part })).toBeVisible();
  await expect(day).toContainText('Ashwagandha, up to 2 gummies');
});

test('P2 F1 four phases over ninety days', async ({ page }) => {
  await page.goto('/protocol');
  const phases = page.getByRole('region', { name: `${inWords(records.phases.length)} phases` });
  await openFolds(page);
  expect(records.phases.length).toBeGreaterThan(1);
  for (const { title, from, to } of records.phases) {
    const phase = phases.locator('li[data-color]').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(phase).toContainText(`Days ${from}–${to}`);
    expect(await phase.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  }
  await expect(page.locator('[data-claim="reset-8-12-weeks"]')).toContainText('8–12 weeks');
});

test('P3 V2 the four guidelines, behind the three questions, which stand once', async ({ page }) => {
  await page.goto('/protocol');
  for (const name of [
    /Start slowly if you take medicine or drink heavily/,
    /Begin with Ashwagandha only/,
    /Never stop medication abruptly/,
    /Stay consistent/,
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  // Who leaves it out is read before the rule is opened.
  await expect(page.getByText('If you are on that list, begin with none.')).toBeVisible();
  for (const card of ['medication', 'alcohol']) {
    const isBefore = await page
      .locator(`[data-care="${card}"]`)
      .first()
      .evaluate((element) =>
        Boolean(
          element.compareDocumentPosition(document.querySelector('#guidelines') ?? document.body) &
          Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
    expect(isBefore).toBe(true);
  }
});

test('P3 V2 three questions before the plan, each with where “yes” leads, and no card whole', async ({ page }) => {
  await page.goto('/protocol');
  const gate = page.getByRole('region', { name: 'Before day 1' });
  await expect(gate.getByRole('term')).toHaveText([
    /A medicine, an illness, an operation ahead, or over 65\?/,
    /Do you drink alcohol\?/,
    /Pregnant, nursing or under 18\?/,
  ]);
  await expect(gate.getByRole('link', { name: 'Do not stop or change a medicine on your own' })).toHaveAttribute(
    'href',
    '/help#care-medication',
  );
  await expect(gate.getByRole('link', { name: /SAMHSA/ })).toHaveAttribute('href', `tel:${callOf('samhsa')}`);
  await expect(gate.getByRole('definition').last()).toContainText('leave this stack out');
  await expect(page.locator('[data-care-form="card"]')).toHaveCount(0);
  for (const card of ['medication', 'alcohol']) await expect(page.locator(`[data-care="${card}"]`)).toHaveCount(1);
});

test('P3 day 1 and the ninety days as one figure come before the questions', async ({ page }) => {
  await page.goto('/protocol');
  await expect(page.getByRole('main').getByRole('link', { name: 'Day 1, free' })).toBeInViewport();
  const order = await page
    .locator('[data-figure="ninety-days"], [data-gate]')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-figure') ?? 'gate'));
  expect(order).toEqual(['ninety-days', 'gate']);
});

test('P4 a slide with drink or medicine is told to call before any step', async ({ page }) => {
  await page.goto('/protocol');
  const slide = page.getByRole('region', { name: 'After a slide' });
  await expect(slide.locator('p').first()).toContainText('call a clinician before you stop or start anything');
  await expect(slide.getByRole('link', { name: 'Call 911' })).toHaveAttribute(
    'href',
    `tel:${callOf('emergency-services')}`,
  );
  await slide.getByRole('link', { name: 'the questions at the top' }).click();
  await expect(page.locator('[data-care="alcohol"]')).toBeInViewport();
});

test('P4 D8 F4 after a slide: the four ways of its own page, each with what to do and the way there', async ({
  page,
}) => {
  await page.goto('/protocol');
  const slide = page.getByRole('region', { name: 'After a slide' });
  const pieces = slide.getByRole('navigation', { name: 'Days with fog' }).getByRole('link');
  await expect(pieces).toHaveText(
    ['1–9', '10–14', '15–29', '30+'].map((days, index) => `${days}${records.afterSlide.ways[index]?.short ?? '?'}`),
  );
  await expect(pieces.last()).toHaveAttribute('href', '/protocol/after-a-slide#fog-30');
  for (const { from, slide: name, answer, claim } of records.afterSlide.ways) {
    const way = slide.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(way).toContainText(answer);
    await expect(way.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/protocol/after-a-slide#fog-${String(from)}`,
    );
    await expect(way.locator(`[data-claim="${claim}"]`)).toHaveCount(1);
  }
});

test('P4 B6 F4 after a slide: seven days, and how long a slide calls for which reset', async ({ page }) => {
  await page.goto('/protocol');
  const slide = page.getByRole('region', { name: 'After a slide' });
  await expect(slide).toContainText(/seven days/i);
  await openFolds(page);
  await expect(slide).toContainText(/less than 10–14 days\? A mini reset of 7–21 days/);
  await expect(slide).toContainText(/30 days or more\? The full 90-day reset again/);
});

test('F3 each habit with its figure and its basis', async ({ page }) => {
  await page.goto('/protocol');
  const habits = page.locator('#habits');
  await openFolds(page);
  for (const figure of [
    'inhale for 4, hold for 7, exhale for 8',
    '7–9 hours',
    '11am',
    '10 PM',
    '8 PM',
    '7 PM',
    'One chapter',
    '10 minutes of barefoot grounding',
    'hourly',
  ])
    await expect(habits).toContainText(figure);
  expect(await habits.locator('[data-basis]').count()).toBeGreaterThanOrEqual(9);
});

test('P5 L1 L2 the wishlist behind its disclosure, and the community', async ({ page }) => {
  await page.goto('/protocol');
  const begin = page.getByRole('region', { name: 'Begin', exact: true });
  await expect(begin).toContainText('paid links');
  await expect(begin.getByRole('link', { name: /Start Your Reset/ })).toHaveAttribute('rel', 'sponsored noopener');
  await expect(begin.getByRole('link', { name: /Join the Community/ })).toHaveAttribute('target', '_blank');
});

test('R1 the dopamine trap and the four steps', async ({ page }) => {
  await page.goto('/clarity-reset');
  await expect(page.getByRole('heading', { name: 'The dopamine trap' })).toBeVisible();
  const blueprint = page.getByRole('region', { name: 'The ninety-day blueprint' });
  expect(records.clarityPhases).toHaveLength(4);
  for (const { title, from, to } of records.clarityPhases) {
    await expect(
      blueprint.locator('li[data-color]').filter({ has: page.getByRole('heading', { name: title }) }),
    ).toContainText(`Days ${from}–${to}`);
  }
});

test('R2 its button makes a full-page navigation to the red result', async ({ page }) => {
  await page.goto('/clarity-reset');
  await page.getByRole('link', { name: 'On the red path: the reasons' }).click();
  await expect(page).toHaveURL(/\/choose-clarity\?auto=red$/);
  await expect(page.getByRole('heading', { name: 'Welcome to Reality' })).toBeVisible();
});

test('A1 the founder’s story, three principles, and two ways on', async ({ page }) => {
  await page.goto('/about');
  expect((await page.getByRole('region', { name: 'How it began' }).innerText()).split(/\s+/).length).toBeGreaterThan(
    150,
  );
  const principles = page.getByRole('region', { name: 'Three principles' }).getByRole('listitem');
  await expect(principles).toHaveCount(3);
  for (const principle of await principles.all())
    await expect(principle.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Start Your Reset/ })).toHaveAttribute(
    'rel',
    'sponsored noopener',
  );
  await expect(page.getByRole('main').getByRole('link', { name: /Join the Community/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('A2 the terms: date, disclaimer first, sections 1 to 10 and 8.5 to 8.8', async ({ page }) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main).toContainText('July 24, 2025');
  const headings = await main.getByRole('heading').allTextContents();
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '8.5', '8.6', '8.7', '8.8', '9', '10'])
    expect(
      headings.some((heading) => heading.startsWith(`${number}. `) || heading.startsWith(`${number} `)),
      `section ${number}`,
    ).toBe(true);
  expect(headings.findIndex((heading) => /medical disclaimer/i.test(heading))).toBeLessThan(
    headings.findIndex((heading) => /^1[. ]/.test(heading)),
  );
  for (const word of ['CC BY-NC 4.0', 'moderat', 'standard analytics', config.poBox, config.legalEmail])
    await expect(main).toContainText(word);
});
