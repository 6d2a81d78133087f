import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, run, type Host } from './host.ts';

const CONFIG = fileURLToPath(new URL('../../deploy/cloudflare/wrangler.jsonc', import.meta.url));
const WRANGLER = fileURLToPath(new URL('../../node_modules/wrangler/bin/wrangler.js', import.meta.url));

/** Cloudflare's own runtime on this machine, with the project's wrangler.jsonc; only the folder differs. */
export const workerd: Host = {
  name: 'workerd (Cloudflare)',
  exempt: {
    'brotli is preferred by whoever takes it':
      'the edge chooses; wrangler on this machine takes the first the client names',
    'caches on the way are told that the answer depends on the encoding': 'the edge adds Vary when it compresses',
    'a missing hashed file is not remembered as missing':
      '_headers goes by address, whatever the status; deployments there are atomic, so no page names a missing file',
    'a part of a PDF can be asked for': 'static assets are always sent whole, which HTTP allows',
  },
  async start(dist, scratch) {
    const [port, inspector] = [await freePort(), await freePort()];
    const folder = join(scratch, `workerd-${port}`);
    await mkdir(folder);
    await writeFile(
      join(folder, 'wrangler.jsonc'),
      (await readFile(CONFIG, 'utf8')).replace('"../../dist"', JSON.stringify(dist)),
    );
    const args = [WRANGLER, 'dev', '--port', String(port), '--ip', '127.0.0.1', '--inspector-port', String(inspector)];
    const env = { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: folder, WRANGLER_LOG_PATH: folder };
    return run(process.execPath, args, port, { cwd: folder, env, within: 60_000 });
  },
};
