import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './checks/built-page.ts';
import { isCompressible } from '../deploy/policy.ts';

/** 11 would take four times as long and save a fortieth; 9 would take a seventh and cost a fifteenth. */
const quality = 10;

/** A window just large enough for a text. A larger one takes longer to set up than a small page takes to compress. */
const windowFor = (bytes: number) => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16)));

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.max(constants.BROTLI_MIN_WINDOW_BITS, windowFor(content.length)),
    },
  });

/** Writes a `.br` and a `.gz` next to every text file of a folder, if that makes it smaller. */
export async function compress(folder: string): Promise<void> {
  const files = filesBelow(folder).filter(isCompressible);
  // All at once: they wait for one of Node's few threads anyway.
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      const packed = [
        ['.br', await brotli(content)],
        ['.gz', await promisify(gzip)(content, { level: 9 })],
      ] as const;
      for (const [ending, bytes] of packed) if (bytes.length < content.length) writeFileSync(file + ending, bytes);
    }),
  );
}
