import { readPages } from '../checks/built-page.ts';
import { differencesOf } from '../checks/differences.ts';
import { marksOn } from '../checks/marked.ts';
import { byId } from '../src/domain/records.ts';
import { loadRecords } from '../src/records.ts';
import { forEditors } from './for-editors.ts';

/** Lists the sentences of `dist/` whose marks may not say the same, for a reader to judge: each with the claim beside it. */
await forEditors(() => {
  const { claims, references } = loadRecords();
  const seen = new Map<string, string[]>();
  let read = 0;
  for (const page of readPages('dist'))
    for (const { id, says } of marksOn(page)) {
      const claim = claims.find((candidate) => candidate.id === id);
      if (!claim) continue;
      read += 1;
      const sources = claim.references.map((each) => byId(references, each));
      const differences = differencesOf(says, claim, sources);
      if (differences.length === 0) continue;
      const entry = [`${id}: ${differences.join('; ')}`, `  page:   ${says}`, `  record: ${claim.text}`].join('\n');
      seen.set(entry, [...(seen.get(entry) ?? []), page.path]);
    }
  for (const [entry, paths] of seen) console.log(`${entry}\n  on:     ${[...new Set(paths)].join(', ')}\n`);
  console.log(`${read} marks of claims were read, and ${seen.size} sentences are to be looked at.`);
});
