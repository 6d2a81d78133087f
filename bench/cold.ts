import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../scripts/measure/median.ts';
import { copyProject, project } from '../tests/builds/project.ts';
import { count, machine, packageVersion } from './machine.ts';
import { measureRun, type Took } from './measure.ts';
import { writeSection } from './results.ts';

/** How often each site is built from nothing. */
const rounds = 3;

/** Another checkout of the project, with its packages, to build in turn with this one: `BESIDE=../before npm run bench -- cold`. */
const beside = process.env.BESIDE;

/** What somebody waits who has just fetched the project: nothing is kept from an earlier build. */
async function buildFromNothing(checkout: string): Promise<Took & { pages: number }> {
  const scratch = mkdtempSync(join(tmpdir(), 'stillwater-cold-'));
  try {
    const folder = join(scratch, 'site');
    copyProject(folder, checkout);
    const took = await measureRun(process.execPath, ['scripts/build.ts'], folder);
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    return { ...took, pages: files.filter((file) => file.endsWith('.html')).length };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Build = Awaited<ReturnType<typeof buildFromNothing>>;

const [ours, theirs]: [Build[], Build[]] = [[], []];
for (let round = 1; round <= rounds; round++) {
  if (beside !== undefined) theirs.push(await buildFromNothing(beside));
  ours.push(await buildFromNothing(project));
  const seconds = [ours, theirs].flatMap((all) => all.at(-1)?.seconds.toFixed(1) ?? []);
  process.stdout.write(`round ${round} of ${rounds}: ${seconds.join(' s, beside it ')} s\n`);
}

type Measure = 'seconds' | 'cpuSeconds';
const spread = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)})`;
const cell = (all: readonly Build[], what: Measure) =>
  spread(
    all.map((build) => build[what]),
    1,
  );
const row = (name: string, all: readonly Build[]) =>
  `| ${name} | ${count(all[0]?.pages ?? 0)} | ${cell(all, 'seconds')} | ${cell(all, 'cpuSeconds')} |`;
const share = (what: Measure) =>
  spread(
    ours.map((build, round) => build[what] / (theirs[round]?.[what] ?? Number.NaN)),
    2,
  );
const rows = [
  row('this checkout', ours),
  ...(theirs.length > 0
    ? [row('the other', theirs), `| this as a share of it | | ${share('seconds')} | ${share('cpuSeconds')} |`]
    : []),
];

const text = `## Building: the whole site from nothing

The whole \`npm run build\`, checks included, with all papers and pictures, in a copy of the project that keeps nothing from an earlier build; ${rounds} builds
of each checkout, taking turns; medians, with the lowest and highest in brackets. The aim is 20 s on a machine of two cores that does nothing else. Processor
time is what the work itself costs, and other work lengthens it less. Run it with \`npm run bench -- cold\`.

| build | pages | seconds on the clock | seconds of processors |
|---|---|---|---|
${rows.join('\n')}

${machine(`Astro ${packageVersion('astro')}`)}`;
await writeSection('cold', text);
process.stdout.write(`${text}\n`);
