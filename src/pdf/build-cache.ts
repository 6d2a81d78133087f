import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of some texts, in their order, as a name for what is made from them. */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex');
}

/** Results of slow work, kept in a folder from one build to the next under the hash of all that they were made from. */
export interface BuildCache {
  get: (key: string) => Buffer | undefined;
  put: (key: string, result: string | Buffer) => void;
  /** Removes what was neither asked for nor put since the folder was opened. */
  prune: () => void;
}

/** Opens such a folder, and makes it where there is none. */
export function openBuildCache(folder: string): BuildCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    get(key) {
      used.add(key);
      try {
        const known = readFileSync(join(folder, key));
        return known.length > 0 ? known : undefined;
      } catch {
        return undefined;
      }
    },
    put(key, result) {
      used.add(key);
      // Renamed into place, so that a build killed here leaves no half result for the next one.
      const half = join(folder, `${key}.${process.pid}`);
      writeFileSync(half, result);
      renameSync(half, join(folder, key));
    },
    prune() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}
