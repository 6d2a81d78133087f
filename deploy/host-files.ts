import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFolder, immutable, packedEndings, redirects, securityHeaders } from './policy.ts';

const notice = '# Generated from deploy/policy.ts. Change it there, not here.';

const lines = (list: readonly string[]) => `${list.join('\n')}\n`;

/**
 * `_headers` for Cloudflare and Netlify. Both revalidate a file without `Cache-Control`, and join two values of one header,
 * so only the hashed folder gets one.
 */
const headersFile = lines([
  '/*',
  ...securityHeaders.map(([name, value]) => `  ${name}: ${value}`),
  `${hashedFolder}*`,
  `  Cache-Control: ${immutable}`,
]);

/** `_redirects` for Cloudflare and Netlify. Cloudflare needs `/x` and `/x/` separately. */
const redirectsFile = lines(redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]));

/** `.assetsignore` for Cloudflare, which compresses files itself and would publish our precompressed ones as pages. */
const assetsIgnoreFile = lines([...packedEndings.map((ending) => `*${ending}`), '.*', '!.well-known']);

/** Files that static hosts read, by path in `dist/`. */
const files = { _headers: headersFile, _redirects: redirectsFile, '.assetsignore': assetsIgnoreFile };

/** Writes into a build what Cloudflare and Netlify read. */
export async function writeHostFiles(dist: string): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), `${notice}\n\n${content}`);
}
