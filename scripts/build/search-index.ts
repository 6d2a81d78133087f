import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { EditorError } from '../../src/domain/editor-error.ts';

/**
 * Indexes the essays of a built folder for the library’s search, into `pagefind/` below it. Only `pagefind.js` and what it
 * loads is kept: the ready-made search boxes are not used. Throws with Pagefind’s own words where it fails.
 */
export async function indexEssays(folder: string): Promise<number> {
  const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: ['.cite'] });
  if (!index) throw new EditorError(`Pagefind could not start: ${errors.join('; ')}`);
  const added = await index.addDirectory({ path: folder, glob: 'blog/*.html' });
  if (added.errors.length > 0) throw new EditorError(`Pagefind could not read the essays: ${added.errors.join('; ')}`);
  const target = join(folder, 'pagefind');
  const written = await index.writeFiles({ outputPath: target });
  if (written.errors.length > 0)
    throw new EditorError(`Pagefind could not write its index: ${written.errors.join('; ')}`);
  for (const name of readdirSync(target).filter((file) => /-ui\.|-highlight\./.test(file))) rmSync(join(target, name));
  await close();
  return added.page_count;
}
