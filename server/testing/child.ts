import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type Child = {
  port: number;
  stop(signal: NodeJS.Signals): void;
  /** Everything written so far. */
  output(): { out: string; err: string };
  /** Exit code, or null where a signal ended it. */
  exited: Promise<number | null>;
} & AsyncDisposable;

/** `node server/main.ts` as its own process. `descriptors` limits how many files it may have open. */
export async function startChild(
  env: Record<string, string>,
  { descriptors }: { descriptors?: number } = {},
): Promise<Child> {
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  while (!out.includes('\n') && child.exitCode === null) await Promise.race([once(child.stdout, 'data'), exited]);
  return {
    port: Number(/:(\d+)\s/.exec(out)?.[1] ?? 0),
    stop: (signal) => void child.kill(signal),
    output: () => ({ out, err }),
    exited,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
