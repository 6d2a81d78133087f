import { spawn } from 'node:child_process';
import { BuiltError } from '../checks/index.ts';

/** Lets Astro build the pages into a folder, and nothing beside them. Throws a `BuiltError` where it cannot; it has said why. */
export function buildPages(outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', './scripts/end-with-parent.ts', 'node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // Whatever the shell says: in another mode React would be bundled for developers.
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BuiltError('Astro could not build the pages; what is wrong stands above.'))));
  });
}
