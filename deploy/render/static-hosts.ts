import { encodings, hashedFolders, immutable, redirects, securityHeaders } from '../policy.ts';
import { notice } from './notice.ts';

/**
 * `_headers`, as Cloudflare and Netlify read it. Both revalidate by themselves what names no `Cache-Control`, and join
 * two values of one header: so the pages' rule is left to them, and only hashed folders name theirs.
 */
export function headersFile(): string {
  const all = securityHeaders.map(([name, value]) => `  ${name}: ${value}`);
  const hashed = hashedFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${immutable}`]);
  return `${[notice, '/*', ...all, ...hashed].join('\n')}\n`;
}

/** `_redirects`, as Cloudflare and Netlify read it. Cloudflare tells `/x` from `/x/`, so both are named. */
export function redirectsFile(): string {
  return `${[notice, ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`])].join('\n')}\n`;
}

/** `.assetsignore`: Cloudflare compresses at its edge, and would publish our precompressed files as pages of their own. */
export function assetsIgnoreFile(): string {
  return `${[notice, ...encodings.map(({ suffix }) => `*${suffix}`), '.*', '!.well-known'].join('\n')}\n`;
}
