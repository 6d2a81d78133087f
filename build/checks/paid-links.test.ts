import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { paidLinks, affiliateTagInFiles } from './paid-links.ts';
import { problemsOf } from './testing/built.ts';

const disclosure = '<p data-disclosure>These are paid links.</p>';
const wishlist =
  '<a href="https://shop.example.org/wishlist/90-day-reset?tag=example-20" rel="sponsored noopener" target="_blank">Start Your Reset</a>';
const buy =
  '<a href="https://www.amazon.com/s?k=tea&amp;tag=example-20" rel="sponsored noopener" target="_blank">Buy</a>';
const product = `<p><span data-screen-only="">${buy} (paid link)</span></p>`;
const main = (html: string) => `<header>${wishlist.replace('</a>', ' (paid link)</a>')}</header><main>${html}</main>`;
const { diseases } = loadRecords();
const on = (path: string, html: string) =>
  problemsOf(paidLinks, { pages: { [path]: main(html) }, records: { diseases } });

describe('L1 paid links', () => {
  test('may be where the specification puts them, disclosed, marked, apart from diseases', () => {
    expect(
      on(
        '/stack',
        `${disclosure}<article><p>Tea</p>${product}<section data-safety="tea">Not with epilepsy.</section></article>`,
      ),
    ).toEqual([]);
    expect(on('/kids-protocol', disclosure + wishlist)).toEqual([]);
    expect(on('/blog/fog-and-return', '<p>Only words.</p>')).toEqual([]);
  });

  test.each([
    ['/blog/fog-and-return', disclosure + wishlist, 'may not have a paid link to a wishlist'],
    ['/help', disclosure + wishlist, 'may not have a paid link to a wishlist'],
    ['/protocol', disclosure + product, 'may not have a paid link to a product'],
    ['/kids-protocol', disclosure + product, 'may not have a paid link to a product'],
  ])('are refused on %s', (path, html, expected) => {
    expect(on(path, html)).toEqual([expect.stringContaining(expected)]);
  });

  test('come after the words that links pay', () => {
    expect(on('/about', wishlist + disclosure)).toEqual([expect.stringContaining('put a Disclosure before it')]);
    for (const before of ['', '<p data-disclosure>Thank you.</p>'])
      expect(on('/about', before + wishlist)).toEqual([expect.stringContaining('put a Disclosure before it')]);
  });

  test('in the header say so themselves', () => {
    expect(problemsOf(paidLinks, { pages: { '/about': `<header>${wishlist}</header><main></main>` } })).toEqual([
      expect.stringContaining('in the header comes before the disclosure'),
    ]);
  });

  test('to a product say that they’re paid, and are not printed', () => {
    const problems = on('/stack', `${disclosure}<p>${buy}</p>`);
    expect(problems).toEqual([
      expect.stringContaining('no “(paid link)” next to it'),
      expect.stringContaining('would be printed'),
    ]);
  });

  test('open in a new tab and are named as sponsored', () => {
    const bare = wishlist.replace('sponsored ', '');
    expect(on('/about', disclosure + bare)).toEqual([
      expect.stringContaining('needs rel="sponsored noopener" and target="_blank"'),
    ]);
    expect(on('/about', disclosure + wishlist.replace('target="_blank"', ''))).toHaveLength(1);
  });

  test('never share their part of the page with a disease', () => {
    const [problem, ...others] = on(
      '/stack',
      `${disclosure}<article><section><p>Tea eases insomnia.</p></section>${product}</article>`,
    );
    expect(problem).toContain('“Tea eases insomnia.” names a disease (insomnia*)');
    expect(others).toEqual([]);
    expect(on('/', `${disclosure}<section><p>Thyroid disease</p></section><section>${product}</section>`)).toEqual([]);
  });

  test('are refused in a footer, and the tag in a script', () => {
    expect(problemsOf(paidLinks, { pages: { '/about': `<main></main><footer>${wishlist}</footer>` } })).toEqual([
      expect.stringContaining('outside the header and the main text'),
    ]);
    expect(
      problemsOf(paidLinks, { pages: { '/about': '<main></main><script>const tag = "example-20"</script>' } }),
    ).toEqual([expect.stringContaining('is outside a link')]);
  });
});

test('L1 a feed or a data file may not carry the tag', () => {
  const files = { 'feed.xml': '<a href="https://x.org?tag=example-20">', 'protocol.json': '{}' };
  expect(problemsOf(affiliateTagInFiles, { files })).toEqual([expect.stringContaining('/feed.xml: contains the affi')]);
});
