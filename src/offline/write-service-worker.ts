import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { EditorError } from '../domain/editor-error.ts';
import { addressOf, fileOf, listedIn } from '../domain/pages.ts';

/** The most bytes of brotli that a first visit may fetch without being asked, so that help opens without a network. */
const maxBytes = 220_000;

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
 * content. Returns these files. Throws where a page is missing.
 */
export async function writeServiceWorker(dir: string): Promise<string[]> {
  const pages = listedIn('offline').map(({ path }) => fileOf(path));
  const missing = pages.filter((file) => !existsSync(join(dir, file)));
  if (missing.length > 0)
    throw new EditorError(`the service worker is to keep ${missing.join(', ')}, which the build does not hold`);
  const files = [...pages, ...assetsOf(dir, pages)];

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
  // Not from the front of the package, which loads a bundler for what is not asked of it here: a third of a second.
  const { injectManifest } = await import('workbox-build/build/inject-manifest.js');
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
  return files;
}

/**
 * The bytes that the worker fetches as they are sent, in a folder that is compressed. Throws where they are more than a phone
 * should be asked to fetch unseen.
 */
export function keptBytes(dir: string, files: readonly string[]): number {
  const sent = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
  const bytes = files.reduce((sum, file) => sum + statSync(sent(join(dir, file))).size, 0);
  if (bytes > maxBytes)
    throw new EditorError(
      `the service worker would fetch ${bytes} bytes of brotli without the reader’s doing; at most ${maxBytes} are allowed`,
    );
  return bytes;
}
