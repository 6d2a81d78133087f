import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readPages } from '../checks/built-page.ts';
import { sentencesThatDiffer } from '../checks/differences.ts';
import { marksOn } from '../checks/marked.ts';
import { loadRecords } from '../src/records.ts';
import { forEditors } from './for-editors.ts';

/*
 * `npm run marks`: holds each sentence of `dist/` to the claims and sources that its marks lead to. What a machine can’t tell
 * apart, a reader has: `checks/reviewed-marks.yaml` keeps those sentences. A difference that is not in there fails, with its
 * page, sentence and marks. An entry that stands on no page any more is named, and stops nothing.
 */

const file = 'checks/reviewed-marks.yaml';

/** Reviewed sentences by reason, each beside its marks. */
type Reviewed = { because: string; sentences: { marks: string; says: string }[] }[];

const keyOf = (marks: string, says: string) => `${marks}: ${says}`;

await forEditors(() => {
  const { claims, references } = loadRecords();
  const reviewed = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Reviewed) : [];
  const known = new Set(reviewed.flatMap(({ sentences }) => sentences.map(({ marks, says }) => keyOf(marks, says))));
  const found = new Map<string, { differences: string; paths: string[] }>();
  let read = 0;
  for (const page of readPages('dist')) {
    const marks = marksOn(page);
    read += marks.length;
    for (const { ids, says, differences } of sentencesThatDiffer(marks, claims, references)) {
      const key = keyOf(ids.join(', '), says);
      found.set(key, { differences: differences.join('; '), paths: [...(found.get(key)?.paths ?? []), page.path] });
    }
  }
  const fresh = [...found].filter(([key]) => !known.has(key));
  for (const [key, { differences, paths }] of fresh)
    console.error(`${key}\n  what: ${differences}\n  on:   ${paths.join(', ')}\n`);
  for (const key of known) if (!found.has(key)) console.log(`Reviewed, and on no page any more: ${key}`);
  console.log(`${read} marks were read; ${found.size} sentences differ, ${fresh.length} of them not reviewed.`);
  if (fresh.length > 0) {
    console.error(
      `Read each beside its record. Mend the sentence, move the mark, or add it to ${file} and say why it holds.`,
    );
    process.exitCode = 1;
  }
});
