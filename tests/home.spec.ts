import { expect, test } from '@playwright/test';
import { formatCents, formatRange, stackTotal } from '../src/domain/money.ts';
import { byId } from '../src/domain/records.ts';
import { openLive, pressBack } from './support/live.ts';
import { buy, config, records, tagged } from './support/site.ts';

test('H1 H2 the hero: badge, headline and the offer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Clarity meets clinical')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'From Fog to Flow' })).toBeVisible();
  const offer = page.getByRole('region', { name: 'The offer' });
  await expect(offer).toContainText(
    `${formatCents(records.offer.costCents)} per month for ${records.offer.months} months`,
  );
  await expect(offer).toContainText('family');
});

test('H1 H3 on a small phone whom it is for and both ways to begin stand within the first 520 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText('for the foggy, the anxious and the burned out');
  const boxes = await Promise.all(
    ['Start Your 90-Day Reset', 'Day 1, free'].map((name) => main.getByRole('link', { name }).first().boundingBox()),
  );
  // The bar takes 72 of them, and a second row of its own where the brand is a long one.
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Infinity;
  const most = 520 - 72 + Math.max(72, bar);
  for (const box of boxes) expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(most);
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
  await expect(main.getByRole('link', { name: 'For parents' })).toHaveAttribute('href', '/kids-protocol');
});

test('H1 H10 the hero ends within a screen of 1440 × 900', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 960, 'wide screens only');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const hero = await page.getByRole('region', { name: 'From Fog to Flow' }).boundingBox();
  expect((hero?.y ?? 0) + (hero?.height ?? Infinity)).toBeLessThanOrEqual(900);
});

test('H3 the two ways on and the printable', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const start = main.getByRole('link', { name: 'Start Your 90-Day Reset' });
  await expect(start).toHaveAttribute('target', '_blank');
  await expect(start).toHaveAttribute('href', tagged);
  await expect(main.getByRole('link', { name: 'Read the Science' })).toHaveAttribute('href', '/science');
  const printable = main.getByRole('link', { name: /7-Day Clarity Printable Protocol \(PDF/ });
  expect((await page.request.get((await printable.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
});

test('H4 F2 the trust line stands with its basis and its four ticks', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-claim="trusted-by-thousands"]')).toContainText(
    'Trusted by thousands reclaiming clarity',
  );
  await expect(page.locator('[data-claim="trusted-by-thousands"]').getByRole('link')).toHaveAttribute(
    'href',
    '/sources/trusted-by-thousands',
  );
  for (const tick of [
    'No prescriptions required',
    'Open-source protocol',
    'Science-backed ingredients',
    'Community supported',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: tick })).toBeVisible();
  }
});

test('H5 four cards in a row, all in view on a wide screen and scrolled sideways on a small one', async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Four cards' });
  await expect(row.getByRole('article')).toHaveCount(4);
  for (const word of ['coughs', 'yawns', 'mucus', 'tears', 'breath', 'vagus', 'ymph', 'TL;DR'])
    await expect(row).toContainText(word);
  await expect(row.getByRole('link', { name: 'Learn how to ride this →' })).toHaveAttribute('href', '/protocol');
  for (const card of await row.getByRole('article').all())
    expect((await card.innerText()).split(/\s+/).length, 'words of a card').toBeLessThanOrEqual(55);
  expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe((viewport?.width ?? 0) < 960);
});

test('H6 a dot shows the card in view and moves to its card; arrow keys work', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 600, 'the dots are for small screens');
  await openLive(page, '/');
  const dots = page.getByRole('navigation', { name: 'Cards' }).getByRole('link');
  await expect(dots).toHaveCount(4);
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await dots.nth(2).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'TL;DR' }) }),
  ).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('H7 H8 blue shows the comfort zone in place, its button goes back, and focus follows', async ({ page }) => {
  await openLive(page, '/');
  await expect(page.getByRole('heading', { name: 'Take the Clarity Pill' })).toBeVisible();
  await page.getByRole('button', { name: 'Blue Pill Stay comfortable' }).click();
  const result = page.getByRole('heading', { name: 'You’ve chosen the comfort zone… but at what cost?' });
  await expect(result).toBeVisible();
  await expect(result).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('button', { name: 'Back to Choose Again' }).click();
  await expect(result).toBeHidden();
  await expect(page.getByRole('button', { name: 'Blue Pill Stay comfortable' })).toBeFocused();
});

test('H8 the Back button leaves blue, and not the page', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Blue Pill Stay comfortable' }).click();
  await expect(page.getByRole('heading', { name: /comfort zone/ })).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole('heading', { name: /comfort zone/ })).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('button', { name: 'Blue Pill Stay comfortable' })).toBeFocused();
});

