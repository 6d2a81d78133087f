import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What a build makes or keeps; a copy begins without it. */
const made = new Set(['node_modules', 'dist', '.git', '.build', '.cache', '.astro']);

/** Copies the project, or another checkout of it, as it is on disk, with the same packages and nothing that a build has made. */
export function copyProject(to: string, from = project): void {
  cpSync(from, to, { recursive: true, filter: (source) => !made.has(basename(source)) });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
}

/** Every file of a folder with a hash of its content. */
export function contentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** Files that only one of two folders holds, or that differ. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}

type Ended = { code: number | null; /** Milliseconds. */ took: number; output: string };

/** Runs the build of a copy to its end, or sends it a signal after some milliseconds. */
export async function build(
  folder: string,
  { env = {}, signal, after = 0 }: { env?: Record<string, string>; signal?: NodeJS.Signals; after?: number } = {},
): Promise<Ended> {
  const start = performance.now();
  const child = spawn(process.execPath, ['build/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const timer = signal && setTimeout(() => child.kill(signal), after);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return { code, took: performance.now() - start, output };
}
