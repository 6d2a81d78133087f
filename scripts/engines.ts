import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { sampleOf } from '../src/domain/pages.ts';
import { loadRecords } from '../src/records.ts';
import { openFirefox, openWebKit, type Engine, type Theme } from './measure/engines.ts';
import { states, type State } from './measure/engine-states.ts';

/*
 * A smoke of every kind of page in Firefox and WebKit, which most readers hold: it loads, says no error, is nowhere wider than
 * the screen of a small phone, and its menu, tabs, choice, search and pacer do what they are for, in both themes. Pictures are
 * kept in .cache/engines. A browser that is missing is installed where that is possible; where not, that is said and counted as failed.
 */

const port = Number(process.env.ENGINES_PORT ?? 4397);
const origin = `http://127.0.0.1:${port}`;
const pictures = '.cache/engines';

const has = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;
const webKitFolder = '/usr/lib/x86_64-linux-gnu';
const hasMiniBrowser = () =>
  existsSync(webKitFolder) &&
  readdirSync(webKitFolder).some((name) => existsSync(`${webKitFolder}/${name}/MiniBrowser`));

/** Installs Debian packages where the user may. True where the programs are there in the end. */
function ensure(isThere: () => boolean, packages: string[]): boolean {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !has('apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} for the tests.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return isThere();
}

const buttons = `[...document.querySelectorAll("main button")]
  .filter((one) => one.checkVisibility())
  .map((one) => one.textContent.trim() + (one.disabled ? " (disabled)" : "")).join(", ")`;

/** Opens a page and does what leads to a state until it is reached. False if it is not within 15 seconds. */
async function reach(engine: Engine, { path, act, isDone }: State): Promise<boolean> {
  await engine.open(origin + path);
  for (const end = performance.now() + 15_000; performance.now() < end;) {
    await engine.run(act);
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (await engine.run(isDone)) return true;
  }
  return false;
}

/** Looks at every page and every state in one engine and one theme. Returns what is wrong. */
async function smoke(engine: Engine, theme: Theme, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const isDark = await engine.run('matchMedia("(prefers-color-scheme: dark)").matches');
  if (isDark !== (theme === 'dark'))
    problems.push(`asks for the ${isDark ? 'dark' : 'light'} theme, not the ${theme} one`);
  for (const path of paths) {
    await engine.open(origin + path);
    const wide = await engine.widerBy();
    if (wide > 0) problems.push(`${path} is ${wide} px wider than the screen`);
    if ((await engine.run('document.querySelectorAll("h1").length')) !== 1)
      problems.push(`${path} has not its one heading`);
    await engine.picture(`${pictures}/${engine.name}-${theme}${path.replaceAll('/', '-')}.png`);
  }
  for (const state of states) {
    // A browser that has opened thirty pages may stall on one: a state is a problem where it fails on a page opened afresh, too.
    const isReached = (await reach(engine, state)) || (await reach(engine, state));
    if (!isReached)
      problems.push(
        `${state.what} on ${state.path} does not do what it is for; its buttons: ${String(await engine.run(buttons))}`,
      );
    await engine.picture(`${pictures}/${engine.name}-${theme}-${state.what}.png`);
  }
  return [...problems, ...engine.errors()];
}

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const engines = [
  {
    name: 'Firefox',
    isThere: () => has('firefox-esr') || has('firefox'),
    packages: ['firefox-esr'],
    open: openFirefox,
  },
  {
    name: 'WebKit',
    isThere: () => has('WebKitWebDriver') && has('xvfb-run') && hasMiniBrowser(),
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    open: openWebKit,
  },
];
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ACCESS_LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  const paths = sampleOf('sweep', loadRecords(), 1);
  for (const { name, isThere, packages, open } of engines) {
    if (!ensure(isThere, packages)) {
      console.error(`${name} CANNOT BE HAD on this machine: install ${packages.join(', ')} and run npm test again.`);
      process.exitCode = 1;
      continue;
    }
    for (const theme of ['light', 'dark'] as const) {
      const engine = await open(theme);
      try {
        const problems = await smoke(engine, theme, paths);
        console.log(
          `${name}, ${theme}: ${paths.length} pages and ${states.length} states, ${problems.length} problems`,
        );
        for (const problem of problems) console.error(`  ${problem}`);
        if (problems.length > 0) process.exitCode = 1;
      } finally {
        await engine.close();
      }
    }
  }
  console.log(`Pictures are in ${pictures}/`);
} finally {
  server.kill();
}
