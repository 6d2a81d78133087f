import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '../deploy/policy.ts';
import { fixtureFiles, makeFixture, type Fixture } from './testing/fixture.ts';
import { getRaw, sendRaw, type RawAnswer } from './testing/raw.ts';
import { startServer, type Running } from './testing/start.ts';

let fixture: Fixture;
let server: Running;
const files = fixtureFiles();
const get = (target: string, headers: string[] = []) => getRaw(server.port, target, headers);
const send = (bytes: string) => sendRaw(server.port, bytes);

beforeAll(async () => {
  fixture = await makeFixture();
  server = await startServer(fixture.dist);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

function expectSecurityHeaders(answer: RawAnswer) {
  for (const [name, value] of securityHeaders) expect(answer.headers.get(name.toLowerCase()), name).toBe(value);
}

describe('addresses', () => {
  test.each([
    ['/', 'index.html'],
    ['/stack', 'stack.html'],
    ['/stack?utm=1', 'stack.html'],
    ['/%73tack', 'stack.html'],
    ['/blog', 'blog.html'],
    ['/blog/fog-and-return', 'blog/fog-and-return.html'],
    ['/feed.xml', 'feed.xml'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['http://localhost/stack', 'stack.html'],
  ])('%s is %s', async (target, file) => {
    const answer = await get(target);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(Buffer.from(files[file] ?? ''))).toBe(true);
    expectSecurityHeaders(answer);
  });

  test.each([
    ['/stack/', '/stack'],
    ['/stack.html', '/stack'],
    ['/stack.html/', '/stack'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/blog/fog-and-return/?a=%20b', '/blog/fog-and-return?a=%20b'],
    ['/kids', '/kids-protocol'],
    ['/kids/', '/kids-protocol'],
  ])('%s is redirected to %s', async (target, location) => {
    const answer = await get(target);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each([
    '/nope',
    '/blog/nope',
    '/blog//fog-and-return',
    '//example.org/',
    '//stack/',
    '/404',
    '/404.html',
    '/stack//',
    '/_headers',
    '/.secret',
    '/stack.html.br',
    '/stack.br',
  ])('N1 %s is not found, with the page and status 404', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Oops! Page not found');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expectSecurityHeaders(answer);
  });
});

describe('compression', () => {
  test('brotli where the client takes it, gzip where it takes only that, plain otherwise', async () => {
    const br = await get('/stack', ['Accept-Encoding: gzip, br']);
    const gz = await get('/stack', ['Accept-Encoding: gzip']);
    const plain = await get('/stack', ['Accept-Encoding: br;q=0']);
    expect([br, gz, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.body).toString()).toBe(files['stack.html']);
    expect(gunzipSync(gz.body).toString()).toBe(files['stack.html']);
    expect([br, gz, plain].map(({ headers }) => headers.get('vary'))).toEqual(Array(3).fill('Accept-Encoding'));
    expect(new Set([br, gz, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  test('a picture or font, which has no siblings, does not vary', async () => {
    const font = await get('/_astro/font.B7x2.woff2', ['Accept-Encoding: br']);
    expect(font.headers.has('vary')).toBe(false);
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  test('the not-found page is compressed too', async () => {
    const answer = await get('/nope', ['Accept-Encoding: br']);
    expect(brotliDecompressSync(answer.body).toString()).toBe(files['404.html']);
  });
});

describe('caching', () => {
  test('pages are revalidated, hashed files are kept for a year', async () => {
    expect((await get('/stack')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await get('/feed.xml')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await get('/_astro/style.Dk3f9aXq.css')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('a 304 answers a known tag, weak or in a list, and carries what a 200 would', async () => {
    const first = await get('/stack', ['Accept-Encoding: br']);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const list of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/stack', ['Accept-Encoding: br', `If-None-Match: ${list}`]);
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      for (const name of ['etag', 'cache-control', 'vary'])
        expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
    expect((await get('/stack', ['If-None-Match: "other"'])).status).toBe(200);
    expect((await get('/stack', ['If-Match: "other"'])).status).toBe(412);
  });
});

describe('ranges', () => {
  const pdf = Buffer.from(files['files/protocol.pdf'] ?? '');

  test('a range of a PDF', async () => {
    const answer = await get('/files/protocol.pdf', ['Range: bytes=100-199']);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 100-199/300000');
    expect(answer.body.equals(pdf.subarray(100, 200))).toBe(true);
  });

  test('a range outside the file is 416, one that makes no sense is ignored', async () => {
    const outside = await get('/files/protocol.pdf', ['Range: bytes=300000-']);
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */300000']);
    const reversed = await get('/files/protocol.pdf', ['Range: bytes=5-2']);
    expect([reversed.status, reversed.body.length]).toEqual([200, 300_000]);
  });

  test('If-Range keeps two versions of a file apart', async () => {
    const etag = (await get('/files/protocol.pdf')).headers.get('etag') ?? '';
    expect((await get('/files/protocol.pdf', ['Range: bytes=0-9', `If-Range: ${etag}`])).status).toBe(206);
    expect((await get('/files/protocol.pdf', ['Range: bytes=0-9', 'If-Range: "older"'])).status).toBe(200);
  });
});

describe('methods', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const page = await get('/stack');
    const head = await send('HEAD /stack HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    page.headers.delete('date');
    head.headers.delete('date');
    expect(head.status).toBe(200);
    expect(head.headers).toEqual(page.headers);
    expect(head.body.length).toBe(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused with 405',
    async (method) => {
      const answer = await send(`${method} /stack HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expectSecurityHeaders(answer);
    },
  );

  test('CONNECT is refused with 405, an unknown word with 400', async () => {
    const answer = await send('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await send('BREW /stack HTTP/1.1\r\nHost: a\r\n\r\n')).status).toBe(400);
  });

  test('a large body that nobody reads does not cut the refusal', async () => {
    const body = 'x'.repeat(1_000_000);
    const answer = await send(`POST /stack HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    expect(answer.status).toBe(405);
  });
});

test('the health address answers ok and is never cached', async () => {
  const answer = await get('/healthz');
  expect([answer.status, answer.body.toString(), answer.headers.get('cache-control')]).toEqual([
    200,
    'ok\n',
    'no-store',
  ]);
});
