/**
 * What every host sends with the files: security headers, cache lifetimes, redirects. The embedded server
 * reads this module; `host-files.ts` generates the files for the other hosts from it, so no two hosts can differ.
 */

type Header = readonly [name: string, value: string];

/**
 * Sent with every answer. The rest of the content security policy, with a hash for each inline script and
 * style, differs from page to page and is a `<meta>` in it. This is only what a `<meta>` can't say
 * (`frame-ancestors`) or what files other than pages need. A browser obeys both.
 */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Kept, but revalidated before each use: a 304 of a few bytes if nothing changed. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Kept for a year without asking, because the name contains a hash of the content. */
export const immutable = 'public, max-age=31536000, immutable';

/** The folder in which every file name contains a hash of the content. Everything else is revalidated. */
export const hashedFolder = '/_astro/';

/** The `Cache-Control` of a file, by its public path. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedFolder) ? immutable : revalidate;
}

/** Whether compressing helps. Pictures, fonts and PDFs are compressed already. */
export const isCompressible = (fileName: string): boolean =>
  /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(fileName);

type Redirect = {
  /** A path without a page of its own. */
  from: string;
  /** An existing page. */
  to: string;
};

/** Addresses a reader may guess from a heading. All are permanent (301) and keep the query. */
export const redirects: readonly Redirect[] = [
  { from: '/kids', to: '/kids-protocol' },
  { from: '/library', to: '/blog' },
  { from: '/setback', to: '/protocol/after-a-slide' },
];

/** How the names of precompressed siblings end. */
export const packedEndings = ['.br', '.gz'] as const;

/** Files of the build that hosts read and readers do not: never served. */
export function isPrivateFile(path: string): boolean {
  if (path === '/_headers' || path === '/_redirects') return true;
  if (packedEndings.some((ending) => path.endsWith(ending))) return true;
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}
