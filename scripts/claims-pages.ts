import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages, type BuiltPage } from '../checks/built-page.ts';
import { kinds } from '../src/domain/records.ts';
import { loadRecords } from '../src/records.ts';
import { buildPages } from './astro.ts';
import { forEditors } from './for-editors.ts';
import { pagesOf, withShownOn } from './shown-on.ts';

const folder = `.build/claims-${process.pid}`;

/** Writes into a claim’s record where it stands. True where that is new. */
function writeShownOn(id: string, pages: readonly BuiltPage[]): boolean {
  const file = join('src/content', kinds.claims.folder, `${id}.yaml`);
  const record = readFileSync(file, 'utf8');
  const next = withShownOn(record, pagesOf(id, pages));
  if (next !== record) writeFileSync(file, next);
  return next !== record;
}

/** Builds the pages, looks where each claim stands, and writes that into its record. Nobody edits `shownOn` by hand. */
await forEditors(async () => {
  const { claims } = loadRecords();
  try {
    await buildPages(folder);
    const pages = readPages(folder);
    const changed = claims.filter(({ id }) => writeShownOn(id, pages));
    for (const { id } of changed) console.log(`  ${id}`);
    console.log(
      changed.length === 0
        ? 'Every claim says where it stands.'
        : `${changed.length} claims now say where they stand. Build again: npm run build`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
