import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { immutable, revalidate, securityHeaders } from '../deploy/policy.ts';
import { startServer, type Running } from './server.ts';
import { ask, fixtureFiles, makeFixture, SECRET, writeBuild, type Fixture } from './testing/fixture.ts';

let fixture: Fixture;
let server: Running;
const files = fixtureFiles();
const get = (target: string, headers: string[] = [], method = 'GET') => ask(server.port, target, headers, method);

beforeAll(async () => {
  fixture = await makeFixture();
  server = await startServer(fixture.dist);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/stack?utm=1', 'stack.html', 'text/html; charset=utf-8'],
  ['/blog', 'blog.html', 'text/html; charset=utf-8'],
  ['/blog/fog-and-return', 'blog/fog-and-return.html', 'text/html; charset=utf-8'],
  ['/feed.xml', 'feed.xml', 'application/xml; charset=utf-8'],
  ['/_astro/font.B7x2.woff2', '_astro/font.B7x2.woff2', 'font/woff2'],
  ['/CNAME', 'CNAME', 'application/octet-stream'],
])('%s is %s', async (target, file, type) => {
  const answer = await get(target);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.body.equals(Buffer.from(files[file] ?? ''))).toBe(true);
});

test.each([
  ['/stack/', '/stack'],
  ['/stack.html', '/stack'],
  ['/index.html', '/'],
  ['/blog/index.html', '/blog'],
  ['/blog/fog-and-return/?a=%20b', '/blog/fog-and-return?a=%20b'],
  ['/kids', '/kids-protocol'],
  ['/kids/?a=1', '/kids-protocol?a=1'],
])('%s is redirected to %s', async (target, location) => {
  const answer = await get(target);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

test.each([
  '/nope',
  '/blog/nope',
  '//example.org/',
  '//stack/',
  '/404',
  '/404.html',
  '/stack//',
  '/_astro',
  '/_headers',
])('N1 %s is not found, with the page and status 404', async (target) => {
  const answer = await get(target, ['Accept-Encoding: br', 'Range: bytes=0-9']);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, revalidate]);
  expect(brotliDecompressSync(answer.body).toString()).toBe(files['404.html']);
});

test('the security headers are on every kind of answer', async () => {
  for (const target of ['/', '/stack/', '/nope', '/_astro/style.Dk3f9aXq.css', '/..\\secret'])
    for (const method of ['GET', 'POST']) {
      const { headers } = await get(target, [], method);
      for (const [name, value] of securityHeaders)
        expect([target, name, headers.get(name)]).toEqual([target, name, value]);
    }
});

test('brotli for a client that takes it, gzip for one that takes only that, plain otherwise', async () => {
  const accepted = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0'];
  const [br, gz, plain] = await Promise.all(accepted.map((value) => get('/stack', [`Accept-Encoding: ${value}`])));
  if (!br || !gz || !plain) throw new Error('three answers are expected');
  expect([br, gz, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
  for (const { headers } of [br, gz, plain]) expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(new Set([br, gz, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3);
});

test.each([
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['BR', 'br'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['deflate, GZip;Q=0.5', 'gzip'],
  ['br;q=0.0', null],
])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
  const { headers } = await get('/stack', [`Accept-Encoding: ${accepted}`]);
  expect(headers.get('content-encoding')).toBe(encoding);
});

test('pages are revalidated, hashed files are kept for a year', async () => {
  for (const target of ['/', '/feed.xml']) expect((await get(target)).headers.get('cache-control')).toBe(revalidate);
  expect((await get('/_astro/style.Dk3f9aXq.css')).headers.get('cache-control')).toBe(immutable);
});

test('a revisit gets a 304, and a changed page gets a 200', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await get('/stack', [`Accept-Encoding: ${encoding}`]);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/stack', [`Accept-Encoding: ${encoding}`, `If-None-Match: ${known}`]);
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['etag', 'cache-control', 'vary'])
        expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
  }
  expect((await get('/stack', ['If-None-Match: "older"'])).status).toBe(200);
});

test('a part of a PDF can be asked for; If-Range gets the whole', async () => {
  const pdf = Buffer.from(files['pdf/protocol.pdf'] ?? '');
  const part = await get('/pdf/protocol.pdf', ['Range: bytes=100-199']);
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/300000']);
  expect(part.body.equals(pdf.subarray(100, 200))).toBe(true);
  expect(part.headers.get('etag')).toBe((await get('/pdf/protocol.pdf')).headers.get('etag'));
  const last = await get('/pdf/protocol.pdf', ['Range: bytes=-10']);
  expect(last.body.equals(pdf.subarray(-10))).toBe(true);
  for (const outside of ['bytes=300000-', 'bytes=-0'])
    expect((await get('/pdf/protocol.pdf', [`Range: ${outside}`])).status).toBe(416);
  const whole = await get('/pdf/protocol.pdf', ['Range: bytes=0-9', 'If-Range: "older"']);
  expect([whole.status, whole.body.length]).toEqual([200, 300_000]);
});

