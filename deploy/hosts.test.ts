import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBuild } from '../server/testing/fixture.ts';
import { findPage } from '../src/site/pages.ts';
import { writeHostFiles } from './host-files.ts';
import { immutable, redirects, securityHeaders } from './policy.ts';

let scratch: string;
let dist: string;

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

test('the container has the site and all that its server imports, and starts it', async () => {
  const containerfile = await readFile('deploy/container/Containerfile', 'utf8');
  const copied = Array.from(
    containerfile.matchAll(/^COPY --from=build \/site\/(\S+) \.\/\1$/gm),
    ([, path = '']) => path,
  );
  expect(copied).toContain('dist');
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(containerfile) ?? [];
  const [program = '', ...args] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  const { metafile } = await build({
    ...{ entryPoints: args.slice(-1), bundle: true, write: false, metafile: true },
    ...{ platform: 'node', format: 'esm' },
  });
  for (const file of Object.keys(metafile.inputs))
    expect(
      copied.some((path) => file === path || file.startsWith(`${path}/`)),
      file,
    ).toBe(true);
});
