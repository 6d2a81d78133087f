import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, fixtureFiles, SECRET, writeBuild } from '../server/testing/fixture.ts';
import { findPage } from '../src/site/pages.ts';
import { writeHostFiles } from './host-files.ts';
import { immutable, mediaType, redirects, securityHeaders } from './policy.ts';

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
  let server: ChildProcess;
  let port: number;
  beforeAll(async () => {
    // What the image runs, without a container: the files it copies, alone in a folder, and its command.
    const image = join(scratch, 'image');
    const containerfile = await readFile('deploy/container/Containerfile', 'utf8');
    for (const [, from = '', to = ''] of containerfile.matchAll(/^COPY --from=build \/site\/(\S+) \.\/(\S+)$/gm))
      await cp(from === 'dist' ? dist : from, join(image, to), { recursive: true });
    const [program, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? '[]') as string[];
    expect(program).toBe('node');
    const inImage = args.map((arg) => arg.replace(/^server/, `${image}/server`).replace('/site', image));
    server = spawn(process.execPath, inImage, { env: { ...process.env, PORT: '0', HOST: '127.0.0.1' } });
    const said = await new Promise<string>((resolve) => {
      for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => resolve(String(text)));
    });
    port = Number(/:(\d+)\n$/.exec(said)?.[1]);
    expect(port, said).toBeGreaterThan(0);
  });
  afterAll(() => server.kill());

  test('serves a page in brotli with every header, and the 404 page for what isn’t one', async () => {
    const page = await ask(port, '/stack', ['Accept-Encoding: gzip, br']);
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(brotliDecompressSync(page.body).toString()).toBe(files['stack.html']);
    for (const [name, value] of securityHeaders) expect(page.headers.get(name), name).toBe(value);
    for (const target of ['/nope', '/_headers', '/../secret.txt']) {
      const answer = await ask(port, target);
      expect([target, answer.status]).toEqual([target, 404]);
      expect(answer.text).not.toContain(SECRET);
    }
  });
});
