import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server under test. */
export type Host = {
  name: string;
  /** Checks that this host cannot pass by its nature, each with the reason. They are shown as skipped. */
  exempt: Readonly<Record<string, string>>;
  /** Serves a build on a free port of this machine. Throws HostMissing where its program cannot be had. */
  start: (dist: string, scratch: string) => Promise<RunningHost>;
};

export type RunningHost = { port: number } & AsyncDisposable;

/** The program is not here and may not be installed. The message says what to do. */
export class HostMissing extends Error {}

/** A port nobody listens on, as far as one can know. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a program in a process group of its own and waits until its port answers. Throws with its output where it does not. */
export async function run(
  command: string,
  args: string[],
  port: number,
  options: { cwd?: string; env?: NodeJS.ProcessEnv; within?: number } = {},
): Promise<RunningHost> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // In a group of its own, Ctrl-C at the terminal does not reach it.
  const endWithUs = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const deadline = Date.now() + (options.within ?? 15_000);
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await endGroup(child);
      throw new Error(`${command} does not answer on port ${port}:\n${output}`);
    }
    await sleep(50);
  }
  return { port, [Symbol.asyncDispose]: () => endGroup(child) };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await Promise.race([
    gone,
    sleep(5000).then(() => child.exitCode === null && child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')),
  ]);
}

/**
 * Finds a program, and installs its Debian packages where it is missing and this user may. Services are not started.
 * Throws HostMissing otherwise.
 */
export function ensureProgram(
  command: string,
  packages: readonly string[],
  isComplete: () => boolean = () => true,
): void {
  if (has(command) && isComplete()) return;
  const hint = `${command} is not installed. As root: apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !has('apt-get')) throw new HostMissing(hint);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'pipe',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    throw new HostMissing(`${hint} (tried: ${error instanceof Error ? error.message.split('\n')[0] : String(error)})`);
  }
}

function has(command: string): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v "$0"', command], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
