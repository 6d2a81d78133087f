import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChild } from './testing/child.ts';
import { makeFixture, type Fixture } from './testing/fixture.ts';
import { getRaw } from './testing/raw.ts';

let fixture: Fixture;
beforeAll(async () => (fixture = await makeFixture()));
afterAll(() => fixture[Symbol.asyncDispose]());

test('it prints its address, answers, and ends with 0 on SIGTERM and on SIGINT', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    await using child = await startChild({ DIST: fixture.dist });
    expect(child.output().out).toBe(`Serving ${fixture.dist} on http://127.0.0.1:${child.port}\n`);
    expect((await getRaw(child.port, '/')).status).toBe(200);
    child.stop(signal);
    expect(await child.exited).toBe(0);
  }
});

test.each([
  [
    'a missing build',
    { DIST: '/nonexistent/dist' },
    /^Nothing to serve: \/nonexistent\/dist cannot be read .*Build the site first: npm run build$/,
  ],
  ['a port that is none', { PORT: 'web' }, /^PORT=web is no port\. Write a whole number .*$/],
  ['a log setting that is none', { ACCESS_LOG: 'yes' }, /^ACCESS_LOG=yes is unknown\. Write on or off$/],
  ['a host that is not this machine', { HOST: '192.0.2.1' }, /^HOST=192\.0\.2\.1 is no address of this machine\..*$/],
])('%s ends it with one line that says what to do', async (_name, env, line) => {
  await using child = await startChild({ DIST: fixture.dist, ...env });
  expect(await child.exited).toBe(1);
  expect(child.output().err.trimEnd()).toMatch(line);
});

test('a folder without a home page is no build', async () => {
  await using child = await startChild({ DIST: join(fixture.dist, '_astro') });
  expect(await child.exited).toBe(1);
  expect(child.output().err).toMatch(/holds no index\.html\. Build the site first: npm run build\n$/);
});

test('a port in use ends it with one line that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await using child = await startChild({ DIST: fixture.dist, PORT: String(port) });
  expect(await child.exited).toBe(1);
  expect(child.output().err).toBe(
    `Port ${port} is in use. Stop the program that has it, or choose another: PORT=${port + 1} npm run serve\n`,
  );
  other.close();
});

test('the access log holds one object a request and nothing about a person', async () => {
  await using child = await startChild({ DIST: fixture.dist });
  await getRaw(child.port, '/stack?name=jane', [
    'User-Agent: Jane phone',
    'Referer: https://example.org/jane',
    'X-Forwarded-For: 203.0.113.7',
  ]);
  await getRaw(child.port, '/jane@example.org');
  child.stop('SIGTERM');
  await child.exited;
  const [, ...lines] = child.output().out.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      method: 'GET',
      path: '/stack',
      status: 200,
      milliseconds: expect.any(Number),
      whole: true,
    },
    { time: expect.any(String), method: 'GET', path: null, status: 404, milliseconds: expect.any(Number), whole: true },
  ]);
  expect(lines.join()).not.toMatch(/jane|203\.0|127\.0/i);
});

test('ACCESS_LOG=off writes the address and nothing else', async () => {
  await using child = await startChild({ DIST: fixture.dist, ACCESS_LOG: 'off' });
  await getRaw(child.port, '/stack');
  child.stop('SIGTERM');
  await child.exited;
  expect(child.output().out.trimEnd().split('\n')).toHaveLength(1);
});

test('SIGTERM under load: every request on an open connection gets its whole answer', async () => {
  await using child = await startChild({ DIST: fixture.dist, ACCESS_LOG: 'off' });
  let answered = 0;
  const reader = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let open = true; open; answered += 1) {
      const request = get({ agent, port: child.port, host: '127.0.0.1', path: '/files/protocol.pdf' });
      const [response] = await once(request, 'response');
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      expect([response.statusCode, bytes]).toEqual([200, 300_000]);
      open = response.headers.connection !== 'close';
    }
    agent.destroy();
  };
  const readers = Array.from({ length: 32 }, reader);
  while (answered < 500) await new Promise((resolve) => setTimeout(resolve, 5));
  child.stop('SIGTERM');
  await Promise.all(readers);
  expect(await child.exited).toBe(0);
  expect(child.output().err).toBe('');
});

test('a full descriptor table: requests fail or wait, the server stays up and recovers', async () => {
  await writeFile(join(fixture.dist, 'files/large.bin'), Buffer.alloc(4 * 1024 * 1024)); // too large for memory: needs a descriptor
  await using child = await startChild({ DIST: fixture.dist, ACCESS_LOG: 'off' }, { descriptors: 48 });
  const flood = Array.from({ length: 120 }, (_, at) => getRaw(child.port, at % 2 ? '/stack' : '/files/large.bin'));
  for (const { status } of await Promise.all(flood)) expect([0, 200, 503]).toContain(status);
  for (const target of ['/stack', '/files/large.bin']) expect((await getRaw(child.port, target)).status).toBe(200);
  expect(child.output().err).toBe('');
});