test.each(['bytes=abc', 'items=0-5', '0-5', 'bytes=0-1, 4-5'])('Range: %s gets the whole file', async (range) => {
  const { status, body } = await get('/pdf/protocol.pdf', [`Range: ${range}`]);
  expect([status, body.length]).toEqual([200, 300_000]);
});

test.each([
  '/../secret.txt',
  '/..\\secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fdistant/secret',
  '/%252e%252e%252fsecret.txt',
  '/..%5csecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/secret.txt%00.html',
  '/.secret',
  '/stack.html.br',
  '/%2f%2fexample.com/',
  '/\\example.com/',
  'http://example.com/stack/',
  '/nope%0d%0aSet-Cookie:%20a=b/',
  `/${'x'.repeat(300)}`,
])('%s reaches nothing outside the build, and no other host', async (target) => {
  const { status, headers, text } = await ask(server.port, target);
  expect([301, 400, 404]).toContain(status);
  expect(text).not.toContain(SECRET);
  expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
});

test.each([
  ['a range that ends before it begins', '/pdf/protocol.pdf', 'Range: bytes=5-2', 416],
  ['a header over the limit', '/', `X: ${'x'.repeat(20_000)}`, 431],
  ['an address over the limit', `/${'x'.repeat(3000)}`, 'X: y', 414],
])('%s gets its status, and the server stays up', async (_name, target, header, status) => {
  expect((await ask(server.port, target, [header])).status).toBe(status);
  expect((await ask(server.port, '/stack')).status).toBe(200);
});

test('HEAD has the headers of GET and no body; other methods are refused', async () => {
  const headersOf = ({ headers }: { headers: Headers }) => [...headers].filter(([name]) => name !== 'date');
  const head = await get('/stack', [], 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(headersOf(head)).toEqual(headersOf(await get('/stack')));
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const answer = await get('/stack', [], method);
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test(
  'builds swapped in under load: the next request gets the new one, and no answer mixes two',
  { tags: ['all'] },
  async () => {
    await using own = await makeFixture();
    await using running = await startServer(own.dist);
    const builds = Array.from({ length: 6 }, (_, at) => `build ${at} ${'x'.repeat(at * 500)}`);
    const pages = new Set(['one', ...builds].map((build) => fixtureFiles(build)['stack.html']));
    let whole = 0;
    const reader = async (signal: AbortSignal) => {
      while (!signal.aborted) {
        const { status, headers, body } = await ask(running.port, '/stack');
        // An answer that a swap cut is shorter than it says, so no browser takes it for the page.
        if (status !== 200 || body.length < Number(headers.get('content-length'))) continue;
        expect(pages).toContain(body.toString());
        whole += 1;
      }
    };
    const stop = new AbortController();
    const readers = Promise.all(Array.from({ length: 6 }, () => reader(stop.signal)));
    for (const build of builds) {
      await writeBuild(join(own.root, 'next'), build);
      await rename(own.dist, join(own.root, 'old'));
      await rename(join(own.root, 'next'), own.dist);
      await rm(join(own.root, 'old'), { recursive: true });
      expect((await ask(running.port, '/stack')).text).toContain(build);
    }
    stop.abort();
    await readers;
    expect(whole).toBeGreaterThan(builds.length);
  },
);

test('a request that falls between the two renames of a swap waits for the build', async () => {
  await using own = await makeFixture();
  await using running = await startServer(own.dist);
  await rename(own.dist, join(own.root, 'away'));
  const asked = ask(running.port, '/stack');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await rename(join(own.root, 'away'), own.dist);
  expect((await asked).status).toBe(200);
});

/** `node server/main.ts` in its own process, once it has printed something. */
async function startMain(env: Record<string, string>) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DIST: fixture.dist, PORT: '0', HOST: '127.0.0.1', ...env },
  });
  let output = '';
  const exited = once(child, 'close').then(([code]) => code);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await Promise.race([once(child.stdout, 'data'), exited]);
  return { child, exited, output: () => output, [Symbol.dispose]: () => child.kill('SIGKILL') };
}

test('npm run serve prints its address, answers, and ends with 0 on SIGTERM and SIGINT', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    using main = await startMain({});
    const port = Number(/^Serving .* on http:\/\/127\.0\.0\.1:(\d+)$/m.exec(main.output())?.[1]);
    expect((await ask(port, '/')).status).toBe(200);
    main.child.kill(signal);
    expect(await main.exited).toBe(0);
  }
});

test('a setting that cannot work ends the server with one line that says what to do', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const taken = String(typeof address === 'object' ? address?.port : '');
  for (const [env, expected] of [
    [{ PORT: taken }, new RegExp(`^Port ${taken} is in use.*PORT=${Number(taken) + 1} npm run serve$`)],
    [{ PORT: 'web' }, /^Invalid PORT "web".*PORT=4321/],
    [{ HOST: '192.0.2.1' }, /^HOST=192\.0\.2\.1 .*HOST=localhost/],
    [{ DIST: '/nonexistent' }, /^Nothing to serve: \/nonexistent .*npm run build$/],
  ] as const) {
    using main = await startMain(env);
    expect(await main.exited).toBe(1);
    expect(main.output().trimEnd()).toMatch(expected);
  }
  blocker.close();
});
