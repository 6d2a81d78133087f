import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { EditorError } from '../domain/editor-error.ts';
import { addressOf, fileOf, listedIn } from '../domain/pages.ts';

/** The most that a first visit fetches without the reader’s doing, in bytes as they are sent. */
const maxBytes = 150_000;

const urlOf = (file: string) => (file.endsWith('.html') ? addressOf(file) : `/${file}`);

/**
 * Every script that these files name, and that those name in turn: the islands, and what they import. No font: a page reads
 * well without its own, and one that was used is kept by then.
 */
export function assetsOf(dir: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    for (const [name] of readFileSync(join(dir, file), 'utf8').matchAll(/(?<=\/_astro\/|["']\.\/)[\w.~-]+\.js/g)) {
      const asset = `_astro/${name}`;
      if (found.has(asset) || !existsSync(join(dir, asset))) continue;
      found.add(asset);
      follow(asset);
    }
  };
  files.forEach(follow);
  return [...found].sort();
}

/**
 * Writes `sw.js` into a finished build: the bundled worker with the list of files it keeps, each with a hash of its
 * content. Returns what is kept, with its bytes as they are sent. Throws where that is more than a phone should be asked to
 * fetch unseen, or where a page is missing.
 */
export async function writeServiceWorker(dir: string): Promise<{ files: number; bytes: number }> {
  const pages = listedIn('offline').map(({ path }) => fileOf(path));
  const missing = pages.filter((file) => !existsSync(join(dir, file)));
  if (missing.length > 0)
    throw new EditorError(`the service worker is to keep ${missing.join(', ')}, which the build does not hold`);
  const files = [...pages, ...assetsOf(dir, pages)];
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dir, file))).length, 0);
  if (bytes > maxBytes)
    throw new EditorError(
      `the service worker would fetch ${bytes} bytes of brotli without the reader’s doing; at most ${maxBytes} are allowed`,
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
  // Half a second to load, which every build would begin with.
  const { injectManifest } = await import('workbox-build');
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
