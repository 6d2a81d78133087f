import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSiteServer } from './server.ts';

/** How long a stopping server waits for answers that are still being sent. Milliseconds. */
const STOP_WITHIN = 10_000;

const { HOST: host = 'localhost', PORT = '4321' } = process.env;
const dist = process.env.DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(PORT);

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

if (!/^\d+$/.test(PORT) || port > 65_535)
  fail(`Invalid PORT "${PORT}". Write a whole number from 0 to 65535, such as PORT=4321.`);
if (!existsSync(join(dist, 'index.html')))
  fail(`Nothing to serve: ${dist} has no index.html. Build the site first: npm run build`);

const server = createSiteServer(dist);
server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm run serve`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    fail(`HOST=${host} isn't an address of this machine. Try HOST=localhost, or HOST=0.0.0.0 for all addresses.`);
  fail(`The server can't start: ${error.message}`);
});
server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`Serving ${dist} on http://${host.includes(':') ? `[${host}]` : host}:${actualPort}\n`);
});

/** Finishes the answers under way. A second signal ends the process at once. */
function stop(): void {
  server.close(() => process.exit(0));
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
