import type { SiteConfigInput } from './src/site/config.ts';

/**
 * What a copy of this site sets for itself. Every field can be set by an environment variable too
 * (`affiliateTag` is `SITE_AFFILIATE_TAG`), which wins. A text with an apostrophe goes in double quotes. `npm run doctor` lists the
 * placeholders left.
 */
export default {
  brand: 'Stillwater',
  origin: 'https://stillwater.example.org',
  wishlistUrl: 'https://shop.example.org/wishlist/90-day-reset',
  retailerName: 'Amazon',
  retailerSearchUrl: 'https://www.amazon.com/s?k={query}',
  affiliateTag: 'example-20',
  communityUrl: 'https://code.example.org/stillwater/community',
  licenseUrl: 'https://creativecommons.org/licenses/by-nc/4.0/',
  tropeUrl: 'https://tvtropes.org/pmwiki/pmwiki.php/Main/RedPillBluePill',
  supportEmail: 'support@example.org',
  legalEmail: 'legal@example.org',
  poBox: 'Stillwater, PO Box 000, Example City, EX 00000',
  whitepaperUrl: '/pdf/whitepaper.pdf',
  printableUrl: '/pdf/7-day-clarity-protocol.pdf',
  pillMode: 'choice',
  copyrightYear: 2024,
} satisfies SiteConfigInput;
