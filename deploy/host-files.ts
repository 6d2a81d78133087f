import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EditorError } from '../src/domain/editor-error.ts';
import { redirects, type Redirect } from './policy.ts';
import { caddySnippet } from './render/caddy.ts';
import { nginxHttpSnippet, nginxServerSnippet } from './render/nginx.ts';
import { assetsIgnoreFile, headersFile, redirectsFile } from './render/static-hosts.ts';

const DEPLOY = fileURLToPath(new URL('.', import.meta.url));

/** Configuration of servers, by path under `deploy/`. Kept in the repository; a test holds it to the policy. */
export const serverSnippets: Readonly<Record<string, string>> = {
  'nginx/http.conf': nginxHttpSnippet(),
  'nginx/server.conf': nginxServerSnippet(),
  'caddy/site.caddy': caddySnippet(),
};

/** Files that static hosts read, by path under `dist/`. */
export const buildFiles: Readonly<Record<string, string>> = {
  _headers: headersFile(),
  _redirects: redirectsFile(),
  '.assetsignore': assetsIgnoreFile(),
};

/**
 * Writes into a build what Cloudflare and Netlify read. Throws, naming all of them, where a redirect leads to
 * no page of the build or hides one: each host would treat that differently.
 */
export async function writeHostFiles(dir: string): Promise<void> {
  const faults = await redirectFaults(dir, redirects);
  if (faults.length > 0)
    throw new EditorError(`deploy/policy.ts, redirects:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  for (const [name, content] of Object.entries(buildFiles)) await writeFile(join(dir, name), content);
}

/** Redirects that do not fit the pages of a build. */
export async function redirectFaults(dir: string, list: readonly Redirect[]): Promise<string[]> {
  const hasPage = (path: string) =>
    access(join(dir, path === '/' ? 'index.html' : `${path}.html`)).then(
      () => true,
      () => false,
    );
  const faults: string[] = [];
  for (const { from, to } of list) {
    if (!(await hasPage(to)))
      faults.push(`${from} leads to ${to}, which is no page. Name an existing page, or remove it`);
    if (await hasPage(from))
      faults.push(`${from} is a page itself and would never be seen. Rename the page, or remove the redirect`);
  }
  return faults;
}

if (import.meta.main) {
  for (const [name, content] of Object.entries(serverSnippets)) await writeFile(join(DEPLOY, name), content);
  process.stdout.write(`Written from deploy/policy.ts: ${Object.keys(serverSnippets).join(', ')}\n`);
}