test('H8 red makes a full-page navigation to the red result of the choice page', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('link', { name: 'Red Pill The recommended path' }).click();
  await page.waitForURL('**/choose-clarity?auto=red');
  await expect(page.getByRole('heading', { name: 'Welcome to Reality' })).toBeVisible();
});

test('H10 the two top sections fill a wide screen and only catch the scroll lightly', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 960, 'wide screens only');
  await page.goto('/');
  const snap = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollSnapType);
  const tops = page.locator('[data-snap]');
  await expect(tops).toHaveCount(2);
  for (const section of await tops.all()) expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(800);
  // Proximity is the default, which browsers leave unsaid.
  expect(await snap()).toMatch(/^y( proximity)?$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await snap()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(await snap()).toBe('none');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
});

test('H11 four problems and a verse', async ({ page }) => {
  await page.goto('/');
  const why = page.getByRole('region', { name: `Why just ${config.brand}` });
  await expect(why.getByRole('heading', { level: 2 })).toBeVisible();
  await why.locator('summary').click();
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(why.getByText(/your own doctor did not choose that/)).toBeVisible();
  await expect(why.getByRole('blockquote')).toContainText('He leadeth me beside the still waters');
  await expect(why.getByRole('link', { name: /Psalm 23:2–3/ })).toHaveAttribute('target', '_blank');
});

test('H12 five symptoms, each with its fixes, and when people feel like themselves', async ({ page }) => {
  await page.goto('/');
  const week = page.getByRole('region', { name: 'First Week Clarity Protocol' });
  for (const name of [
    /Nighttime panic and insomnia/i,
    /Racing thoughts/i,
    /Sweating and flushing/i,
    /Emotional numbness/i,
    /Short fuse/i,
  ]) {
    const card = week.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    // Whom to call and the first thing to do are open, the others are behind one tap, by name.
    const [deed, ...folded] = records.symptoms
      .flatMap(({ title, fixes }) => (name.test(title) ? fixes : []))
      .filter(({ isDanger }) => !isDanger);
    await expect(card.getByText((deed?.text ?? '').slice(0, 40))).toBeVisible();
    await expect(card.getByRole('listitem').first()).toBeVisible();
    expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(2);
    await expect(card.locator('summary')).toContainText(folded.map(({ word }) => word).join(', '));
    await card.locator('summary').click();
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    // Its emoji are not heard. They are seen in the list that a reader opens, and not beside the marks of dangers.
    for (const emoji of await card.getByText(/^\p{RGI_Emoji}$/v).all()) {
      await expect(emoji).toHaveAttribute('aria-hidden', 'true');
      await expect(emoji).toBeVisible({ visible: (await emoji.locator('xpath=ancestor::details').count()) > 0 });
    }
  }
  await expect(week.locator('[data-claim="weeks-2-3"]')).toContainText(
    /Weeks 2–3 are when people start feeling like themselves again/i,
  );
});

test('H13 L1 the stack teaser: doses, costs, paid links behind their disclosure, and the ways on', async ({ page }) => {
  await page.goto('/');
  const stack = page.getByRole('region', { name: 'The stack, if you want one' });
  const buys = stack.getByRole('link', { name: buy });
  await expect(buys).toHaveCount(records.supplements.length);
  for (const link of await buys.all()) {
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link.locator('xpath=..')).toContainText('(paid link)');
  }
  for (const { costCents, costFor } of records.supplements)
    await expect(stack).toContainText(`${formatCents(costCents)} for ${costFor}`);
  await expect(stack.getByText('The price is for 90 nights, which is not the plan.')).toBeVisible();
  await expect(stack).toContainText('Costs are for 90 days');
  // One button, which leads to a page; the other way on is a quiet link beside it.
  await expect(stack.getByRole('link', { name: 'Get the Complete Stack' })).toHaveAttribute('href', '/stack');
  await expect(stack.locator('[data-look]:not(i)')).toHaveText(['Get the Complete Stack']);
  await stack.getByRole('link', { name: 'Start with Ashwagandha' }).click();
  await expect(page).toHaveURL(/\/stack#ashwagandha$/);
  await expect(page.getByRole('heading', { name: 'Ashwagandha', exact: true })).toBeInViewport();
});

test('H13 the day in three parts says when and why, and says no dose or caution of the rows above again', async ({
  page,
}) => {
  await page.goto('/');
  const stack = page.getByRole('region', { name: 'The stack, if you want one' });
  await stack.getByText('The day in three parts').click();
  const day = stack.locator('details');
  for (const part of ['Morning', 'Afternoon', 'Evening'])
    await expect(day.getByRole('term').filter({ hasText: part })).toBeVisible();
  for (const { when, purpose, supplements } of records.schedule) {
    for (const text of [when, purpose]) await expect(day).toContainText(text);
    for (const id of supplements) await expect(day).toContainText(byId(records.supplements, id).name);
  }
  await expect(day.locator('[data-safety]')).toHaveCount(0);
  await expect(day).not.toContainText(/\d gumm/);
});

