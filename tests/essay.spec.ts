import { expect, test } from '@playwright/test';
import { slugs } from './support/routes.ts';
import { config } from './support/site.ts';

/** Themes of the specification’s list, each with words that its essay has to contain (B4, B6, F4). */
const themes: readonly [string, readonly RegExp[]][] = [
  ['youre-not-failing', [/\bmorning/i, /\b(90|ninety)\b/i]],
  ['before-the-coffee', [/before the coffee/i, /\bmorning/i, /\b(90|ninety)\b/i]],
  ['marriage-healing', [/sober|sobriety|drink/i, /\b180\b/]],
  ['unblocked-productivity', [/\bpanic\b/i, /two tasks at once/i]],
  ['earth-can-breathe', [/spring of 2020/i, /\bthe air\b/i]],
  ['cross-functional-doctors', [/doctor/i]],
  ['holy-reset', [/Bristol/, /Type 4/i]],
  ['blue-pill-loop', [/parent|mom|dad|child|kid/i]],
  ['stress-drainage', [/cough/i]],
  ['doctor-gap', [/\bminutes\b/i, /\bnutrition\b/i, /\b1–3\b/]],
  ['cholesterol-connection', [/cholesterol/i, /\bbrain\b/i, /\bstatins?\b/i]],
  ['blood-pressure-memory', [/blood pressure/i, /hospital/i]],
  [
    'blood-pressure-recovery',
    [/20–30\s?(%|percent)/, /50\s?(%|percent)/, /triglyceride/i, /top number|systolic/i, /bottom number|diastolic/i],
  ],
  ['fog-not-you', [/a month for (3|three) months/i]],
  ['nervous-system-relapse', [/early sign/i]],
  ['fog-and-return', [/10–14 days/, /7–21/, /30/]],
  ['social-media-taper', [/Week 1\b/, /Week 6\b/, /cutting down/i]],
];

for (const [slug, words] of themes) {
  test(`B4 ${slug} holds what the specification gives it`, async ({ request }) => {
    const html = await (await request.get(`/blog/${slug}`)).text();
    const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    // The title, the contents and the parts after the text name the theme too, so they don’t count.
    const text = article.replaceAll(/<(header|nav|footer)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, '');
    expect(text.split(/\s+/).length).toBeGreaterThan(500);
    for (const word of words) expect(text).toMatch(word);
  });
}

test('B2 B3 every slug has its essay: title, way back, and enough to read', async ({ request }) => {
  const labels = new Map<string, number>();
  for (const slug of slugs) {
    const response = await request.get(`/blog/${slug}`);
    expect(response.status(), slug).toBe(200);
    const html = await response.text();
    const title = /<h1[^>]*><span[^>]* aria-hidden="true">[^<]+<\/span> (.+?)<\/h1>/
      .exec(html.replaceAll('<!-- -->', ''))?.[1]
      ?.replaceAll(/<[^>]+>/g, '');
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1], slug).toBe(`${title ?? '?'} | ${config.brand} Impact Library`);
    const back = [...html.matchAll(/<a [^>]*href="\/blog"[^>]*>(Back to Impact Library|← Back to Blog)<\/a>/g)].map(
      ([, label = '']) => label,
    );
    expect(back.length, `ways back of ${slug}`).toBeGreaterThanOrEqual(1);
    labels.set(back[0] ?? '', (labels.get(back[0] ?? '') ?? 0) + 1);
  }
  expect([...labels.keys()].toSorted()).toEqual(['Back to Impact Library', '← Back to Blog']);
  expect(labels.get('Back to Impact Library')).toBeGreaterThan(labels.get('← Back to Blog') ?? Infinity);
});

