import { expect, test, type Page } from '@playwright/test';
import { sitemap, slugs } from './support/routes.ts';
import { config } from './support/site.ts';

const { origin } = config;

/** Reads XML as a browser does, and asks it questions by CSS selector. Fails where it is not well formed. */
async function xml(page: Page, path: string) {
  const response = await page.request.get(path);
  const text = await response.text();
  await page.goto('/about');
  const ask = (selector: string, attribute?: string) =>
    page.evaluate(
      ([source, query, name]) => {
        const parsed = new DOMParser().parseFromString(source, 'application/xml');
        if (parsed.querySelector('parsererror'))
          throw new Error(parsed.querySelector('parsererror')?.textContent ?? 'not well formed');
        return [...parsed.querySelectorAll(query)].map(
          (element) => (name ? element.getAttribute(name) : element.textContent) ?? '',
        );
      },
      [text, selector, attribute] as const,
    );
  return { text, type: response.headers()['content-type'], ask };
}

test('B1 L1 the feed: every essay in full, whole addresses, no paid link', async ({ page }) => {
  const { text, type, ask } = await xml(page, '/feed.xml');
  expect(type).toContain('xml');
  expect((await ask('entry > id')).toSorted()).toEqual(slugs.map((slug) => `${origin}/blog/${slug}`).toSorted());
  expect(await ask('feed > link[rel="self"]', 'href')).toEqual([`${origin}/feed.xml`]);
  for (const title of await ask('entry > title')) expect(title).toMatch(/^\p{RGI_Emoji} \S/v);
  const contents = await ask('entry > content');
  expect(contents).toHaveLength(slugs.length);
  for (const content of contents) {
    expect(content.split(/\s+/).length).toBeGreaterThan(600);
    expect(content).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:|sms:)/);
    expect(content).not.toMatch(/\[@|\[care:/);
  }
  const dates = await ask('updated');
  expect(dates.length).toBeGreaterThan(slugs.length);
  for (const date of dates) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
  expect(text).not.toMatch(/[?&]tag=/);
  expect(text).not.toContain(config.affiliateTag);
});

test('B1 the sitemap: every route once, with the day it was last checked, and no page that is none', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { type, ask } = await xml(page, '/sitemap.xml');
  expect(type).toContain('xml');
  const listed = await ask('url > loc');
  expect(listed.toSorted()).toEqual(sitemap.map((path) => origin + path).toSorted());
  const checked = await ask('url > lastmod');
  expect(checked).toHaveLength(listed.length);
  for (const date of checked) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now() + 86_400_000);
  }
  for (const address of listed)
    expect((await page.request.get(address.replace(origin, ''))).status(), address).toBe(200);
});

test('B1 robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  expect((await response.text()).trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

test('B1 llms.txt: its shape, every essay, and every address there', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text.startsWith(`# ${config.brand}\n\n> `)).toBe(true);
  for (const slug of slugs) expect(text).toContain(`${origin}/blog/${slug})`);
  expect(text).not.toMatch(/tag=|\/404/);
  const addresses = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(slugs.length);
  for (const address of new Set(addresses)) {
    expect(address.startsWith(origin), address).toBe(true);
    expect((await request.get(address.replace(origin, ''))).status(), address).toBe(200);
  }
});

test('B1 pages name the feed', async ({ request }) => {
  expect(await (await request.get('/blog')).text()).toContain('<link rel="alternate" type="application/atom+xml"');
});
