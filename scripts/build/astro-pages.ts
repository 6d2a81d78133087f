import { spawn } from 'node:child_process';
import { EditorError } from '../../src/domain/editor-error.ts';
import { beginPages } from './astro-cache.ts';

/** Enough for ten thousand essays. Without it Node would let garbage pile up to a fraction of the machine’s memory. */
const heapMegabytes = 1536;

/** Lets Astro build the pages into a folder, and nothing beside them. Throws an `EditorError` where it cannot; it has said why. */
export function buildPages(outDir: string): Promise<void> {
  const endPages = beginPages();
  return new Promise((resolve, reject) => {
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
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // Whatever the shell says: in another mode React would be bundled for developers.
        env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1' },
      },
    );
    child.on('close', (code) => {
      if (code === 0) {
        endPages();
        resolve();
      } else reject(new EditorError('Astro could not build the pages; what is wrong stands above.'));
    });
  });
}
