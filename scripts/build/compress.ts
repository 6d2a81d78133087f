import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../deploy/policy.ts';
import { filesBelow } from '../../checks/built-page.ts';
import type { BuildCache } from '../../src/build-cache.ts';

export interface CompressOptions {
  /**
   * Keeps results by content, so that a build compresses only what changed: brotli 11 takes a little
   * over a millisecond for each KB.
   */
  cache?: BuildCache;
  /** 0 to 11, for a file by its path. 11 is the smallest; 5 is fifteen times faster and a seventh larger. */
  qualityOf?: (file: string) => number;
}

/**
 * What a page of a claim or a source is worth: they are two pages of three, and use a quarter of what they may weigh. 10 takes two
 * fifths of the time of 11, and makes them three hundredths larger.
 */
const usualQuality = (file: string) => (file.startsWith('sources/') ? 10 : 11);

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

type Coder = {
  suffix: '.br' | '.gz';
  /** Names the result in the cache. */ key: string;
  encode(content: Buffer): Promise<Buffer>;
};

function coders(quality: number): readonly Coder[] {
  return [
    {
      suffix: '.br',
      key: `brotli-${process.versions.brotli}-${quality}`,
      encode: (content) =>
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
    },
    { suffix: '.gz', key: `gzip-${process.versions.zlib}-9`, encode: encodeGzip },
  ];
}

/** The ninth byte of gzip names the system that packed it; 255 is "unknown", so that all systems write the same. */
async function encodeGzip(content: Buffer): Promise<Buffer> {
  const packed = await promisify(gzip)(content, { level: 9 });
  packed.writeUInt8(255, 9);
  return packed;
}

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
export function startCompression(dir: string, { cache, qualityOf = usualQuality }: CompressOptions = {}): Compression {
  const report: CompressReport = { files: 0, cached: 0, plain: 0, br: 0, gz: 0 };
  const sent = new Map<string, Promise<void>>();
  /** The last file of each. What fails stops its lane. More of them would take the main thread’s core from it. */
  const lanes = Array.from({ length: availableParallelism() + 1 }, () => Promise.resolve());

  const compress = async (path: string) => {
    const file = join(dir, path);
    const content = await readFile(file);
    const name = createHash('sha256').update(content).digest('hex');
    report.files += 1;
    report.plain += content.length;
    for (const coder of coders(qualityOf(path))) {
      const known = cache?.get(`${name}.${coder.key}`);
      const packed = known ?? (await coder.encode(content));
      if (known) report.cached += 1;
      else cache?.put(`${name}.${coder.key}`, packed);
      const isWorthIt = packed.length < content.length;
      if (isWorthIt) await writeFile(file + coder.suffix, packed);
      report[coder.suffix === '.br' ? 'br' : 'gz'] += isWorthIt ? packed.length : content.length;
    }
  };

  return {
    add(files) {
      for (const file of files) {
        if (!isCompressible(file) || sent.has(file)) continue;
        const lane = sent.size % lanes.length;
        const work = Promise.resolve(lanes[lane]).then(() => compress(file));
        work.catch(() => undefined); // said to whoever asks for the file, or for the end
        lanes[lane] = work;
        sent.set(file, work);
      }
    },
    isSent: (file) => sent.get(file) ?? Promise.resolve(),
    async end() {
      await Promise.all(lanes);
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
