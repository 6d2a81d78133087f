import { escaped } from '../../src/text/texts.ts';
import { byId } from '../../src/model/records.ts';
import { loadConfig, loadRecords } from '../../src/content-loader/records.ts';

/** The records and the configuration that the site under test was built from. */
export const records = loadRecords();
export const config = loadConfig();

/** The number that a helpline is called by. */
export const callOf = (line: string): string => byId(records.helplines, line).call;

/** The three numbers of an emergency, in the order in which pages say them. */
export const firstNumbers = ['emergency-services', 'lifeline', 'poison-help'].map(callOf);

/** The name of the link that sends the lifeline a message, and where it leads. */
const { text: message } = byId(records.helplines, 'lifeline');
export const textLifeline = { name: `Text ${message?.number ?? ''}`, href: `sms:${message?.number ?? ''}` };

/** The name of a link to a supplement at the shop. */
export const buy = new RegExp(`Buy on ${escaped(config.retailerName)}`);

/** The address of a paid link: it carries the site’s own tag. */
export const tagged = new RegExp(`[?&]tag=${escaped(config.affiliateTag)}(&|$)`);

/** Where the wishlist is, with the tag. */
const list = new URL(config.wishlistUrl);
list.searchParams.set('tag', config.affiliateTag);
export const wishlist = list.href;

/** An address to write to, with a subject. */
export const writeTo = (address: string) => new RegExp(`^mailto:${escaped(address)}\\?subject=\\S+$`);
