import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser, ensureBrowser } from '../scripts/measure/browser.ts';
import { runLighthouse, type Run } from '../scripts/measure/lighthouse-run.ts';
import { median } from '../scripts/measure/median.ts';
import { embedded } from '../tests/hosts/embedded.ts';
import { startNginx } from '../tests/hosts/nginx.ts';
import { count, machine, packageVersion, version } from './machine.ts';
import { bareRows } from './peers.ts';
import { writeSection } from './results.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const ROUNDS = 5;
const pages = { home: '/', essay: '/blog/doctor-gap', library: '/blog', science: '/science' } as const;
type Name = keyof typeof pages;

/** What a first visit asks for until the network is still: requests, and the bytes of their bodies as sent. */
interface Visit {
  requests: number;
  bytes: number;
  scripts: number;
}

/** Opens a page in a fresh profile. What the service worker keeps for a time without a network is left out: it has no part in showing the page. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const seen: { bytes: number; isScript: boolean }[] = [];
  page.on('response', (response) => {
    seen.push({
      bytes: Number(response.headers()['content-length'] ?? 0),
      isScript: response.request().resourceType() === 'script',
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  const sum = (list: typeof seen) => list.reduce((total, { bytes }) => total + bytes, 0);
  return { requests: seen.length, bytes: sum(seen), scripts: sum(seen.filter(({ isScript }) => isScript)) };
}

const spread = (values: readonly number[], digits = 0) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)})`;

function report(visits: ReadonlyMap<Name, Visit>, runs: ReadonlyMap<string, ReadonlyMap<Name, Run[]>>): string {
  const names = Object.keys(pages) as Name[];
  const weights = names.map((name) => {
    const { requests, bytes, scripts } = visits.get(name) ?? { requests: 0, bytes: 0, scripts: 0 };
    return `| ${name} | ${count(bytes)} | ${count(scripts)} | ${requests} | ${bareRows.map(({ bytes: bare }) => `${count(bare[name])} (${(bytes / bare[name]).toFixed(2)})`).join(' | ')} |`;
  });
  const lines = [...runs].flatMap(([server, byPage]) =>
    names.map((name) => {
      const list = byPage.get(name) ?? [];
      const performance = list.map(({ scores: [score = 0] }) => score);
      const others = [1, 2, 3].map((at) => median(list.map(({ scores }) => scores[at] ?? 0))).join(', ');
      return `| ${server} | ${name} | ${spread(performance)} | ${others} | ${spread(list.map(({ lcp }) => lcp))} | ${spread(list.map(({ tbt }) => tbt))} | ${spread(
        list.map(({ cls }) => cls),
        3,
      )} |`;
    }),
  );
  const ratios = names.map((name) => {
    const lcpOf = (server: string) =>
      runs
        .get(server)
        ?.get(name)
        ?.map(({ lcp }) => lcp) ?? [];
    const [ours = [], nginx = []] = [...runs.keys()].map(lcpOf);
    return `${name} ${median(ours.map((lcp, round) => lcp / (nginx[round] ?? Number.NaN))).toFixed(2)}`;
  });
  return `## Pages: bytes, requests and Lighthouse

Bodies as sent on a first visit in a fresh profile, all requests that the page makes by itself (the share that is scripts, all of it after the page
has shown). What the service worker keeps for a time without a network comes after that and is not counted. Beside them, with the ratio, the same
content in two bare sites, measured apart on this kind of machine (2026-11-21): they have no icon, no web font, and a tenth of the design.

| page | bytes | scripts | requests | ${bareRows.map(({ stack }) => stack).join(' | ')} |
|---|---|---|---|${bareRows.map(() => '---').join('|')}|
${weights.join('\n')}

Lighthouse ${packageVersion('lighthouse')}, mobile, simulated throttling, a fresh profile a run, ${ROUNDS} rounds, the two servers taking turns on the same files; medians, with
the lowest and highest run in brackets.

| server | page | performance | accessibility, best practices, SEO | LCP ms | TBT ms | CLS |
|---|---|---|---|---|---|---|
${lines.join('\n')}

LCP beside nginx in the same round: ${ratios.join(', ')}. Bare Astro and Eleventy sites had, in that order: ${names.map((name) => `${name} ${bareRows.map(({ lcp }) => lcp[name]).join(' and ')}`).join(', ')} ms.

${machine(version('nginx', '-v'), `Chromium ${version(findBrowser() ?? 'chromium', '--version')}`)} Run it with \`npm run bench -- pages\`.`;
}

if (!existsSync(join(DIST, 'index.html.br'))) throw new Error('there is no dist/ yet; run npm run build first');
ensureBrowser();
const scratch = await mkdtemp(join(tmpdir(), 'stillwater-pages-'));
const servers = [
  { name: 'embedded server', host: await embedded.start(DIST, scratch) },
  { name: 'nginx', host: await startNginx(DIST, scratch) },
];
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const visits = new Map<Name, Visit>();
  const runs = new Map<string, Map<Name, Run[]>>(servers.map(({ name }) => [name, new Map()]));
  for (const [name, path] of Object.entries(pages) as [Name, string][]) {
    visits.set(name, await visit(browser, `http://127.0.0.1:${servers[0]?.host.port ?? 0}${path}`));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name: server, host } of servers) {
        const ofServer = runs.get(server);
        ofServer?.set(name, [
          ...(ofServer.get(name) ?? []),
          await runLighthouse(`http://127.0.0.1:${host.port}${path}`),
        ]);
      }
    }
  }
  const text = report(visits, runs);
  await writeSection('pages', text);
  process.stdout.write(`${text}\n`);
} finally {
  await browser.close();
  for (const { host } of servers) await host[Symbol.asyncDispose]();
  await rm(scratch, { recursive: true, force: true });
}
