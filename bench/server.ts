import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../scripts/measure/median.ts';
import { writeBuild } from '../server/testing/fixture.ts';
import { describeBuild } from '../tests/hosts/build.ts';
import { embedded } from '../tests/hosts/embedded.ts';
import { ensureProgram, freePort, run, type Host, type RunningHost } from '../tests/hosts/host.ts';
import { startNginx } from '../tests/hosts/nginx.ts';
import { count, machine, packageVersion, version } from './machine.ts';
import { writeSection } from './results.ts';
import { load, type Run } from './wrk.ts';

const CONNECTIONS = 64;
const ROUNDS = 5;
const SECONDS = 5;
const AT_LEAST = 100_000;
const [SERVER_CORE, LOAD_CORE] = [0, 1];
const DIST = process.env.DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
const SIRV = fileURLToPath(new URL('sirv.ts', import.meta.url));

type Contender = { name: string; start: Host['start'] };

const contenders: readonly Contender[] = [
  { name: 'embedded server', start: embedded.start },
  { name: 'nginx, one worker', start: startNginx },
  {
    name: 'sirv alone',
    async start(dist) {
      const port = await freePort();
      return run(process.execPath, [SIRV], port, { env: { DIST: dist, PORT: String(port) } });
    },
  },
];

const milliseconds = (microseconds: number) => (microseconds / 1000).toFixed(2);
const perSecond = ({ requests, seconds }: Run) => requests / seconds;

/** Throughput and latency of each contender on the same files, taking turns, so that a busy moment of the machine hits all. */
async function measure(dist: string, scratch: string): Promise<Map<string, Run[]>> {
  const build = await describeBuild(dist);
  const paths = ['/', build.page, build.nestedPage, build.hashedFile];
  const runs = new Map<string, Run[]>(contenders.map(({ name }) => [name, []]));
  const running: { name: string; host: RunningHost }[] = [];
  for (const { name, start } of contenders) running.push({ name, host: await start(dist, scratch) });
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, host } of running) {
        const result = await load(host.port, {
          connections: CONNECTIONS,
          seconds: round === 0 ? 2 : SECONDS,
          core: LOAD_CORE,
          paths,
          scratch,
        });
        if (round > 0) runs.get(name)?.push(result); // the first round only warms up
      }
    }
  } finally {
    for (const { host } of running) await host[Symbol.asyncDispose]();
  }
  return runs;
}

function report(runs: ReadonlyMap<string, Run[]>, files: string): string {
  const rows = [...runs].map(([name, list]) => ({
    name,
    total: list.reduce((sum, { requests }) => sum + requests, 0),
    failures: list.reduce((sum, { failures }) => sum + failures, 0),
    rates: list.map(perSecond),
    p50: median(list.map(({ p50 }) => p50)),
    p99: median(list.map(({ p99 }) => p99)),
    worst: Math.max(...list.map(({ max }) => max)),
  }));
  const nginxRates = rows.find(({ name }) => name.startsWith('nginx'))?.rates ?? [];
  const lines = rows.map(({ name, total, failures, rates, p50, p99, worst }) => {
    const spread = `${count(Math.min(...rates))}-${count(Math.max(...rates))}`;
    const ratios = rates.map((rate, round) => rate / (nginxRates[round] ?? Number.NaN));
    const ratio = `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`;
    return `| ${name} | ${count(median(rates))} (${spread}) | ${ratio} | ${milliseconds(p50)} | ${milliseconds(p99)} | ${milliseconds(worst)} | ${count(total)} | ${failures} |`;
  });
  return `## Serving: throughput and latency

${files}, asked for in turn with \`Accept-Encoding: gzip, deflate, br, zstd\` on ${CONNECTIONS} kept-alive connections; ${ROUNDS} rounds of
${SECONDS} s each, the servers taking turns; medians, with the lowest and highest round in brackets. Each server is one process on
one core, the load generator has the other; access logs are off. Run it again with \`npm run bench:server\`.

| server | requests a second | beside nginx in the same round | median ms | 99th percentile ms | slowest ms | requests in all | failures |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}

${machine(version('nginx', '-v'), `sirv ${packageVersion('sirv')}`, `wrk ${version('wrk', '-v')}`)}
nginx and sirv open files on each request; the embedded server answers from memory.`;
}

if (cpus().length < 2) throw new Error('The bench needs two cores: one for the server, one for the load.');
ensureProgram('wrk', ['wrk']);
ensureProgram('taskset', ['util-linux']);
// The servers are children of this process and stay on its core.
execFileSync('taskset', ['-cp', String(SERVER_CORE), String(process.pid)], { stdio: 'pipe' });

const scratch = await mkdtemp(join(tmpdir(), 'stillwater-bench-'));
try {
  const isReal = existsSync(join(DIST, 'index.html.br'));
  const dist = isReal ? DIST : join(scratch, 'dist');
  if (!isReal) await writeBuild(dist);
  const size = (await stat(join(dist, 'index.html.br'))).size;
  const files = `${isReal ? 'The built site' : 'A fixture in the shape of the site'}: the home page (${count(size)} bytes in brotli), two other pages and a hashed file`;
  const runs = await measure(dist, scratch);
  const text = report(runs, files);
  await writeSection('server', text);
  process.stdout.write(`${text}\n`);
  const ours = runs.get('embedded server') ?? [];
  const total = ours.reduce((sum, { requests }) => sum + requests, 0);
  const failures = ours.reduce((sum, run) => sum + run.failures, 0);
  if (total < AT_LEAST || failures > 0)
    throw new Error(`Wanted ${count(AT_LEAST)} requests without a failure, had ${count(total)} with ${failures}.`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
