import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Running } from './server.ts';
import { ask, fixtureFiles, makeFixture, SECRET, sendRaw, type Fixture } from './testing.ts';

let fixture: Fixture;
let server: Running;
const served = new Set(Object.values(fixtureFiles()).map((content) => Buffer.from(content).toString('latin1')));

beforeAll(async () => {
  fixture = await makeFixture();
  server = await startServer(fixture.dist);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

/** Nothing but the build is served, and a redirect leads to a page of this site. */
async function expectHarmless(target: string) {
  const { status, headers, body, text } = await ask(server.port, target);
  expect([200, 301, 400, 404, 414], target).toContain(status);
  expect(text, target).not.toContain(SECRET);
  expect(text, target).not.toMatch(/root:.*:0:0/);
  if (status === 200) expect(served.has(body.toString('latin1')), target).toBe(true);
  if (status !== 301) return;
  const path = (headers.get('location') ?? '').replace(/\?.*/s, '');
  expect(path, target).toMatch(/^\/(?![/\\])/);
  expect((await ask(server.port, path)).status, target).toBe(200);
}

test.each([
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/blog/../../secret',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/..;/secret.txt',
  '/....//secret.txt',
  '/_astro../secret.txt',
  '/secret.txt%00.html',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/../distant/secret',
  '/.secret',
  '/stack.html.br',
  '//example.com/',
  '///example.com//',
  '/%2f%2fexample.com/',
  '/\\example.com/',
  '//stack/',
  '/nope%0d%0aSet-Cookie:%20a=b/',
  'http://example.com/stack/',
])('%s reaches nothing outside the build, and no other host', expectHarmless);

/** Pieces that the targets of attackers and of readers are made of. */
const piece = fc.oneof(
  fc.constantFrom('/', '//', '..', '.', '%2e', '%2E%2e', '%252e', '..%2f', '%2f', '%5c', '\\', '%00', '%', '%c0%ae'),
  fc.constantFrom(
    'stack',
    'blog',
    '.html',
    '.br',
    'index',
    'secret',
    'distant',
    'dist',
    '_headers',
    '_astro',
    'kids',
    '404',
  ),
  fc.constantFrom('http://', 'file://', 'localhost', '@', ':80', 'C:', ' ', '\t', '*', '?', '#', '~', '..;'),
  fc.string({ unit: 'binary-ascii', maxLength: 6 }).map((text) => text.replace(/[\r\n]/g, '')),
  fc.string({ unit: 'binary', maxLength: 3 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.integer({ min: 128, max: 255 }).map((byte) => String.fromCharCode(byte)),
);
const rest = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
const target = fc.oneof({ weight: 6, arbitrary: rest.map((text) => `/${text}`) }, { weight: 1, arbitrary: rest });

test(
  'generated targets reach nothing outside the build, and no other host',
  { timeout: 120_000, tags: ['all'] },
  async () => {
    const batch = fc.array(target, { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(batch, (targets) => Promise.all(targets.map(expectHarmless)).then(() => undefined)),
      { numRuns: 75 },
    );
  },
);

test('generated headers get an ordinary answer', { timeout: 60_000, tags: ['all'] }, async () => {
  const name = fc.constantFrom(
    ...['Range', 'If-Range', 'If-None-Match', 'If-Match', 'Accept-Encoding', 'Host', 'Expect', 'Upgrade', 'Connection'],
  );
  const value = fc.oneof(
    fc.constantFrom('bytes=5-2', 'bytes=-', 'bytes=0-0,1-1', 'bytes=-0', '*', '"', 'W/', 'br;q=', ';;,,', 'websocket'),
    fc.tuple(fc.integer(), fc.integer()).map(([start, end]) => `bytes=${start}-${end}`),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
  );
  const lines = fc.array(
    fc.tuple(name, value).map(([key, text]) => `${key}: ${text}`),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(lines, { minLength: 20, maxLength: 20 }), async (requests) => {
      for (const { status } of await Promise.all(
        requests.map((headers) => ask(server.port, '/pdf/protocol.pdf', headers)),
      ))
        expect([200, 206, 304, 400, 416, 417]).toContain(status);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['headers over the limit', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a target over the limit', `GET /${'x'.repeat(3000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 414],
  ['a name longer than files have', `GET /${'x'.repeat(300)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 404],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['TLS on the plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['noise', '\r\n\r\nnoise\r\n\r\n', 400],
  [
    'a large body',
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 500000\r\n\r\n${'x'.repeat(500_000)}`,
    405,
  ],
])('%s gets its status, and the server stays up', async (_name, bytes, status) => {
  expect((await sendRaw(server.port, Buffer.from(bytes, 'latin1'))).status).toBe(status);
  expect((await ask(server.port, '/stack')).status).toBe(200);
});

test('readers who leave halfway, and a file that cannot be read, harm nobody else', async () => {
  for (let at = 0; at < 30; at += 1) {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write('GET /pdf/protocol.pdf HTTP/1.1\r\nHost: a\r\n\r\n'),
    );
    await once(socket, 'data');
    socket.resetAndDestroy();
  }
  await chmod(join(fixture.dist, 'blog.html'), 0);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534); // root may read everything
  try {
    await chmod(fixture.root, 0o755).catch(() => {});
    expect((await ask(server.port, '/blog')).body.toString()).not.toContain('<h1>');
    expect((await ask(server.port, '/nope')).status).toBe(404);
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(join(fixture.dist, 'blog.html'), 0o644);
  }
  expect((await ask(server.port, '/blog')).status).toBe(200);
});
