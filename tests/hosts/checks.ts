import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { immutable, isCompressible, mediaTypes, redirects, revalidate, securityHeaders } from '../../deploy/policy.ts';
import { getRaw } from '../../server/testing/raw.ts';
import type { Answer, Ask } from './ask.ts';
import type { Build } from './build.ts';
import { traversals } from './traversals.ts';

export type Subject = { ask: Ask; port: number; build: Build };

/** One thing that every host must do. The name is the key by which a host may be exempt from it. */
export type Check = { name: string; run(subject: Subject): Promise<void> };

const MOVED = [301, 307, 308];

/** 4xx, or on to another address of this site (some hosts clean an address by redirecting); never a page, never a 5xx. */
function expectRefused({ status, headers }: Pick<Answer, 'status' | 'headers'>, target: string) {
  const isOnSite = MOVED.includes(status) && /^\/(?![/\\])/.test(headers.location ?? '');
  expect(
    (status >= 400 && status < 500) || isOnSite,
    `${target} was answered with ${status} ${headers.location ?? ''}`,
  ).toBe(true);
}

function expectSecurityHeaders(answer: Answer) {
  for (const [name, value] of securityHeaders) expect(answer.headers[name.toLowerCase()], name).toBe(value);
}

/** Black-box checks, the same for every host. */
export const checks: readonly Check[] = [
  {
    name: 'every kind of file is served whole and with its type',
    async run({ ask, build }) {
      for (const [ending, address] of build.oneOfEach) {
        const answer = await ask(address);
        expect([address, answer.status]).toEqual([address, 200]);
        expect(answer.body.equals(await build.read(address)), address).toBe(true);
        if (mediaTypes[ending])
          expect([address, answer.headers['content-type']]).toEqual([address, mediaTypes[ending]]);
      }
    },
  },
  {
    name: 'pages have one address, without .html and without a slash at the end',
    async run({ ask, build }) {
      for (const page of [build.page, build.nestedPage]) {
        expect((await ask(page)).body.equals(await build.read(page))).toBe(true);
        for (const other of [`${page}/`, `${page}.html`]) {
          const answer = await ask(other);
          expect(MOVED).toContain(answer.status);
          expect([other, answer.headers.location]).toEqual([other, page]);
        }
      }
      expect((await ask('/')).body.equals(await build.read('/'))).toBe(true);
      expect((await ask('/index.html')).headers.location).toBe('/');
      expect((await ask(`${build.page}/?a=1`)).headers.location).toBe(`${build.page}?a=1`);
    },
  },
  {
    name: 'old names lead to their page and keep the query',
    async run({ ask }) {
      for (const { from, to } of redirects) {
        for (const path of [from, `${from}/`]) {
          const answer = await ask(`${path}?a=1`);
          expect([path, answer.status, answer.headers.location]).toEqual([path, 301, `${to}?a=1`]);
        }
      }
    },
  },
  {
    name: 'N1 an unknown address is 404 with the not-found page',
    async run({ ask, build }) {
      const page = await readFile(join(build.dir, '404.html'));
      for (const path of [
        '/nope',
        '/blog/nope',
        '/nope/',
        '/nope.html',
        '/_astro/nope.css',
        '/_astro',
        '/blog/nope/deeper',
      ]) {
        const answer = await ask(path, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.body.equals(page), path).toBe(true);
        expect(answer.headers['content-type']).toBe(mediaTypes.html);
      }
    },
  },
  {
    name: 'a missing hashed file is not remembered as missing',
    async run({ ask }) {
      expect((await ask('/_astro/nope.css')).headers['cache-control'] ?? '').not.toContain('immutable');
    },
  },
  {
    name: 'text is sent compressed to those who take it, and plain to those who do not',
    async run({ ask, build }) {
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const address of [build.page, ...[...build.oneOfEach.values()].filter((path) => isCompressible(path))]) {
        const content = await build.read(address);
        if (content.length < 1000) continue; // too small to be worth it
        for (const encoding of ['br', 'gzip'] as const) {
          const answer = await ask(address, { headers: { 'accept-encoding': encoding } });
          expect([address, answer.headers['content-encoding']]).toEqual([address, encoding]);
          expect(unpack[encoding](answer.body).equals(content)).toBe(true);
        }
        expect((await ask(address)).headers['content-encoding']).toBeUndefined();
      }
    },
  },
  {
    name: 'brotli is preferred by whoever takes it',
    async run({ ask, build }) {
      const answer = await ask(build.page, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(answer.headers['content-encoding']).toBe('br');
    },
  },
  {
    name: 'caches on the way are told that the answer depends on the encoding',
    async run({ ask, build }) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await ask(build.page, { headers: { 'accept-encoding': encoding } });
        expect([encoding, String(answer.headers.vary).toLowerCase()]).toEqual([encoding, 'accept-encoding']);
      }
    },
  },
  {
    name: 'pages are revalidated, hashed files are kept for a year',
    async run({ ask, build }) {
      expect((await ask(build.page)).headers['cache-control']).toBe(revalidate);
      expect((await ask('/')).headers['cache-control']).toBe(revalidate);
      expect((await ask(build.binary)).headers['cache-control']).toBe(revalidate);
      expect((await ask(build.hashedFile)).headers['cache-control']).toBe(immutable);
    },
  },
  {
    name: 'a page that has not changed is 304, without a body',
    async run({ ask, build }) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const etag = (await ask(build.page, { headers })).headers.etag ?? '';
        expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
        const again = await ask(build.page, { headers: { ...headers, 'if-none-match': etag } });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
        expect((await ask(build.page, { headers: { ...headers, 'if-none-match': '"older"' } })).status).toBe(200);
      }
    },
  },
  {
    name: 'the security headers are on every kind of answer',
    async run({ ask, build }) {
      for (const path of ['/', build.page, build.hashedFile, build.binary, `${build.page}/`, '/kids', '/nope'])
        expectSecurityHeaders(await ask(path));
    },
  },
  {
    name: 'HEAD is GET without a body, other methods are 405',
    async run({ ask, build }) {
      const head = await ask(build.page, { method: 'HEAD' });
      const page = await ask(build.page);
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-type', 'etag', 'cache-control']) expect(head.headers[name]).toBe(page.headers[name]);
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        expect([method, (await ask(build.page, { method })).status]).toEqual([method, 405]);
      }
    },
  },
  {
    name: 'a part of a PDF can be asked for',
    async run({ ask, build }) {
      const content = await build.read(build.binary);
      const part = await ask(build.binary, { headers: { range: 'bytes=100-199' } });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${content.length}`]);
      expect(part.body.equals(content.subarray(100, 200))).toBe(true);
      expect((await ask(build.binary, { headers: { range: `bytes=${content.length}-` } })).status).toBe(416);
      for (const range of ['bytes=5-2', 'bytes=a-b'])
        expect([200, 400, 416]).toContain((await ask(build.binary, { headers: { range } })).status);
    },
  },
  {
    name: 'files for hosts and precompressed siblings are not pages',
    async run({ ask, build }) {
      for (const path of [
        '/_headers',
        '/_redirects',
        '/.assetsignore',
        `${build.page}.html.br`,
        `${build.page}.html.gz`,
        `${build.page}.br`,
      ]) {
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
      }
    },
  },
  {
    name: 'no target leads out of the build or to another host',
    async run({ ask, port, build }) {
      const home = await build.read('/');
      const secret = 'outside the build';
      for (const target of traversals) {
        const answer = await getRaw(port, target);
        const isHome = answer.status === 200 && answer.body.includes(home); // `/a/..` is `/` to some hosts
        if (!isHome) expectRefused({ status: answer.status, headers: Object.fromEntries(answer.headers) }, target);
        expect(answer.text).not.toMatch(new RegExp(`${secret}|root:.*:0:0`));
      }
      expect((await ask('/')).status).toBe(200);
    },
  },
  {
    name: 'a target or header beyond all measure is refused, and the host stays up',
    async run({ ask, port }) {
      for (const length of [300, 3_000, 9_000, 70_000]) {
        expectRefused(await refusal(getRaw(port, `/${'a'.repeat(length)}`)), `a target of ${length}`);
      }
      const answer = await refusal(getRaw(port, '/', [`X-Long: ${'a'.repeat(2_000_000)}`]));
      expectRefused(answer, 'a header of 2,000,000');
      expect((await ask('/')).status).toBe(200);
    },
  },
];

async function refusal(answer: ReturnType<typeof getRaw>): Promise<Pick<Answer, 'status' | 'headers'>> {
  const { status, headers } = await answer;
  return { status, headers: Object.fromEntries(headers) };
}
