import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../scripts/measure/median.ts';
import { copyProject } from '../tests/builds/project.ts';
import { count, machine, packageVersion } from './machine.ts';
import { measureRun, type Took } from './measure.ts';
import { writeSection } from './results.ts';

/** How often the site is built from nothing. */
const rounds = 3;

/** What somebody waits who has just fetched the project: nothing is kept from an earlier build. */
async function buildFromNothing(): Promise<Took & { pages: number }> {
  const scratch = mkdtempSync(join(tmpdir(), 'stillwater-cold-'));
  try {
    const folder = join(scratch, 'site');
    copyProject(folder);
    const took = await measureRun(process.execPath, ['scripts/build.ts'], folder);
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    return { ...took, pages: files.filter((file) => file.endsWith('.html')).length };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const all: Awaited<ReturnType<typeof buildFromNothing>>[] = [];
for (let round = 1; round <= rounds; round++) {
  all.push(await buildFromNothing());
  process.stdout.write(`build ${round} of ${rounds}: ${all.at(-1)?.seconds.toFixed(1) ?? ''} s\n`);
}
const row = (name: string, values: readonly number[]) =>
  `| ${name} | ${Math.min(...values).toFixed(1)} | ${median(values).toFixed(1)} |`;

const text = `## Building: the whole site from nothing

The whole \`npm run build\`, checks included, of all ${count(all[0]?.pages ?? 0)} pages with their papers and pictures, in a copy of the project that keeps nothing
from an earlier build; ${rounds} builds. The aim is 20 s on a machine of two cores that does nothing else. Processor time is what the work itself
costs, and other work lengthens it less. Run it with \`npm run bench -- cold\`.

| seconds | least | median |
|---|---|---|
${row(
  'on the clock',
  all.map(({ seconds }) => seconds),
)}
${row(
  'of processors',
  all.map(({ cpuSeconds }) => cpuSeconds),
)}

${machine(`Astro ${packageVersion('astro')}`)}`;
await writeSection('cold', text);
process.stdout.write(`${text}\n`);
