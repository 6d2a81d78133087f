import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPrivateFile } from '../deploy/policy.ts';
import { fixtureFiles, makeFixture, SECRET, type Fixture } from './testing/fixture.ts';
import { getRaw, sendRaw } from './testing/raw.ts';
import { startServer, type Running } from './testing/start.ts';

let fixture: Fixture;
let server: Running;
const served = new Set(
  Object.entries(fixtureFiles())
    .filter(([name]) => !isPrivateFile(`/${name}`))
    .map(([, content]) => Buffer.from(content).toString('latin1')),
);

beforeAll(async () => {
  fixture = await makeFixture();
  server = await startServer(fixture.dist);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

/** Pieces that targets of attackers and of readers are made of. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '..',
    '.',
    '%2e',
    '%2E%2e',
    '%252e',
    '..%2f',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    '%c0%ae',
    '%u002e',
    '..;',
    '?',
    '#',
    '~',
  ),
  fc.constantFrom(
    'stack',
    'blog',
    '.html',
    '.br',
    'index',
    'secret.txt',
    'distant',
    'dist',
    '_headers',
    '.secret',
    '.git',
    '_astro',
    'etc/passwd',
    'kids',
    'healthz',
  ),
  fc.constantFrom('http://', 'https://', 'file://', 'localhost', '@', ':80', 'C:', ' ', '\t', '*', '404'),
  fc.string({ unit: 'binary-ascii', maxLength: 6 }).map((text) => text.replace(/[\r\n]/g, '')),
  fc.string({ unit: 'binary', maxLength: 3 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.integer({ min: 128, max: 255 }).map((byte) => String.fromCharCode(byte)),
);
const rest = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
const target = fc.oneof({ weight: 6, arbitrary: rest.map((text) => `/${text}`) }, { weight: 1, arbitrary: rest });
const AT_ONCE = 40;
const BATCHES = 300;

async function expectHarmless(requested: string) {
  const answer = await getRaw(server.port, requested);
  expect([200, 301, 400, 404, 414]).toContain(answer.status);
  expect(answer.text).not.toContain(SECRET);
  if (answer.status === 200)
    expect(served.has(answer.body.toString('latin1')) || answer.body.toString() === 'ok\n').toBe(true);
  if (answer.status === 301) {
    const path = (answer.headers.get('location') ?? '').replace(/\?.*/, '');
    expect(path).toMatch(/^\/(?!\/)/);
    expect((await getRaw(server.port, path)).status).toBe(200);
  }
}

test(
  `${AT_ONCE * BATCHES} generated targets: nothing but the build is served, redirects stay on the site`,
  { timeout: 120_000 },
  async () => {
    let tried = 0;
    const batch = fc.array(target, { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(batch, async (targets) => {
        await Promise.all(targets.map(expectHarmless));
        tried += targets.length;
      }),
      { numRuns: BATCHES },
    );
    expect(tried).toBeGreaterThanOrEqual(10_000);
  },
);

test('generated headers never bring the server down', { timeout: 60_000 }, async () => {
  const name = fc.constantFrom(
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Match',
    'Accept-Encoding',
    'Host',
    'Expect',
    'Upgrade',
    'Connection',
    'Content-Length',
  );
  const value = fc.oneof(
    fc.constantFrom(
      'bytes=5-2',
      'bytes=-',
      'bytes=0-0,1-1',
      'bytes=-0',
      '*',
      '"',
      'W/',
      'br;q=',
      ';;,,',
      '100-continue',
      'h2c',
      'websocket',
      '-1',
      'gzip;q=9',
    ),
    fc.tuple(fc.integer(), fc.integer()).map(([start, end]) => `bytes=${start}-${end}`),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
  );
  const headers = fc.array(
    fc.tuple(name, value).map(([key, text]) => `${key}: ${text}`),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(headers, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      const answers = await Promise.all(requests.map((lines) => getRaw(server.port, '/files/protocol.pdf', lines)));
      for (const { status } of answers) expect([200, 206, 304, 400, 412, 416, 417]).toContain(status);
    }),
    { numRuns: 50 },
  );
});

test('memory stays flat over thousands of requests, most of them bad', { timeout: 60_000 }, async () => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const round = async (count: number) => {
    for (let at = 0; at < count; at += AT_ONCE) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          getRaw(server.port, index % 4 ? `/nope-${at}-${index}` : '/stack'),
        ),
      );
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  await round(2000);
  const before = await round(1000);
  const after = await round(4000);
  expect((after - before) / 1024 / 1024).toBeLessThan(3);
});

test.each([
  ['headers over the limit', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request line over the limit', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['a target over the limit', `GET /${'x'.repeat(3000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 414],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['NUL in the target', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['a negative length', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
  ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS on the plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['noise', '\r\n\r\nnoise\r\n\r\n', 400],
  ['HTTP/1.0 without a host', 'GET /stack HTTP/1.0\r\n\r\n', 200],
])('%s is answered with its status', async (_name, bytes, status) => {
  expect((await sendRaw(server.port, Buffer.from(bytes, 'latin1'))).status).toBe(status);
  expect((await getRaw(server.port, '/stack')).status).toBe(200);
});
