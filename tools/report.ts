import { existsSync, statSync } from 'node:fs';
import { pagesBelow } from '../build/checks/built-page.ts';
import { budgetOf } from '../build/checks/within-budget.ts';
import { sampleOf } from './measure/sample.ts';
import { addressOf } from '../src/site/pages.ts';
import { citationsIn } from '../src/evidence/citations.ts';
import { loadRecords } from '../src/content-loader/records.ts';
import { describeError } from '../build/run-command.ts';
import { screenLengths } from './measure/screen-lengths.ts';

/*
 * `npm run report`: what is worth knowing about the records and the last build, and stops nothing. It never fails; a
 * section that can't be made says why. Screens and bytes need `npm run build` first.
 */

/** Prints a section, or why there is none. */
async function section(title: string, lines: () => Promise<readonly string[]> | readonly string[]) {
  console.log(`\n== ${title}`);
  try {
    const report = await lines();
    console.log(report.length > 0 ? report.join('\n') : 'Nothing to report.');
  } catch (error) {
    console.log(describeError(error));
  }
}

function needBuild() {
  if (!existsSync('dist')) throw new Error('There is no dist/ yet. Run npm run build first.');
}

/** A page and what was measured of it. */
const row = (path: string, cells: readonly (string | number)[]) =>
  path.padEnd(34) + cells.map((cell) => String(cell).padStart(10)).join('');

/** A claim or reference marked in a sentence of a record: `[claim:gut-brain]`, or `[words](reference:gut-review)`. */
const marked = /\b(?:claim|reference):([a-z0-9-]+)/g;

/** What is in some records: their values, and the ids that their texts cite. */
function citedIn(content: unknown): ReadonlySet<unknown> {
  if (typeof content === 'string') {
    const claims = Array.from(content.matchAll(marked), ([, id]) => id);
    return new Set([content, ...claims, ...citationsIn(content)]);
  }
  if (typeof content !== 'object' || content === null) return new Set();
  return new Set(Object.values(content).flatMap((inner) => [...citedIn(inner)]));
}

await section('How long the screens are (360 × 740 px, nothing opened)', async () => {
  needBuild();
  const lengths = await screenLengths(sampleOf(loadRecords()));
  return [
    row('', ['screens', 'words', 'links']),
    ...lengths
      .toSorted((a, b) => b.screens - a.screens)
      .map(({ path, screens, words, links }) => row(path, [screens.toFixed(1), words, links])),
  ];
});

await section('Bytes, the page closest to its budget first', () => {
  needBuild();
  const weights = pagesBelow('dist').map((file) => {
    const path = addressOf(file);
    const bytes = statSync(`dist/${file}.br`).size;
    return { path, bytes, share: bytes / budgetOf(path) };
  });
  return [
    row('', ['HTML', 'of budget']),
    ...weights
      .toSorted((a, b) => b.share - a.share)
      .slice(0, 80)
      .map(({ path, bytes, share }) => row(path, [bytes, `${Math.round(share * 100)}%`])),
  ];
});

await section('Claims and references that nothing cites', () => {
  const { references, claims, ...others } = loadRecords();
  const cited = citedIn([others, ...claims.map((claim) => claim.references)]);
  const ids = [...claims, ...references].map(({ id }) => id).filter((id) => !cited.has(id));
  return ids.length > 0 ? [`${ids.length}: ${ids.join(', ')}`] : [];
});
