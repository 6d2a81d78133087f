import type { SiteConfig } from './config.ts';
import type { Reference } from '../model/evidence.ts';

/**
 * Where an outside address leads. `affiliate` carries the tag and pays the project; `product` is the same shop
 * without the tag, for the children’s records and for essays.
 */
type LinkKind = 'affiliate' | 'product' | 'research' | 'community' | 'license' | 'reference' | 'document';

/** An outside address with what follows from its kind. Made here and nowhere else, so that `rel` and the tag are never written by hand. */
export interface OutsideLink {
  kind: LinkKind;
  href: string;
  rel: string;
}

const link = (kind: LinkKind, href: string): OutsideLink => ({
  kind,
  href,
  rel: kind === 'affiliate' ? 'sponsored noopener' : 'noopener',
});

function tagged(address: string, config: SiteConfig): string {
  const url = new URL(address);
  url.searchParams.set('tag', config.affiliateTag);
  return url.href;
}

const searchAddress = (config: SiteConfig, words: string) =>
  config.retailerSearchUrl.replace('{query}', encodeURIComponent(words));

/** The wishlist that `Start Your Reset` opens, with the affiliate tag. */
export const wishlistLink = (config: SiteConfig) => link('affiliate', tagged(config.wishlistUrl, config));

/** A search at the retailer, with the affiliate tag. */
export const buyLink = (config: SiteConfig, words: string) =>
  link('affiliate', tagged(searchAddress(config, words), config));

/** The same search without the tag: it earns nothing. */
export const productLink = (config: SiteConfig, words: string) => link('product', searchAddress(config, words));

/** The community’s repository. */
export const communityLink = (config: SiteConfig) => link('community', config.communityUrl);

/** The license of the words, CC BY-NC 4.0. */
export const licenseLink = (config: SiteConfig) => link('license', config.licenseUrl);

/** A source that was read. */
export const referenceLink = ({ url }: Pick<Reference, 'url'>) => link('research', url);

/** One of the PDFs, opened in a window of its own. */
export const documentLink = (address: string) => link('document', address);

/** Outside addresses that a text of a record may name, as in `[the license](to:license)`. */
export const outsideNames = ['license', 'community', 'whitepaper', 'printable', 'trope'] as const;
export type OutsideName = (typeof outsideNames)[number];

/** The outside address of a name. */
export function outsideTo(config: SiteConfig, name: OutsideName): OutsideLink {
  const links: Record<OutsideName, OutsideLink> = {
    license: licenseLink(config),
    community: communityLink(config),
    whitepaper: documentLink(config.whitepaperUrl),
    printable: documentLink(config.printableUrl),
    trope: link('reference', config.tropeUrl),
  };
  return links[name];
}

/** The address of a page as people type it from paper. */
export const typedAddress = ({ origin }: Pick<SiteConfig, 'origin'>, path: string): string =>
  new URL(path, origin).href.replace(/^https?:\/\/|\/$/g, '');

/** A letter to the project with its subject, and if given its text, already written. */
export function mailto(address: string, subject: string, body?: string): string {
  const fields = [`subject=${encodeURIComponent(subject)}`, ...(body ? [`body=${encodeURIComponent(body)}`] : [])];
  return `mailto:${address}?${fields.join('&')}`;
}
