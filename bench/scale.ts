import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../tests/builds/project.ts';
import { fillLibrary } from './corpus.ts';
import { count, machine, packageVersion } from './machine.ts';
import { measureRun, type Took } from './measure.ts';
import { writeSection } from './results.ts';

/** The library as it is, and at 28 and 280 times its size. */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [36, 1000, 10_000];

interface Measured {
  essays: number;
  /** With nothing kept from an earlier build. */
  first: Took;
  /** After one essay was changed. */
  again: Took;
  /** Bytes of brotli. */
  library: number;
  shelf: number | undefined;
  sources: number;
  feed: number;
  /** What the first search loads before its results, as it goes over the wire. */
  search: number;
}

const build = (folder: string) => measureRun(process.execPath, ['scripts/build.ts'], folder);

/** One more sentence in one essay. */
function changeOneEssay(folder: string): void {
  const file = join(folder, 'content/essays/doctor-gap.md');
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()} The door stood open.\n`);
}

function measureFiles(dist: string): Pick<Measured, 'library' | 'shelf' | 'sources' | 'feed' | 'search'> {
  const bytes = (file: string) =>
    statSync(existsSync(join(dist, `${file}.br`)) ? join(dist, `${file}.br`) : join(dist, file)).size;
  const inSearch = (folder: string) =>
    readdirSync(join(dist, 'pagefind', folder))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => join('pagefind', folder, name));
  const chunks = inSearch('index').map(bytes);
  const loadedFirst = inSearch('.')
    .filter((file) => /pagefind\.js$|pagefind-entry\.json$|wasm\.en|\.pf_meta$|worker/.test(file))
    .map(bytes);
  const shelf = 'blog/shelf/fog.html';
  return {
    library: bytes('blog.html'),
    shelf: existsSync(join(dist, shelf)) ? bytes(shelf) : undefined,
    sources: bytes('sources.html'),
    feed: bytes('feed.xml'),
    search: [...loadedFirst, Math.max(...chunks)].reduce((sum, size) => sum + size, 0),
  };
}

async function measure(essays: number): Promise<Measured> {
  const scratch = mkdtempSync(join(tmpdir(), 'stillwater-scale-'));
  try {
    const folder = join(scratch, 'site');
    copyProject(folder);
    fillLibrary(folder, essays);
    const first = await build(folder);
    changeOneEssay(folder);
    const again = await build(folder);
    return { essays, first, again, ...measureFiles(join(folder, 'dist')) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const inMiB = (bytes: number) => count(bytes / 2 ** 20);
const took = ({ seconds, cpuSeconds }: Took) => `${seconds.toFixed(1)} (${cpuSeconds.toFixed(1)})`;

function report(all: readonly Measured[]): string {
  const [base] = all;
  const perEssay = (one: Measured, run: 'first' | 'again', field: 'seconds' | 'cpuSeconds') =>
    base && one !== base ? (((one[run][field] - base[run][field]) / (one.essays - base.essays)) * 1000).toFixed(1) : '';
  const rows = all.map(
    (one) =>
      `| ${count(one.essays)} | ${took(one.first)} | ${took(one.again)} | ${inMiB(one.first.peakBytes)} / ${inMiB(one.again.peakBytes)} | ` +
      `${perEssay(one, 'first', 'seconds')} (${perEssay(one, 'first', 'cpuSeconds')}) | ${perEssay(one, 'again', 'seconds')} (${perEssay(one, 'again', 'cpuSeconds')}) |`,
  );
  const weights = all.map(
    ({ essays, library, shelf, sources, feed, search }) =>
      `| ${count(essays)} | ${count(library)} | ${shelf === undefined ? 'none' : count(shelf)} | ${count(sources)} | ${count(feed)} | ${count(search)} |`,
  );
  return `## Building: time, memory and weight at scale

The whole \`npm run build\`, checks included, of this site with its own essays and of libraries made from them (\`bench/corpus.ts\`), each in a copy of the
project: first with nothing kept from an earlier build, then again after one essay was changed. Seconds on the clock, in brackets seconds of
processor time, which other work on the machine does not lengthen much. Memory is that of all processes together, first build and again. Run it with \`npm run bench -- scale\`.

| essays | first build | again | peak MiB | ms for each essay more, first | again |
|---|---|---|---|---|---|
${rows.join('\n')}

Bytes of brotli (the search: all that the first query loads but its results):

| essays | library | page of a shelf | /sources | feed | search |
|---|---|---|---|---|---|
${weights.join('\n')}

${machine(`Astro ${packageVersion('astro')}`, `Pagefind ${packageVersion('pagefind')}`)}`;
}

const all: Measured[] = [];
for (const essays of sizes) {
  all.push(await measure(essays));
  process.stdout.write(`${count(essays)} essays: done\n`);
}
const text = report(all);
if (process.argv.length === 2) await writeSection('scale', text);
process.stdout.write(`${text}\n`);
