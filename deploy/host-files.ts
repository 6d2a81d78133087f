import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxHttp, nginxServer } from './render/nginx.ts';
import { assetsIgnoreFile, headersFile, redirectsFile } from './render/static-hosts.ts';

type Files = Readonly<Record<string, string>>;

const notice = '# Generated from deploy/policy.ts by "node deploy/host-files.ts". Change it there, not here.';

/** Configuration of servers, by path in `deploy/`. It's kept in the repository; a test compares it with the policy. */
export const serverFiles: Files = {
  'nginx/http.conf': nginxHttp,
  'nginx/server.conf': nginxServer,
};

/** Files that static hosts read, by path in `dist/`. */
const buildFiles: Files = { _headers: headersFile, _redirects: redirectsFile, '.assetsignore': assetsIgnoreFile };

export async function writeFiles(dir: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), `${notice}\n\n${content}`);
}

/** Writes into a build what Cloudflare and Netlify read. */
export const writeHostFiles = (dist: string): Promise<void> => writeFiles(dist, buildFiles);

if (import.meta.main) await writeFiles(import.meta.dirname, serverFiles);
