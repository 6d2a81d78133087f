/** The address of an essay on this site. */
export const essayPath = (slug: string): string => `/blog/${slug}`;

/** Pages that say something which rests on a source, in the order of the header, by the name that readers know them by. */
export const pageNames: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/protocol', '90-Day Reset'],
  ['/clarity-reset', 'Clarity Reset'],
  ['/choose-clarity', 'Choose clarity'],
  ['/kids-protocol', 'Kids'],
  ['/stack', 'The Stack'],
  ['/science', 'Science'],
  ['/blog', 'Impact Library'],
  ['/about', 'About'],
  ['/check-first', 'Check first'],
  ['/starter-guide', 'Starter guide'],
  ['/help', 'Need help now?'],
  ['/terms', 'Terms'],
]);
