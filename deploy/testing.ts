import { spawn } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const project = join(import.meta.dirname, '..');

export type Host = { port: number } & AsyncDisposable;

/** Runs a program until the caller is done, and waits for its port to answer. Throws with its output if it doesn't. */
async function run(command: string, args: string[], port: number, env: NodeJS.ProcessEnv = {}): Promise<Host> {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const dispose = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    )
      return { port, [Symbol.asyncDispose]: dispose };
    if (child.exitCode !== null) break;
    await setTimeout(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${command} doesn't answer on port ${port}:\n${output}`);
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What the image runs, without a container: the files it copies, alone in a folder, and its command. */
export async function startContainer(dist: string, scratch: string): Promise<Host> {
  const port = await freePort();
  const image = join(scratch, `image-${port}`);
  const containerfile = await readFile(join(import.meta.dirname, 'container/Containerfile'), 'utf8');
  for (const [, from = '', to = ''] of containerfile.matchAll(/^COPY --from=build \/site\/(\S+) \.\/(\S+)$/gm))
    await cp(from === 'dist' ? dist : join(project, from), join(image, to), { recursive: true });
  const [program, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? '[]') as string[];
  if (program !== 'node') throw new Error(`The image starts ${program}, not node`);
  const inImage = args.map((arg) => arg.replace(/^server/, `${image}/server`).replace('/site', image));
  return run(process.execPath, inImage, port, { PORT: String(port), HOST: '127.0.0.1' });
}
