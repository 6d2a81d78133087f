import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command took, with all the processes that it started. */
export interface Took {
  /** On the clock. */
  seconds: number;
  /** Of processors, user and system: what the work itself costs, however busy the machine is. */
  cpuSeconds: number;
  /** The most that all processes together had in memory at one of the looks, ten a second. */
  peakBytes: number;
  output: string;
}

/** Parent and resident bytes of every process on this machine. */
function processes(): Map<number, { parent: number; bytes: number }> {
  const found = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      found.set(Number(name), { parent: field('PPid'), bytes: field('VmRSS') * 1024 });
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}

/** Resident bytes of a process and of all below it. Pages that two of them share count twice. */
function bytesBelow(root: number): number {
  const all = processes();
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0));
  return [...all].filter(([pid]) => isBelow(pid)).reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

/** Seconds in what the shell’s `times` prints last: user and system time of all its children, as `0m1.5s 0m0.2s`. */
function cpuSecondsIn(times: string): number {
  const [line = ''] = times.trim().split('\n').slice(-1);
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a command to its end and measures it (Linux). Throws with its output where it fails. */
export async function measureRun(command: string, args: readonly string[], cwd: string): Promise<Took> {
  const start = performance.now();
  const child = spawn('sh', ['-c', '"$0" "$@" 2>&1; code=$?; times >&2; exit $code', command, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let times = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (times += text));
  let peakBytes = 0;
  const look = setInterval(
    () => (peakBytes = Math.max(peakBytes, child.pid === undefined ? 0 : bytesBelow(child.pid))),
    100,
  );
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(look);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds: cpuSecondsIn(times), peakBytes, output };
}
