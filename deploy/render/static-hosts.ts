import { encodings, hashedFolder, immutable, redirects, securityHeaders } from '../policy.ts';

const lines = (list: readonly string[]) => `${list.join('\n')}\n`;

/**
 * `_headers` for Cloudflare and Netlify. Both revalidate a file without `Cache-Control`, and join two values of one header,
 * so only the hashed folder gets one.
 */
export const headersFile = lines([
  '/*',
  ...securityHeaders.map(([name, value]) => `  ${name}: ${value}`),
  `${hashedFolder}*`,
  `  Cache-Control: ${immutable}`,
]);

/** `_redirects` for Cloudflare and Netlify. Cloudflare needs `/x` and `/x/` separately. */
export const redirectsFile = lines(redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]));

/** `.assetsignore` for Cloudflare, which compresses files itself and would publish our precompressed ones as pages. */
export const assetsIgnoreFile = lines([...encodings.map(({ suffix }) => `*${suffix}`), '.*', '!.well-known']);
