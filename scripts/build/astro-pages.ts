import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { EditorError } from '../../src/domain/editor-error.ts';
import { beginPages } from './astro-cache.ts';
import type { Pause } from './pauses.ts';

/** Enough for ten thousand essays. Without it Node would let garbage pile up to a fraction of the machine’s memory. */
const heapMegabytes = 1536;

/** Astro at work on the pages. It is ended where the build goes on without it. */
export interface AstroRun extends AsyncDisposable {
  /** Resolves when Astro waits at a pause. Rejects with an `EditorError` where it cannot get there, after what it says of it. */
  reaches: (pause: Pause) => Promise<void>;
  /** Lets it go on from there. */
  goOn: () => void;
  /** Resolves when all pages are written and it has ended; rejects in the same way. */
  ends: () => Promise<void>;
}

/**
 * Lets Astro build the pages into a folder, and nothing beside them, in a process of its own, which works for the most part on one
 * core. What it says is printed when it has ended, so as not to stand between other lines.
 */
export function startAstro(outDir: string): AstroRun {
  const endPages = beginPages();
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--import',
      './scripts/build/end-with-parent.ts',
      'node_modules/astro/bin/astro.mjs',
      'build',
      '--silent',
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Whatever the shell says: in another mode React would be bundled for developers.
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));

  const at: Record<Pause, PromiseWithResolvers<undefined>> = {
    papers: Promise.withResolvers(),
    sources: Promise.withResolvers(),
  };
  child.on('message', (pause: Pause) => at[pause].resolve(undefined));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const ended = closed.then(([code]) => {
    if (code !== 0) throw new EditorError(`${said}Astro could not build the pages; what is wrong stands above.`);
    process.stderr.write(said);
    endPages();
  });
  // Whoever waits for it hears of it; a build that stops before does not.
  ended.catch(() => undefined);
  return {
    reaches: (pause) => Promise.race([at[pause].promise, ended]),
    goOn: () => {
      if (child.connected) child.send('go on');
    },
    ends: () => ended,
    async [Symbol.asyncDispose]() {
      child.kill();
      await closed;
    },
  };
}
