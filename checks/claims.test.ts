import { describe, expect, test } from 'vitest';
import type { Essay } from '../src/domain/schema/essay.ts';
import type { Claim } from '../src/domain/schema/evidence.ts';
import { claimsWith } from './claims.ts';
import type { Exception } from './exceptions.ts';
import { faultsOf } from './testing.ts';

const essay = {
  slug: 'come-back',
  title: 'A 90-day return',
  excerpt: 'Walk for six weeks and your mood may follow.',
  inShort: 'Walk.',
} as Essay;
const claim = { id: 'length', text: 'The plan lasts 90 days' } as Claim;
const on = (html: string, exceptions: Exception[] = []) =>
  faultsOf(claimsWith(exceptions), { pages: { '/science': html } });

describe('F2 F4 figures on built pages', () => {
  test('a figure with nothing beside it stops the build', () => {
    expect(on('<main><p>Pressure falls 5% in 14 days.</p></main>')).toEqual([
      expect.stringContaining('“5%” in “Pressure falls 5% in 14 days.” has no basis beside it'),
      expect.stringContaining('“14 days”'),
    ]);
  });

  test.each([
    '<p><span data-claim="x">Down 5% in 14 days</span></p>',
    '<td data-dose>100–200 mg</td>',
    '<section data-safety="x"><li>Stop after 3 months.</li></section>',
    '<section data-care="x"><p>A cough of 3 weeks</p></section>',
    '<p>Down 5% in 14 days.<span class="cite"><a href="#note-a">1</a></span></p>',
    '<li><p>Down 5% in 14 days.</p><p><a href="/sources/a">source</a></p></li>',
    '<ol data-sources><li>A trial of 27 studies</li></ol>',
  ])('%s passes', (html) => {
    expect(on(`<main>${html}</main>`)).toEqual([]);
  });

  test('a mark in another paragraph, or a claim beside the figure, does not do', () => {
    expect(on('<main><p>Down 5%.</p><p>Calm.<span class="cite">1</span></p></main>')).toHaveLength(1);
    expect(on('<main><p><span data-claim="x">Calm</span> and down 5%.</p></main>')).toHaveLength(1);
  });

  test('header and footer are held to it too', () => {
    expect(on('<footer><p>Trusted after 40 studies.</p></footer>')).toHaveLength(1);
  });

  test('what an essay announces has to stand cited in its text, or in a claim it cites', () => {
    const library = `<main><a href="/blog/come-back">${essay.title}</a><p>${essay.excerpt}</p></main>`;
    const withText = (text: string) =>
      faultsOf(claimsWith([]), {
        pages: { '/blog': library, '/blog/come-back': `<main>${text}</main>` },
        records: { essays: [essay], claims: [claim] },
      });
    expect(withText('<p>Walk.</p>')).toEqual([
      expect.stringContaining(
        '“90-day” in “A 90-day return” announces /blog/come-back, whose text does not cite that figure',
      ),
      expect.stringContaining('six weeks'),
    ]);
    expect(
      withText('<p>Moods rose after six weeks.<span class="cite">1</span></p><p>Ours.<a data-claim="length">2</a></p>'),
    ).toEqual([]);
  });

  test('a reviewed exception covers its own words and nothing around them', () => {
    const exceptions = [{ page: '/science', text: '90-Day Reset', reason: 'a name' }];
    expect(on('<main><p>The 90-Day Reset takes 90 days.</p></main>', exceptions)).toEqual([
      expect.stringContaining('“90 days”'),
    ]);
    expect(on('<main><p>Nothing.</p></main>', exceptions)).toEqual([expect.stringContaining('delete the entry')]);
  });
});
