import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProgram, freePort, run, type Host } from './host.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy/nginx', import.meta.url));
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** `deploy/nginx/site.conf` as a newcomer would adapt it: other folders, a plain port, no certificate. */
async function adaptedSite(dist: string, port: number): Promise<string> {
  const site = await readFile(join(DEPLOY, 'site.conf'), 'utf8');
  return site
    .replace(/^server \{\n {2}listen 80;[^}]*\}\n/m, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(listen \[::\]|ssl_certificate).*\n/gm, '')
    .replaceAll('/srv/stillwater/deploy/nginx', DEPLOY)
    .replaceAll('/srv/stillwater/dist', dist);
}

export type NginxOptions = { /** Worker processes. */ workers?: number };

/** Starts nginx with the project's own configuration, brotli included. */
export async function startNginx(dist: string, scratch: string, { workers = 1 }: NginxOptions = {}) {
  ensureProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static'], () => existsSync(BROTLI));
  const port = await freePort();
  const folder = join(scratch, `nginx-${port}`);
  await mkdir(folder);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  const config = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `load_module ${BROTLI};`,
    `worker_processes ${workers};`,
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr crit;',
    'events { worker_connections 1024; }',
    `http {\n  access_log off;\n  sendfile on;\n  tcp_nopush on;\n  keepalive_requests 1000000;\n${temp.join('\n')}`,
    await adaptedSite(dist, port),
    '}',
  ];
  await writeFile(join(folder, 'nginx.conf'), `${config.join('\n')}\n`);
  return run('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], port);
}

export const nginx: Host = { name: 'nginx', exempt: {}, start: startNginx };
