import { chmod, mkdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fixtureFiles, makeFixture, SECRET, writeBuild } from './testing/fixture.ts';
import { getRaw } from './testing/raw.ts';
import { startServer } from './testing/start.ts';

/** As the build does it: written beside, swapped in by two renames, the old one removed. */
async function swapIn(root: string, build: string) {
  await writeBuild(join(root, 'next'), build);
  await rename(join(root, 'dist'), join(root, 'old'));
  await rename(join(root, 'next'), join(root, 'dist'));
  await rm(join(root, 'old'), { recursive: true });
}

const inMemory = { fileBytes: 1e9, totalBytes: 1e9 };
const fromDisk = { fileBytes: 0, totalBytes: 0 };

test.each([
  ['from memory', inMemory],
  ['from disk', fromDisk],
])(
  'builds swapped in under load, served %s: every answer is whole and of one build',
  { timeout: 30_000 },
  async (_name, memory) => {
    await using fixture = await makeFixture();
    await using server = await startServer(fixture.dist, { site: { memory } });
    const builds = ['one', ...Array.from({ length: 12 }, (_, at) => `build-${at}-${'x'.repeat(at * 40)}`)];
    const pages = new Map(builds.flatMap((build) => [[fixtureFiles(build)['stack.html'], build]]));
    let isRunning = true;
    const seen = new Set<string>();
    const reader = async () => {
      while (isRunning) {
        const answer = await getRaw(server.port, '/stack', ['Accept-Encoding: br']);
        expect(answer.status).toBe(200);
        const build = pages.get(brotliDecompressSync(answer.body).toString());
        expect(build).toBeDefined();
        if (build) seen.add(build);
      }
    };
    const readers = Promise.all(Array.from({ length: 8 }, reader));
    for (const build of builds.slice(1)) {
      await swapIn(fixture.root, build);
      await expect.poll(() => seen.has(build), { timeout: 10_000 }).toBe(true);
    }
    isRunning = false;
    await readers;
    expect([...seen]).toEqual(builds);
  },
);

test('while there is no build at all, the last one is served', async () => {
  await using fixture = await makeFixture();
  await using server = await startServer(fixture.dist);
  await rm(fixture.dist, { recursive: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await getRaw(server.port, '/stack')).status).toBe(200);
  expect((await getRaw(server.port, '/files/protocol.pdf')).body.length).toBe(300_000);
});

test('a large file that is gone or was changed is an error for its reader alone', async () => {
  await using fixture = await makeFixture();
  await using server = await startServer(fixture.dist, { site: { memory: fromDisk } });
  await unlink(join(fixture.dist, 'files/protocol.pdf'));
  await writeFile(join(fixture.dist, 'blog/fog-and-return.html'), 'shorter');
  expect((await getRaw(server.port, '/files/protocol.pdf')).status).toBe(500);
  expect((await getRaw(server.port, '/blog/fog-and-return')).status).toBe(500);
  expect((await getRaw(server.port, '/stack')).status).toBe(200);
});

test('links and folders that look like files are not served', async () => {
  await using fixture = await makeFixture();
  await symlink(join(fixture.root, 'secret.txt'), join(fixture.dist, 'link.txt'));
  await symlink(join(fixture.root, 'distant'), join(fixture.dist, 'distant'));
  await mkdir(join(fixture.dist, 'folder.html'));
  await using server = await startServer(fixture.dist);
  for (const target of ['/link.txt', '/distant/secret', '/folder', '/distant']) {
    const answer = await getRaw(server.port, target);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(SECRET);
  }
});

const isRoot = process.getuid?.() === 0;

test('an unreadable file is left out with a line that names it, all else is served', async () => {
  await using fixture = await makeFixture();
  await chmod(fixture.root, 0o755);
  await chmod(join(fixture.dist, 'stack.html'), 0);
  const warnings: string[] = [];
  if (isRoot) process.seteuid?.(65_534); // root may read everything
  try {
    await using server = await startServer(fixture.dist, { site: { warn: (line) => warnings.push(line) } });
    expect((await getRaw(server.port, '/stack')).status).toBe(404);
    expect((await getRaw(server.port, '/blog')).status).toBe(200);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  expect(warnings).toEqual(['left out, cannot be read: stack.html (EACCES)']);
});
