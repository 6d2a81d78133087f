import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('RESULTS.md', import.meta.url));
const HEAD =
  '# Measured results\n\nWritten by the scripts in this folder. Compare the ratios: absolute figures are those of one machine on one day.\n';

/** Replaces one section of `bench/RESULTS.md`, or adds it at the end. `name` is its key; `text` begins with its heading. */
export async function writeSection(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const current = await readFile(FILE, 'utf8').catch(() => HEAD);
  const section = `${begin}\n${text.trim()}\n${end}`;
  const from = current.indexOf(begin);
  const to = current.indexOf(end);
  const isKnown = from >= 0 && to > from;
  await writeFile(
    FILE,
    isKnown
      ? current.slice(0, from) + section + current.slice(to + end.length)
      : `${current.trimEnd()}\n\n${section}\n`,
  );
}
