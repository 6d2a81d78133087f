import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../deploy/policy.ts';
import { eachLimit } from '../../src/each-limit.ts';
import { openBuildCache } from '../../src/build-cache.ts';

export type CompressOptions = {
  /**
   * Keeps results by content, so that a build compresses only what changed: brotli 11 takes a little
   * over a millisecond for each KB. Entries that a run did not use are removed at its end.
   */
  cacheDir?: string;
  /** 0 to 11. 11 is the smallest; 5 is fifteen times faster and a seventh larger. */
  brotliQuality?: number;
};

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

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, for servers that send files as they are.
 * The same content gives the same bytes. No sibling is written where it would not be smaller.
 */
export async function compressDirectory(
  dir: string,
  { cacheDir, brotliQuality = 11 }: CompressOptions = {},
): Promise<CompressReport> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const report: CompressReport = { files: files.length, cached: 0, plain: 0, br: 0, gz: 0 };
  const cache = cacheDir === undefined ? undefined : openBuildCache(cacheDir);

  await eachLimit(files, availableParallelism() * 2, async (file) => {
    const content = await readFile(file);
    const name = createHash('sha256').update(content).digest('hex');
    report.plain += content.length;
    for (const coder of coders(brotliQuality)) {
      const known = cache?.get(`${name}.${coder.key}`);
      const packed = known ?? (await coder.encode(content));
      if (known) report.cached += 1;
      else cache?.put(`${name}.${coder.key}`, packed);
      const isWorthIt = packed.length < content.length;
      if (isWorthIt) await writeFile(file + coder.suffix, packed);
      report[coder.suffix === '.br' ? 'br' : 'gz'] += isWorthIt ? packed.length : content.length;
    }
  });
  cache?.prune();
  return report;
}
