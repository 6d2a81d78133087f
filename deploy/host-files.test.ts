import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFiles, redirectFaults, serverSnippets, writeHostFiles } from './host-files.ts';
import { hashedFolders, immutable, mediaType, redirects, securityHeaders } from './policy.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'stillwater-host-files-'));
  for (const { to } of redirects) await writeFile(join(dir, `${to}.html`), '');
});
afterEach(() => rm(dir, { recursive: true }));

test.each(Object.entries(serverSnippets))(
  'deploy/%s is what the policy says (else run: node deploy/host-files.ts)',
  async (name, content) => {
    expect(await readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8')).toBe(content);
  },
);

test('every host is told every security header, hashed folder and redirect', () => {
  const everyHost = [
    buildFiles._headers ?? '',
    serverSnippets['nginx/server.conf'] ?? '',
    serverSnippets['caddy/site.caddy'] ?? '',
  ];
  for (const text of everyHost) {
    for (const [name, value] of securityHeaders)
      expect(text).toMatch(new RegExp(`${name}:? "?${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?`));
  }
  const caching = [
    buildFiles._headers ?? '',
    serverSnippets['nginx/http.conf'] ?? '',
    serverSnippets['caddy/site.caddy'] ?? '',
  ];
  for (const text of caching) {
    expect(text).toContain(immutable);
    for (const folder of hashedFolders) expect(text).toContain(folder);
  }
  for (const { from, to } of redirects)
    expect(buildFiles._redirects).toContain(`${from} ${to} 301\n${from}/ ${to} 301\n`);
});

test('no header value can end its line or its quotes', () => {
  for (const [name, value] of securityHeaders) {
    expect(name).toMatch(/^[A-Za-z-]+$/);
    expect(value).not.toMatch(/[\r\n"\\$]/);
  }
});

test('_headers stays within what Cloudflare and Netlify read: 100 rules, 2,000 characters a line', () => {
  const lines = (buildFiles._headers ?? '').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('a build gets the files that static hosts read', async () => {
  await writeHostFiles(dir);
  for (const [name, content] of Object.entries(buildFiles))
    expect(await readFile(join(dir, name), 'utf8')).toBe(content);
});

test('a redirect to nowhere, or from a page, stops the build with all such faults and what to do', async () => {
  await writeFile(join(dir, 'old.html'), '');
  const faults = await redirectFaults(dir, [
    { from: '/old', to: '/new' },
    { from: '/gone', to: '/gone-too' },
  ]);
  expect(faults).toEqual([
    '/old leads to /new, which is no page. Name an existing page, or remove it',
    '/old is a page itself and would never be seen. Rename the page, or remove the redirect',
    '/gone leads to /gone-too, which is no page. Name an existing page, or remove it',
  ]);
  for (const { to } of redirects) await rm(join(dir, `${to}.html`), { force: true });
  await expect(writeHostFiles(dir)).rejects.toThrow(/^deploy\/policy\.ts, redirects:\n {2}\/kids leads to/);
});

test('a file with an unknown ending, or none, is never something a browser would run', () => {
  for (const name of ['/CNAME', '/a.unknown', '/html', '/a.exe'])
    expect(mediaType(name)).toBe('application/octet-stream');
});
