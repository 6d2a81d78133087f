/** The address of an essay on this site. */
export const essayPath = (slug: string): string => `/blog/${slug}`;

/** The page of a medicine type. */
export const typePath = (id: string): string => `/check-first/${id}`;

/** The page of a claim or of a reference. A rule keeps their ids different, so that one address serves both. */
export const sourcePath = (id: string): string => `/sources/${id}`;

/** The A–Z list of medicine names. */
export const namesPath = '/check-first/names';

/** The address at which a page of the build is served: `blog/fog-and-return.html` is `/blog/fog-and-return`, `index.html` is `/`. */
export const addressOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** The file of the build that is served at the address of a page: the way back from `addressOf`. */
export const fileOf = (address: string): string => `${address === '/' ? 'index' : address.slice(1)}.html`;
