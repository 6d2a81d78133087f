import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { injectManifest } from 'workbox-build';
import { EditorError } from '../domain/editor-error.ts';
import { addressOf, fileOf, listedIn } from '../domain/pages.ts';

/** The most that is kept without the reader’s doing, in bytes. */
const maxBytes = 1_500_000;

const urlOf = (file: string) => (file.endsWith('.html') ? addressOf(file) : `/${file}`);

/** Every hashed file that these files name, and that those name in turn: fonts, the scripts of islands, and what they import. */
export function assetsOf(dir: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    for (const [name] of readFileSync(join(dir, file), 'utf8').matchAll(
      /(?<=\/_astro\/|["']\.\/)[\w.~-]+\.(?:js|woff2)/g,
    )) {
      const asset = `_astro/${name}`;
      if (found.has(asset) || !existsSync(join(dir, asset))) continue;
      found.add(asset);
      if (asset.endsWith('.js')) follow(asset);
    }
  };
  files.forEach(follow);
  return [...found].sort();
}

/**
 * Writes `sw.js` into a finished build: the bundled worker with the list of files it keeps, each with a hash of its
 * content. Returns what is kept. Throws where that is more than a phone should be asked to hold, or where a page is missing.
 */
export async function writeServiceWorker(
  dir: string,
  documents: readonly string[],
): Promise<{ files: number; bytes: number }> {
  const pages = listedIn('offline').map(({ path }) => fileOf(path));
  const missing = [...pages, ...documents].filter((file) => !existsSync(join(dir, file)));
  if (missing.length > 0)
    throw new EditorError(`the service worker is to keep ${missing.join(', ')}, which the build does not hold`);
  const files = [...pages, ...assetsOf(dir, pages), ...documents];
  const bytes = files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);
  if (bytes > maxBytes)
    throw new EditorError(
      `the service worker would keep ${bytes} bytes without the reader’s doing; at most ${maxBytes} are allowed`,
    );

  const workshop = mkdtempSync(join(tmpdir(), 'service-worker-'));
  const bundled = join(workshop, 'sw.js');
  await build({
    entryPoints: [fileURLToPath(new URL('service-worker.ts', import.meta.url))],
    outfile: bundled,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { count, warnings } = await injectManifest({
    swSrc: bundled,
    swDest: join(dir, 'sw.js'),
    globDirectory: dir,
    globPatterns: files,
    globIgnores: [],
    dontCacheBustURLsMatching: /_astro\//,
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: urlOf(entry.url) })), warnings: [] }),
    ],
  });
  rmSync(workshop, { recursive: true });
  if (warnings.length > 0 || count !== files.length)
    throw new EditorError(`the service worker lists ${count} of ${files.length} files. ${warnings.join(' ')}`);
  return { files: count, bytes };
}
