import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { budgets } from '../../budgets.ts';
import { filesBelow } from '../../checks/built-page.ts';
import { leastBudget } from '../../checks/least-budget.ts';
import { isCompressible } from '../../deploy/policy.ts';
import type { BuildCache } from '../../src/build-cache.ts';
import { addressOf } from '../../src/domain/pages.ts';
import { brotliOf, gzip9, qualities, usualFor, type Coder } from './coders.ts';

export interface CompressOptions {
  /** Keeps results by content, so that a build compresses only what changed: brotli 11 takes a little over a millisecond for each KB. */
  cache?: BuildCache;
  /** 0 to 11, for every file. Where none is asked for, it goes by what a file is worth. */
  quality?: number;
}

/** Whether a page has used so much of its budget that it is worth the best: none is refused for how it was packed. */
const isNearBudget = (file: string, bytes: number) =>
  file.endsWith('.html') && bytes > leastBudget(addressOf(file)) * budgets.warnFrom;

export type CompressReport = {
  /** Text files found. */
  files: number;
  /** How many of their siblings came from the cache. */
  cached: number;
  /** Bytes of those files: plain, and what a client is sent that takes brotli or gzip. */
  plain: number;
  br: number;
  gz: number;
};

/** Compression under way, on the threads of Node’s own pool: what else a build does in the meantime has its thread to itself. */
export interface Compression {
  /** Takes on the text files among these paths in the folder, but for those that it has. Nothing may change them any more. */
  add: (files: readonly string[]) => void;
  /** Resolves once a file that was taken on has its siblings. */
  isSent: (file: string) => Promise<void>;
  /** Resolves once all have theirs. */
  end: () => Promise<CompressReport>;
}

/**
 * Writes a `.br` and a `.gz` beside the text files that it is given, for servers that send files as they are.
 * The same content gives the same bytes. No sibling is written where it would not be smaller.
 */
export function startCompression(dir: string, { cache, quality }: CompressOptions = {}): Compression {
  const report: CompressReport = { files: 0, cached: 0, plain: 0, br: 0, gz: 0 };
  const sent = new Map<string, Promise<void>>();
  const waiting: (() => Promise<void>)[] = [];
  let lanes = 0;

  /** Takes what waits until nothing does. More lanes than this would take the main thread’s core from it. */
  const fillLanes = () => {
    const lane = async () => {
      for (let work = waiting.shift(); work; work = waiting.shift()) await work();
      lanes -= 1;
    };
    while (lanes <= availableParallelism() && waiting.length > 0) {
      lanes += 1;
      void lane();
    }
  };

  const compress = async (path: string) => {
    const file = join(dir, path);
    const content = await readFile(file);
    const name = createHash('sha256').update(content).digest('hex');
    report.files += 1;
    report.plain += content.length;
    const pack = async (coder: Coder) => {
      const known = cache?.get(`${name}.${coder.key}`);
      const packed = known ?? (await coder.encode(content));
      if (known) report.cached += 1;
      else cache?.put(`${name}.${coder.key}`, packed);
      return packed;
    };
    const write = async (suffix: '.br' | '.gz', packed: Buffer) => {
      const isWorthIt = packed.length < content.length;
      if (isWorthIt) await writeFile(file + suffix, packed);
      return isWorthIt ? packed.length : content.length;
    };
    const small = await pack(brotliOf(quality ?? usualFor(path)));
    const isSmallEnough = quality !== undefined || !isNearBudget(path, small.length);
    const br = await write('.br', isSmallEnough ? small : await pack(brotliOf(qualities.best)));
    const gz = await write('.gz', await pack(gzip9));
    report.br += br;
    report.gz += gz;
  };

  return {
    add(files) {
      for (const file of files) {
        if (!isCompressible(file) || sent.has(file)) continue;
        const { promise, resolve, reject } = Promise.withResolvers<undefined>();
        promise.catch(() => undefined); // said to whoever asks for the file, or for the end
        sent.set(file, promise);
        waiting.push(() => compress(file).then(() => resolve(undefined), reject));
      }
      fillLanes();
    },
    isSent: (file) => sent.get(file) ?? Promise.resolve(),
    async end() {
      await Promise.all(sent.values());
      return report;
    },
  };
}

/** Compresses every text file of a folder. */
export function compressDirectory(dir: string, options?: CompressOptions): Promise<CompressReport> {
  const compression = startCompression(dir, options);
  compression.add(filesBelow(dir));
  return compression.end();
}
