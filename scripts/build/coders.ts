import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileOf, listedIn } from '../../src/domain/pages.ts';

/**
 * 10 takes two fifths of the time of 11, and makes a page a fortieth larger; 9, with a window that fits, takes a tenth of the
 * time of 10, and makes it a fifteenth larger.
 */
export const qualities = { light: 9, usual: 10, best: 11 };

/** The pages that a first visit keeps for later, without the reader’s doing. */
const kept: ReadonlySet<string> = new Set(listedIn('offline').map(({ path }) => fileOf(path)));

/** What a file is worth at first. Scripts are few, and many pages load the same ones. The pages of single claims and references are small, and hundreds. */
export function usualFor(file: string): number {
  if (file.endsWith('.js') || kept.has(file)) return qualities.best;
  return /^sources[\\/]/.test(file) ? qualities.light : qualities.usual;
}

/** A way to pack a file. */
export type Coder = {
  /** Names the result in the cache. */
  key: string;
  encode(content: Buffer): Promise<Buffer>;
};

/** The power of two that holds a text: a larger window is set up for nothing, which for a small page takes most of the time. */
const windowFor = (bytes: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/** Brotli at a quality from 0 to 11. */
export const brotliOf = (quality: number): Coder => ({
  key: `brotli-${process.versions.brotli}-${quality}-fit`,
  encode: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
      },
    }),
});

/** The ninth byte of gzip names the system that packed it; 255 is "unknown", so that all systems write the same. */
async function encodeGzip(content: Buffer): Promise<Buffer> {
  const packed = await promisify(gzip)(content, { level: 9 });
  packed.writeUInt8(255, 9);
  return packed;
}

/** Gzip as small as it gets. */
export const gzip9: Coder = { key: `gzip-${process.versions.zlib}-9`, encode: encodeGzip };
