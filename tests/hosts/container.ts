import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, run, type Host } from './host.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The image's last stage without a container engine: the files it copies, alone in a folder, and its command. It shows that
 * nothing is missing from the image, and that the server runs under Node's permission model. Isolation itself is not shown.
 */
export const container: Host = {
  name: 'container command',
  exempt: {},
  async start(dist, scratch) {
    const port = await freePort();
    const image = join(scratch, `image-${port}`);
    const { copies, command } = lastStage(await readFile(join(PROJECT, 'deploy/container/Containerfile'), 'utf8'));
    for (const { from, to } of copies) {
      const target = join(image, to);
      await mkdir(dirname(target), { recursive: true });
      await cp(from === 'dist' ? dist : join(PROJECT, from), target, { recursive: true });
    }
    const [program, ...args] = command.map((word) => word.replace('/site', image));
    if (program !== 'node') throw new Error(`The image starts ${program}, not node`);
    return run(process.execPath, args, port, {
      cwd: image,
      env: { PORT: String(port), HOST: '127.0.0.1', ACCESS_LOG: 'off' },
    });
  },
};

/** What the last stage copies from the build stage, relative to /site, and what it runs. */
export function lastStage(containerfile: string): { copies: { from: string; to: string }[]; command: string[] } {
  const stage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
  const copies = [...stage.matchAll(/^COPY --from=build \/site\/(\S+) \.\/(\S+)$/gm)].map(([, from = '', to = '']) => ({
    from,
    to,
  }));
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]');
  return { copies, command };
}
