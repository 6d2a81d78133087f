import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, freePort } from './project.ts';

let root: string;
let child: ChildProcess;
let address: string;
let output = '';

/** Waits until the terminal shows some words that it did not show `from` here. */
const terminalSays = (words: string | RegExp, from = 0) =>
  vi.waitFor(() => expect(output.slice(from)).toMatch(words), { timeout: 120_000, interval: 200 });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'stillwater-develop-'));
  copyProject(root);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), '--host', '127.0.0.1'];
  child = spawn(process.execPath, args, {
    cwd: root,
    // The test runner says of itself what Astro would take to be said of the site.
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  await terminalSays('watching for file changes');
});
afterAll(() => {
  child.kill();
  rmSync(root, { recursive: true, force: true });
});

test('a record that breaks while it runs is reported in the terminal and on the page, and so is its fix', async () => {
  const file = join(root, 'content/evidence/claims/calm-focus.yaml');
  const whole = readFileSync(file, 'utf8');
  expect((await fetch(`${address}/stack`)).status).toBe(200);
  const before = output.length;
  writeFileSync(file, whole.replace(/^basis: .*$/m, 'basis: rumor'));
  await terminalSays(/calm-focus\.yaml\n\s+line \d+, basis: /, before);
  const page = await fetch(`${address}/stack`);
  expect(page.status).toBe(500);
  // The words come after it, to the message over the page.
  expect(await page.text()).toContain('RecordsError');

  const broken = output.length;
  writeFileSync(file, whole);
  await terminalSays('Fixed', broken);
  expect((await fetch(`${address}/stack`)).status).toBe(200);
});
