import { existsSync, globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../server/server.ts';
import { sampleOf } from './measure/sample.ts';
import { loadRecords } from '../src/content-loader/records.ts';
import { installPackages } from './measure/browser.ts';
import { openFirefox } from './measure/firefox.ts';
import { openWebKit, type Engine } from './measure/webkit.ts';

/*
 * A smoke test in Firefox and WebKit. A page of each kind has one h1 and is no wider than the window, and the menu,
 * tabs, choice, search and breathing pacer work. In Firefox no page logs an error; WebKit's driver doesn't tell.
 */

const browsers = [
  {
    name: 'Firefox',
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)),
    packages: 'firefox-esr',
    open: openFirefox,
  },
  {
    name: 'WebKit',
    find: () => globSync('/usr/lib/*/webkit*/MiniBrowser').find(() => existsSync('/usr/bin/WebKitWebDriver')),
    packages: 'webkit2gtk-driver xvfb xauth',
    open: openWebKit,
  },
];

const button = (words: string) =>
  `[...document.querySelectorAll("main button")].find((one) => /${words}/i.test(one.textContent.trim()) && one.checkVisibility())`;

/** What a reader does on a page, repeated until the island is awake, and an expression that is true once it worked. */
const actions = [
  {
    path: '/about',
    name: 'menu',
    act: 'document.querySelector("#menu:popover-open") || document.querySelector("[popovertarget=menu]").click()',
    isDone: 'document.querySelector("#menu:popover-open a[href=\\"/science\\"]")?.checkVisibility() === true',
  },
  {
    path: '/science',
    name: 'tabs',
    act: '[...document.querySelectorAll("[role=tab]")].at(-1)?.click()',
    isDone: 'document.documentElement.dataset.tab === "kids"',
  },
  {
    path: '/choose-clarity',
    name: 'pills',
    act: `document.documentElement.dataset.choice === "blue" || ${button('blue')}?.click()`,
    isDone: 'document.documentElement.dataset.choice === "blue"',
  },
  {
    path: '/blog',
    name: 'search',
    act: `(() => {
      const field = document.querySelector("input[type=search]");
      field?.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "sleep" + (field.value === "sleep" ? " " : ""));
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    })()`,
    isDone: 'document.querySelector("main mark") !== null',
  },
  {
    path: '/starter-guide',
    name: 'breathing pacer',
    act: `(() => { const begin = ${button('^without sound$')}; begin?.scrollIntoView(); if (begin?.disabled === false) begin.click(); })()`,
    isDone: `${button('^pause$')} !== undefined`,
  },
];

async function isReached(
  site: string,
  engine: Engine,
  { path, act, isDone }: (typeof actions)[number],
): Promise<boolean> {
  await engine.open(site + path);
  for (const start = performance.now(); performance.now() - start < 30_000;) {
    if ((await engine.run(isDone)) === true) return true;
    await engine.run(`(${act}, true)`);
    await setTimeout(300);
  }
  return false;
}

async function problemsIn(site: string, engine: Engine, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    await engine.open(site + path);
    const wider = await engine.run('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    if (Number(wider) > 0) problems.push(`${path} is ${Number(wider)} px wider than the window`);
    const headings = await engine.run('document.querySelectorAll("h1").length');
    if (headings !== 1) problems.push(`${path} has ${String(headings)} h1, expected one`);
  }
  for (const action of actions)
    if (!(await isReached(site, engine, action))) problems.push(`${action.path}: the ${action.name} doesn't work`);
  return [...problems, ...(engine.errors ?? [])];
}

if (!existsSync('dist/index.html')) throw new Error('There is no dist/ yet. Run npm run build first.');
await using server = await startServer('dist');
const paths = sampleOf(loadRecords());
for (const { name, find, packages, open } of browsers) {
  if (!find()) installPackages(packages);
  const program = find();
  if (!program) {
    console.error(`${name} is missing. As root: apt-get install ${packages}`);
    process.exitCode = 1;
    continue;
  }
  const engine = await open(program);
  try {
    const problems = await problemsIn(server.url, engine, paths);
    console.log(`${name}: ${paths.length} pages, ${actions.length} actions, ${problems.length} problems`);
    for (const problem of problems) console.error(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await engine.close();
  }
}
