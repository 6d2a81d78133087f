import { createAccessLog } from './access-log.ts';
import { readSettings, SettingError } from './settings.ts';
import { createSiteServer } from './server.ts';
import { openSite } from './site.ts';

/** Ends with one line that says what is wrong and what to do. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function settings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return fail(error instanceof SettingError ? error.message : String(error));
  }
}

const { host, port, dir, accessLog } = settings();
// A log reader that went away (`npm run serve | head`) must not end the server.
process.stdout.on('error', () => {});

const site = await openSite(dir, { warn: (line) => process.stderr.write(`${line}\n`) }).catch((error: unknown) =>
  fail(
    `Nothing to serve: ${dir} cannot be read (${error instanceof Error ? error.message : String(error)}). Build the site first: npm run build`,
  ),
);
if (!site.current.resources.has('/'))
  fail(`Nothing to serve: ${dir} holds no index.html. Build the site first: npm run build`);

const log = accessLog ? createAccessLog((text) => process.stdout.write(text)) : undefined;
const { server, stop } = createSiteServer(site, log);

server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${port} is in use. Stop the program that has it, or choose another: PORT=${port + 1} npm run serve`);
  if (error.code === 'EACCES')
    fail(`Port ${port} needs more rights than this user has. Choose one from 1024 up: PORT=4321 npm run serve`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    fail(`HOST=${host} is no address of this machine. Try HOST=localhost, or HOST=0.0.0.0 for all`);
  fail(`The server cannot start: ${error.message}`);
});
server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`Serving ${dir} on http://${host.includes(':') ? `[${host}]` : host}:${actualPort}\n`);
});

let signals = 0;
const onSignal = () => {
  signals += 1;
  if (signals > 1) process.exit(1);
  void stop().then(() => process.exit(0));
};
process.on('SIGTERM', onSignal);
process.on('SIGINT', onSignal);
