import { fileURLToPath } from 'node:url';
import { freePort, run, type Host } from './host.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** The server of `npm start`, as its own process. */
export const embedded: Host = {
  name: 'embedded server',
  exempt: {},
  async start(dist) {
    const port = await freePort();
    return run(process.execPath, [MAIN], port, {
      env: { DIST: dist, PORT: String(port), HOST: '127.0.0.1', ACCESS_LOG: 'off' },
    });
  },
};
