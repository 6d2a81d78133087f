import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** So many characters of text fill the screen of a phone, and more than the upper half of a wide one. */
const screenful = 1_200;

/** What a browser can read of a page once so many bytes of its brotli have come. */
export function arrivedWithin(compressed: Buffer, bytes: number): string {
  const part = compressed.subarray(0, bytes);
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString('utf8');
}

const withoutMarkup = (html: string) =>
  html.replace(/<(script|style|svg|template)\b.*?(?:<\/\1>|$)/gs, '').replace(/<[^>]*>?/g, '');

/** Whether a page, as far as it has come, shows its first screen: all of its styles, and a screenful of its main text or the whole of it. */
function showsFirstScreen(arrived: string, html: string): boolean {
  if (arrived.length >= html.length) return true;
  if (html.lastIndexOf('</style>') > arrived.lastIndexOf('</style>')) return false;
  const main = arrived.indexOf('<main');
  return main >= 0 && (arrived.includes('</main>') || withoutMarkup(arrived.slice(main)).trim().length >= screenful);
}

/** The bytes of brotli, to the next 500, within which a page shows its first screen. */
export function firstScreenBytes(html: string, compressed: Buffer = brotliCompressSync(html)): number {
  const bytesAt = (step: number) => Math.min(2_000 + step * 500, compressed.length);
  let [from, to] = [0, Math.max(0, Math.ceil((compressed.length - 2_000) / 500))];
  // What has once shown stays: it is looked for by halves.
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (showsFirstScreen(arrivedWithin(compressed, bytesAt(middle)), html)) to = middle;
    else from = middle + 1;
  }
  return bytesAt(from);
}
