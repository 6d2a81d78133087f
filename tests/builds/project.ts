import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What a build makes or keeps; a copy begins without it. */
const made = new Set(['node_modules', 'dist', '.git', '.build', '.cache', '.astro']);

/** Copies the project as it is on disk, with the same packages and nothing that a build has made. */
export function copyProject(to: string): void {
  cpSync(project, to, { recursive: true, filter: (source) => !made.has(basename(source)) });
  symlinkSync(join(project, 'node_modules'), join(to, 'node_modules'));
}

/** Runs the build of a copy to its end, or sends it a signal as soon as it says that its pages are written. */
export async function build(folder: string, signal?: NodeJS.Signals): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['build/main.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (signal && /\npages /.test(output)) child.kill(signal);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
