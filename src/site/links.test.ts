import { describe, expect, test } from 'vitest';
import defaults from '../../site.config.ts';
import { siteConfig } from './config.ts';
import {
  buyLink,
  communityLink,
  documentLink,
  licenseLink,
  mailto,
  outsideTo,
  productLink,
  referenceLink,
  wishlistLink,
} from './links.ts';

const config = siteConfig.parse({
  ...defaults,
  affiliateTag: 'our-tag-20',
  wishlistUrl: 'https://shop.example.org/list?ref=1',
  retailerSearchUrl: 'https://www.amazon.com/s?k={query}&i=hpc',
});

describe('L1 outside links', () => {
  test('the wishlist carries the tag in addition to what its address contains', () => {
    expect(wishlistLink(config)).toEqual({
      kind: 'affiliate',
      rel: 'sponsored noopener',
      href: 'https://shop.example.org/list?ref=1&tag=our-tag-20',
    });
  });

  test('a product is a search with the tag, its words encoded', () => {
    const { href, rel } = buyLink(config, 'b6 & magnesium 50% gummies');
    const url = new URL(href);
    expect(url.searchParams.get('k')).toBe('b6 & magnesium 50% gummies');
    expect(url.searchParams.get('tag')).toBe('our-tag-20');
    expect(rel).toBe('sponsored noopener');
  });

  test('K3 the same search for children’s records carries no tag and is not sponsored', () => {
    const { href, rel, kind } = productLink(config, 'omega-3 for children');
    expect(href).not.toContain('tag');
    expect([rel, kind]).toEqual(['noopener', 'product']);
  });

  test('words for the search box cannot smuggle a tag in', () => {
    expect(new URL(productLink(config, 'tea&tag=other-20').href).searchParams.get('tag')).toBeNull();
  });

  test('no other kind of link earns anything', () => {
    const others = [
      communityLink(config),
      licenseLink(config),
      outsideTo(config, 'trope'),
      referenceLink({ url: 'https://journal.example.org' }),
      documentLink('/pdf/whitepaper.pdf'),
    ];
    expect(others.map(({ rel }) => rel)).toEqual(others.map(() => 'noopener'));
    expect(others.filter(({ href }) => href.includes('our-tag-20'))).toEqual([]);
  });
});

test('L2 a letter comes with its subject, and its text where there is one', () => {
  expect(mailto('help@your-site.org', 'A question & more')).toBe(
    'mailto:help@your-site.org?subject=A%20question%20%26%20more',
  );
  expect(mailto('help@your-site.org', 'Hi', 'Two\nlines')).toBe(
    'mailto:help@your-site.org?subject=Hi&body=Two%0Alines',
  );
});
