import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProgram, freePort, run, type Host } from './host.ts';

const CADDYFILE = fileURLToPath(new URL('../../deploy/caddy/Caddyfile', import.meta.url));

/** Starts Caddy with the project's own Caddyfile; only the address and the folder differ, by its own variables. */
export const caddy: Host = {
  name: 'Caddy',
  exempt: {},
  async start(dist, scratch) {
    ensureProgram('caddy', ['caddy']);
    const port = await freePort();
    const folder = join(scratch, `caddy-${port}`);
    await mkdir(folder);
    await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${CADDYFILE}\n`);
    const env = { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: dist, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    return run('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port, { env });
  },
};