test('B2 the way back leads to the library', async ({ page }) => {
  await page.goto('/blog/holy-reset');
  await page
    .getByRole('link', { name: /Back to (Impact Library|Blog)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('B5 fog-and-return holds 15 ways, each complete', async ({ page }) => {
  await page.goto('/blog/fog-and-return');
  const ways = page
    .getByRole('article')
    .locator('ol > li')
    .filter({ has: page.locator('strong') })
    .filter({ hasNot: page.locator('a[href^="#cite-"]') });
  await expect(ways).toHaveCount(15);
  for (const way of await ways.all()) {
    const text = await way.innerText();
    expect(text.split(/\s+/).length, text).toBeGreaterThan(2);
    expect(text).toMatch(/[.!?”]\s*$/);
  }
});

test('B4 B6 nervous-system-relapse names six early signs', async ({ page }) => {
  await page.goto('/blog/nervous-system-relapse');
  const signs = page.getByRole('article').getByRole('heading', { level: 2, name: /^\d\. / });
  await expect(signs).toHaveCount(6);
});

test('B7 links that leave the site open in a new tab, in every essay', async ({ request }) => {
  let found = 0;
  for (const slug of slugs) {
    const html = await (await request.get(`/blog/${slug}`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const [tag] of main.matchAll(/<a [^>]*href="https?:[^>]*>/g)) {
      expect(tag, slug).toContain('target="_blank"');
      expect(tag, slug).toMatch(/rel="[^"]*noopener/);
      found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('B7 E2 a mark opens its note in place and gives the focus back, and the list leads back to the mark', async ({
  page,
}) => {
  await page.goto('/blog/blood-pressure-recovery');
  const mark = page.getByRole('article').locator('a[id^="cite-"]').filter({ hasText: /^\d+$/ }).first();
  const id = (await mark.getAttribute('id'))?.replace('cite-', '') ?? '';
  await mark.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'What this rests on' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(mark).toBeFocused();
  // It closes when the focus moves on, so that it covers nothing that has the focus.
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.locator('#notes-title').locator('xpath=..').focus();
  await expect(box).toBeHidden();
  // The list folds; a link to a note opens it.
  await page.goto(`/blog/blood-pressure-recovery#note-${id}`);
  await expect(page.locator(`#note-${id}`)).toBeInViewport();
  const back = page.locator(`#note-${id}`).getByRole('link', { name: /Back to note 1 in the text/ });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toBeInViewport();
  await page.keyboard.press('Tab');
  const next = await page.evaluate(
    () =>
      document.activeElement?.closest('article') !== null && document.activeElement?.closest('[id^="note-"]') === null,
  );
  expect(next, 'the next stop is in the text again').toBe(true);
});

test('B2 E1 every note is cited, every mark has its note, and numbers follow the text', async ({ page }) => {
  for (const slug of ['fog-and-return', 'blood-pressure-recovery', 'cholesterol-connection']) {
    await page.goto(`/blog/${slug}`);
    const { marks, notes } = await page.evaluate(() => ({
      marks: [...document.querySelectorAll('article a[data-note]')].map((mark) => ({
        id: mark.getAttribute('href')?.replace('/sources/', 'note-') ?? '',
        sign: mark.textContent.trim(),
      })),
      notes: [...document.querySelectorAll('[id^="note-"]')].map(({ id, parentElement }) => ({
        id,
        list: parentElement?.tagName,
      })),
    }));
    const cited = (isNumber: boolean) => [
      ...new Set(marks.filter(({ sign }) => /^\d+$/.test(sign) === isNumber).map(({ id }) => id)),
    ];
    const listed = (list: string) => notes.filter((note) => note.list === list).map(({ id }) => id);
    expect(listed('OL').length, slug).toBeGreaterThan(0);
    expect(cited(true)).toEqual(listed('OL'));
    expect(cited(false)).toEqual(listed('UL'));
    for (const { id, sign } of marks)
      expect(sign).toBe(listed('OL').includes(id) ? String(listed('OL').indexOf(id) + 1) : sign.match(/^\(.+\)$/)?.[0]);
  }
});

test('B2 the essay page: contents from four headings on, reading time, review, three related, neighbors, source file', async ({
  page,
}) => {
  await page.goto('/blog/nervous-system-relapse');
  const contents = page.getByRole('navigation', { name: 'In this essay' });
  expect(await contents.getByRole('link').count()).toBeGreaterThanOrEqual(4);
  await contents.getByRole('link').last().click();
  await expect(
    page
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .filter({ visible: true })
      .nth(await contents.getByRole('link').count()),
  ).toBeVisible();
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(page.getByText(/Sources last checked on/)).toBeVisible();
  const onward = page.getByRole('navigation', { name: 'Read on' });
  await expect(onward.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  await expect(onward.locator('[rel="prev"]')).toHaveAttribute('href', '/blog/not-crazy-waking-up');
  await expect(onward.locator('[rel="next"]')).toHaveAttribute('href', '/blog/stress-drainage');
  await expect(page.getByRole('link', { name: /Improve this essay/ })).toHaveAttribute(
    'href',
    /\/blob\/main\/content\/essays\/nervous-system-relapse\.md$/,
  );
});

test('B2 an essay with fewer than four headings has no contents', async ({ request }) => {
  for (const slug of slugs) {
    const html = await (await request.get(`/blog/${slug}`)).text();
    const text = html.slice(html.indexOf('<article'), html.indexOf('id="notes-title"'));
    const headings = text.match(/<h2 id="(?!care-|tomorrow")/g)?.length ?? 0;
    expect(html.includes('aria-label="In this essay"'), `${slug} has ${String(headings)} headings`).toBe(headings >= 4);
  }
});
