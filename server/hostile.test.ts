import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Running } from './server.ts';
import { ask, makeFixture, SECRET, type Fixture } from './testing.ts';

let fixture: Fixture;
let server: Running;

beforeAll(async () => {
  fixture = await makeFixture();
  server = await startServer(fixture.dist);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
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
  '//stack/',
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
