import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { EditorError } from '../problems/problems.ts';
import { addressOf, fileOf, listedIn } from '../site/pages.ts';

function hashOf(files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.length}:`).update(file);
  return hash.digest('hex');
}

const urlOf = (file: string) => (file.endsWith('.html') ? addressOf(file) : `/${file}`);

/**
 * Every script that these files name, and that those name in turn: the islands, and what they import. No font: a page reads
 * well without its own, and one that was used is kept by then.
 */
export function assetsOf(dir: string, files: readonly string[]): string[] {
  const scripts = new Set<string>();
  const follow = (file: string) => {
    for (const [name] of readFileSync(join(dir, file), 'utf8').matchAll(/(?<=\/_astro\/|["']\.\/)[\w.~-]+\.js/g)) {
      const asset = `_astro/${name}`;
      if (scripts.has(asset) || !existsSync(join(dir, asset))) continue;
      scripts.add(asset);
      follow(asset);
    }
  };
  files.forEach(follow);
  return [...scripts].sort();
}

/**
 * Writes `sw.js` into a finished build: the worker with the list of the files it keeps from the first visit on. Returns these
 * files. Throws if the build lacks one of the pages.
 */
export async function writeServiceWorker(dir: string): Promise<string[]> {
  const pages = listedIn('offline').map(({ path }) => fileOf(path));
  const missing = pages.filter((file) => !existsSync(join(dir, file)));
  if (missing.length > 0)
    throw new EditorError(`the service worker is to keep ${missing.join(', ')}, which aren’t in the build`);
  const files = [...pages, ...assetsOf(dir, pages)];
  await build({
    entryPoints: [fileURLToPath(new URL('service-worker.ts', import.meta.url))],
    outfile: join(dir, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      keptFiles: JSON.stringify(files.map(urlOf)),
      keptVersion: JSON.stringify(hashOf(files.map((file) => readFileSync(join(dir, file)))).slice(0, 16)),
    },
  });
  return files;
}
