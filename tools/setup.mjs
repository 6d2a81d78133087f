import { createHash } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What `npm start` and `npm test` need before anything is installed. Plain JavaScript without dependencies, because it
 * runs under whatever Node the machine has (20 or newer); everything after it runs under the Node pinned in package.json.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = `${root}package-lock.json`;
const marker = `${root}node_modules/.installed`;
/** What npm itself leaves behind when it has installed everything. */
const npmsOwn = `${root}node_modules/.package-lock.json`;
/** On Windows, the package `node` leaves `bin/node` blank and puts the program next to it. */
const pinnedNode = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

/** Ends the run with one line that says what to do. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** True where these packages are those of the lock file: our marker says so, or someone ran `npm ci` by hand. */
function isInstalled(lock) {
  if (!existsSync(pinnedNode)) return false;
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === lock;
  return existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs > statSync(lockFile).mtimeMs;
}

/** Installs the locked packages where they are missing or older than the lock file. */
export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(
      `Node ${process.versions.node} is too old for this project. Install Node 20 or newer from https://nodejs.org and try again.`,
    );
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(lock)) {
    writeFileSync(marker, lock);
    return;
  }
  console.log('Installing packages (npm ci). The first time takes a minute or two.');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed. Check the network, then try again: npm ci');
  if (!existsSync(pinnedNode))
    fail(
      'The Node that this project pins was not installed: npm ran no install scripts. Allow them (npm config set ignore-scripts false), then try again: npm ci',
    );
  writeFileSync(marker, lock);
}

/** Runs a script of the project under the pinned Node. Resolves with its exit code; passes signals on. */
export function run(args) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`,
      },
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}
