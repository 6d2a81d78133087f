import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, fixtureFiles, SECRET, writeBuild } from '../server/testing.ts';
import { findPage } from '../src/site/pages.ts';
import { writeHostFiles } from './host-files.ts';
import { immutable, mediaType, redirects, revalidate, securityHeaders } from './policy.ts';
import { startContainer, type Host } from './testing.ts';

let scratch: string;
let dist: string;
const files = fixtureFiles();

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'stillwater-hosts-'));
  dist = join(scratch, 'dist');
  await writeBuild(dist);
  await writeHostFiles(dist);
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

test('_headers and _redirects have the whole policy', async () => {
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  for (const [name, value] of securityHeaders) expect(headers).toContain(`\n  ${name}: ${value}\n`);
  expect(headers).toContain(`/_astro/*\n  Cache-Control: ${immutable}\n`);
  const moved = await readFile(join(dist, '_redirects'), 'utf8');
  for (const { from, to } of redirects) expect(moved).toContain(`\n${from} ${to} 301\n`);
});

test('every redirect leads to a page and hides none', () => {
  for (const { from, to } of redirects) expect([findPage(from), findPage(to)?.path]).toEqual([undefined, to]);
});

test('a file with an unknown ending is never something a browser would run', () => {
  for (const name of ['/CNAME', '/a.unknown', '/html']) expect(mediaType(name)).toBe('application/octet-stream');
});

describe('container image', { tags: ['all'] }, () => {
  let host: Host | undefined;
  beforeAll(async () => {
    host = await startContainer(dist, scratch);
  });
  afterAll(() => host?.[Symbol.asyncDispose]());
  const get = (target: string, headers: string[] = [], method = 'GET') => ask(host?.port ?? 0, target, headers, method);

  test('serves a page in brotli with every header, and a revisit gets a 304', async () => {
    const page = await get('/stack', ['Accept-Encoding: gzip, br']);
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(brotliDecompressSync(page.body).toString()).toBe(files['stack.html']);
    expect(page.headers.get('content-type')).toBe(mediaType('.html'));
    expect(page.headers.get('cache-control')).toBe(revalidate);
    for (const [name, value] of securityHeaders) expect(page.headers.get(name), name).toBe(value);
    const again = await get('/stack', ['Accept-Encoding: gzip, br', `If-None-Match: ${page.headers.get('etag')}`]);
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get('/_astro/style.Dk3f9aXq.css')).headers.get('cache-control')).toBe(immutable);
    expect((await get('/pdf/protocol.pdf', ['Range: bytes=0-9'])).status).toBe(206);
  });

  test('has one address for each page, and keeps old names', async () => {
    for (const [target, location] of [
      ['/stack/?a=1', '/stack?a=1'],
      ['/stack.html', '/stack'],
      ['/index.html', '/'],
      ['/blog/fog-and-return/', '/blog/fog-and-return'],
      ...redirects.map(({ from, to }) => [`${from}/?a=1`, `${to}?a=1`] as const),
    ] as const) {
      const answer = await get(target);
      expect([target, answer.status, answer.headers.get('location')]).toEqual([target, 301, location]);
    }
    expect((await get('/stack', [], 'POST')).status).toBe(405);
  });

  test('N1 answers with the 404 page, and with nothing that is not a page', async () => {
    for (const target of ['/nope', '/_astro/nope.css', '/404.html', '/_headers', '/.secret', '/stack.html.br']) {
      const answer = await get(target, ['Accept-Encoding: identity']);
      expect([target, answer.status]).toEqual([target, 404]);
      expect(answer.text).toContain('Oops! Page not found');
      expect(answer.headers.get('cache-control')).toBe(revalidate);
    }
    for (const target of ['/../secret.txt', '/..%2fsecret.txt', '/_astro../secret.txt', '//example.com/']) {
      const answer = await get(target);
      expect(answer.text, target).not.toContain(SECRET);
      expect(answer.headers.get('location') ?? '/', target).toMatch(/^\/(?![/\\])/);
    }
  });
});
