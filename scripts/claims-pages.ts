import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../checks/built-page.ts';
import { kinds } from '../src/domain/records.ts';
import { loadRecords } from '../src/records.ts';
import { buildPages } from './astro.ts';
import { pagesOf, withShownOn } from './shown-on.ts';

/** Builds the pages, looks where each claim stands, and writes that into its record. Nobody edits `shownOn` by hand. */
const folder = `.build/claims-${process.pid}`;
const { claims } = loadRecords();
try {
  await buildPages(folder);
  const pages = readPages(folder);
  const changed = claims.filter(({ id }) => {
    const file = join('src/content', kinds.claims.folder, `${id}.yaml`);
    const record = readFileSync(file, 'utf8');
    const next = withShownOn(record, pagesOf(id, pages));
    if (next !== record) writeFileSync(file, next);
    return next !== record;
  });
  for (const { id } of changed) console.log(`  ${id}`);
  console.log(changed.length === 0 ? 'Every claim says where it stands.' : `${changed.length} claims now say where they stand. Build again: npm run build`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
