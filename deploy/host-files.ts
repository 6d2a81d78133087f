import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsIgnoreFile, headersFile, redirectsFile } from './render/static-hosts.ts';

const notice = '# Generated from deploy/policy.ts. Change it there, not here.';

/** Files that static hosts read, by path in `dist/`. */
const files = { _headers: headersFile, _redirects: redirectsFile, '.assetsignore': assetsIgnoreFile };

/** Writes into a build what Cloudflare and Netlify read. */
export async function writeHostFiles(dist: string): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), `${notice}\n\n${content}`);
}