test('V5 H13 the bill of the stack begins with the plan at nothing, and a row is a bottle with its price', async ({
  page,
}) => {
  await page.goto('/');
  const bill = page.locator('figure[data-figure="what-it-costs"]');
  await expect(bill.getByRole('heading').first()).toHaveText('The plan costs nothing');
  await expect(bill).toContainText(`never taken together ${formatRange(stackTotal(records.supplements))}`);
  const rows = bill.getByRole('listitem');
  await expect(rows).toHaveCount(records.supplements.length);
  for (const [index, { name, costCents }] of records.supplements.entries()) {
    await expect(rows.nth(index).getByRole('heading')).toHaveText(name);
    await expect(rows.nth(index)).toContainText(formatCents(costCents));
  }
});

test('H13 S1 the teaser says before its first link who leaves the stack out and whom to ask, and of the links what they are', async ({
  page,
}) => {
  await page.goto('/');
  const stack = page.getByRole('region', { name: 'The stack, if you want one' });
  const texts = await stack.getByText(new RegExp(`leave this stack out|${buy.source}`)).allInnerTexts();
  expect(texts[0]).toContain('under 18, leave this stack out.');
  expect(texts[0]).toContain('ask a pharmacist first');
  expect(texts.slice(1)).toHaveLength(records.supplements.length);
  await expect(stack).toContainText(/as written down on [A-Z]\w+ \d+, \d{4}; shops set their own/);
  await expect(stack).toContainText(`Each is a search at ${config.retailerName}, not one product.`);
  // What makes people sleepy is named once, family by family, before the first bottle that is mixed with none of it.
  const families = stack.locator('[data-safety="sleepy"]');
  for (const { amongSleepy } of records.medicines) if (amongSleepy) await expect(families).toContainText(amongSleepy);
  for (const id of ['ashwagandha', 'sleep-gummies'])
    for (const lines of await stack.locator(`[data-safety="${id}"]`).all())
      await expect(lines).toContainText(/Do not mix with: .*anything that makes you sleepy/);
  // No bottle stands without a caution: one with nobody under ✕ says who asks first.
  for (const { id } of records.supplements)
    await expect(stack.locator(`[data-safety="${id}"]`).first()).toContainText(/Not for: |Ask first with /);
});

test('H12 V11 each danger of the first week stands once with its number, and no number twice in a card', async ({
  page,
}) => {
  await page.goto('/');
  const week = page.getByRole('region', { name: 'First Week Clarity Protocol' });
  const cards = await week
    .locator('[data-care]')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-care')));
  expect(cards).toEqual([...new Set(cards)]);
  for (const card of ['heart', 'alcohol', 'suicide']) expect(cards).toContain(card);
  expect(await week.getByRole('article').count()).toBe(records.symptoms.length);
  for (const article of await week.getByRole('article').all()) {
    const numbers = await article
      .locator('a[href^="tel:"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(numbers).toEqual([...new Set(numbers)]);
    // Whoever hears a danger hears what is wrong before whom to call.
    for (const danger of await article.locator('[data-care]').all())
      await expect(danger.getByRole('link').first()).toHaveAttribute('href', /^\/help#care-/);
    // Whatever a danger names can be called from where it stands, by a target as tall as any.
    const dangers = (await article.locator('[data-care]').allInnerTexts()).join(' ');
    for (const number of ['911', '988'])
      if (dangers.includes(number)) expect(numbers, dangers).toContain(`tel:${number}`);
    for (const call of await article.locator('[data-care] a[href^="tel:"]').all())
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    // A number within words is as tall to a finger; 911 comes first where both are named.
    for (const call of await article.locator('[data-danger] a[href^="tel:"]').all())
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    if (numbers.includes('tel:988')) expect(numbers[0]).toBe('tel:911');
    // What is wrong stands over whom to call, from edge to edge.
    for (const danger of await article.locator('[data-care]:has(a[href^="tel:"])').all()) {
      const [title, call] = await Promise.all([
        danger.getByRole('link').first().boundingBox(),
        danger.locator('a[href^="tel:"]').first().boundingBox(),
      ]);
      expect(call?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0) - 1);
    }
  }
});

test('H14 G7 the open-source section says what this is and is not', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('region', { name: 'Open source, all of it' });
  for (const word of ['CC BY-NC 4.0', 'no prescription', 'not medical advice', 'not a treatment or a diagnosis'])
    await expect(open).toContainText(word);
  await expect(open.getByRole('link', { name: /community repository/i })).toHaveAttribute('target', '_blank');
});
