import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, project, freePort } from './project.ts';

let root: string;
beforeAll(() => {
  // Without it the copy would install packages through its link, into those of the project.
  expect(existsSync(join(project, 'node_modules/.installed')), 'run npm test or npm start once before this').toBe(true);
  root = mkdtempSync(join(tmpdir(), 'stillwater-start-'));
  copyProject(join(root, 'site'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** `npm start` in a folder, under the Node of the test. `before` is run first, in the same process. */
function start(folder: string, env: Record<string, string>, before = '') {
  const args = ['--import', `data:text/javascript,${encodeURIComponent(before)}`, 'tools/start.mjs'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  return { child, output, ended: once(child, 'close').then(([code]: (number | null)[]) => code) };
}

/** A project with nothing but what runs before anything is installed, and an npm that does what the test says. */
function bareProject(npm: string): { folder: string; env: Record<string, string> } {
  const folder = mkdtempSync(join(root, 'bare-'));
  for (const file of ['tools/start.mjs', 'tools/setup.mjs', 'package-lock.json'])
    cpSync(join(project, file), join(folder, file));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  return { folder, env: { PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}`, PORT: '0' } };
}

test('it builds, prints the address, writes no line for a request, and ends on Ctrl-C', async () => {
  const port = await freePort();
  const { child, output, ended } = start(join(root, 'site'), { PORT: String(port), HOST: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}`;
  while (!output.out.includes(address) && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), ended]);
  // What weighs too much or may be meant is said while it builds; from then on there is nothing to say.
  const lines = { ...output };
  expect(lines.out).toMatch(new RegExp(`Built into dist/\nServing .*/dist on ${address}\n$`));
  for (const path of ['/', '/blog', '/no-such-page']) await (await fetch(address + path)).arrayBuffer();
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(output).toEqual(lines);
  expect(output.err).not.toMatch(/error/i);
});

test('a failed build is reported in one line at the end, after what is wrong', async () => {
  const { output, ended } = start(join(root, 'site'), { PORT: '0', SITE_ORIGIN: 'nowhere' });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(
    /SITE_ORIGIN[^]*\nThe last good dist\/ is untouched\.\nThe site wasn’t built; the problems are listed above\. To see the last good one: npm run serve\n$/,
  );
  expect(output.err).not.toMatch(/^ {4}at /m);
});

test('a Node that is too old is reported in one line', async () => {
  const { folder, env } = bareProject('exit 0');
  const { output, ended } = start(folder, env, "Object.defineProperty(process.versions, 'node', { value: '18.19.0' })");
  expect(await ended).toBe(1);
  expect(output).toEqual({
    out: '',
    err: 'Node 18.19.0 is too old for this project. Install Node 20 or newer from https://nodejs.org and try again.\n',
  });
});

test.each([
  [
    'packages that cannot be installed',
    'exit 1',
    /^The packages could not be installed\. Check the network, then try again: npm ci\n$/,
  ],
  [
    'an npm that runs no install scripts, so that the pinned Node is missing',
    'exit 0',
    /^The Node that this project pins was not installed: .* try again: npm ci\n$/,
  ],
])('%s: one line', async (_what, npm, line) => {
  const { folder, env } = bareProject(npm);
  const { output, ended } = start(folder, env);
  expect(await ended).toBe(1);
  expect(output.err).toMatch(line);
});
