import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosts } from '../deploy/testing.ts';
import { copyProject } from '../tests/builds/project.ts';

/*
 * Three measurements to compare before and after a change: `npm run bench`, or one of `builds`, `pages` and `server`. Seconds
 * and requests depend on the machine and on what else it does, so compare two runs of the same hour.
 */

const dist = join(import.meta.dirname, '../dist');

/** Seconds for `npm run build` in a copy of the project: from nothing, then again after one essay changed. */
function builds(scratch: string): void {
  const folder = join(scratch, 'site');
  copyProject(folder);
  const seconds = () => {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build/main.ts'], { cwd: folder });
    if (status !== 0) throw new Error(`the build failed:\n${String(stdout)}${String(stderr)}`);
    return ((performance.now() - start) / 1000).toFixed(1);
  };
  console.log(`Build from nothing: ${seconds()} s`);
  const essays = join(folder, 'content/essays');
  const essay = join(essays, readdirSync(essays)[0] ?? '');
  writeFileSync(essay, `${readFileSync(essay, 'utf8').trimEnd()} The door was open.\n`);
  console.log(`Again, after one essay changed: ${seconds()} s`);
}

/** Bytes of the pages as they are sent (brotli): all together, the median and the five heaviest. */
function pages(): void {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file: file.slice(0, -'.html.br'.length), bytes: statSync(join(dist, file)).size }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  const median = all[Math.floor(all.length / 2)]?.bytes ?? 0;
  console.log(`${all.length} pages: ${total.toLocaleString('en-US')} bytes in brotli, median ${median}`);
  for (const { file, bytes } of all.slice(0, 5)) console.log(`  /${file}: ${bytes}`);
}

/** Requests per second for the home page in brotli, on 64 connections for five seconds, by server. */
async function server(scratch: string): Promise<void> {
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is missing. As root: apt-get install wrk');
  for (const name of ['container image', 'nginx'] as const) {
    const { isHere, packages, start } = hosts[name];
    if (!isHere) {
      console.log(`${name} is not installed. As root: apt-get install ${packages}`);
      continue;
    }
    await using host = await start(dist, scratch);
    const address = `http://127.0.0.1:${host.port}/`;
    const args = ['-t1', '-c64', '-d5s', '-H', 'Accept-Encoding: br', address];
    execFileSync('wrk', args); // warms up
    const output = execFileSync('wrk', args, { encoding: 'utf8' });
    const failures = /Non-2xx.*|Socket errors.*/.exec(output)?.[0] ?? 'no failures';
    console.log(`${name}: ${/Requests\/sec: +([\d.]+)/.exec(output)?.[1] ?? '?'} requests per second, ${failures}`);
  }
}

const measurements: Record<string, (scratch: string) => void | Promise<void>> = { builds, pages, server };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(measurements);
if (!existsSync(join(dist, 'index.html.br'))) throw new Error('There is no dist/ yet. Run npm run build first.');
const scratch = mkdtempSync(join(tmpdir(), 'stillwater-bench-'));
try {
  for (const name of wanted) {
    const measure = measurements[name];
    if (!measure)
      throw new Error(`Unknown measurement "${name}". Choose from ${Object.keys(measurements).join(', ')}.`);
    await measure(scratch);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
