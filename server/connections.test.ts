import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixture, type Fixture } from './testing/fixture.ts';
import { getRaw, sendRaw } from './testing/raw.ts';
import { startServer, type Running } from './testing/start.ts';

let fixture: Fixture;
let server: Running;
const LARGE = 24 * 1024 * 1024;

beforeAll(async () => {
  fixture = await makeFixture();
  await writeFile(join(fixture.dist, 'files/large.bin'), Buffer.alloc(LARGE, 1));
  server = await startServer(fixture.dist, { limits: { headersTimeout: 200, idleTimeout: 400 } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

async function open(bytes: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

const connections = () =>
  new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));

test('headers that trickle in are cut with 408', async () => {
  const socket = await open('GET /stack HTTP/1.1\r\nHost: a\r\n');
  const drip = setInterval(() => socket.writable && socket.write('X: y\r\n'), 50);
  const [answer] = await once(socket, 'data');
  clearInterval(drip);
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
});

test('connections that never say anything are closed', async () => {
  const silent = await Promise.all(Array.from({ length: 50 }, () => open('')));
  await Promise.all(silent.map((socket) => once(socket.resume(), 'end')));
  for (const socket of silent) socket.destroy();
});

test('a reader who stops reading is let go, and the file closed', async () => {
  const socket = await open('GET /files/large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  await expect.poll(connections, { timeout: 4000 }).toBe(0);
  socket.destroy();
});

test('a reader who leaves halfway harms nobody', async () => {
  for (let at = 0; at < 50; at += 1) {
    const socket = await open('GET /files/large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.resetAndDestroy();
  }
  expect((await getRaw(server.port, '/stack')).status).toBe(200);
});

test('pipelined requests are answered in their order', async () => {
  const request = (path: string, last = false) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
  const paths = ['/stack', '/nope', '/files/large.bin', '/stack/', '/feed.xml'];
  const answer = await sendRaw(server.port, paths.map((path, at) => request(path, at === paths.length - 1)).join(''));
  expect([...answer.text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
    '301',
    '200',
  ]);
});

test('a client that closes its half after asking still gets the whole answer', async () => {
  const socket = await open('GET /files/large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.end();
  let bytes = 0;
  for await (const chunk of socket) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan(LARGE);
});

test('a client that closes its half in the middle of a request is answered with 400', async () => {
  const socket = await open('GET /stack HTTP/1.1\r\nHost');
  socket.end();
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
});
