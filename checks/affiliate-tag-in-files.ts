import { gunzipSync, inflateSync } from 'node:zlib';
import type { BuiltCheck } from './built-check.ts';

/** What the packed streams of a PDF hold, as far as they unpack. Addresses of links stand there. */
function pdfText(content: Buffer): string {
  const streams: string[] = [];
  for (let at = content.indexOf('stream\n'); at >= 0; at = content.indexOf('stream\n', at + 7)) {
    const start = at + 'stream\n'.length;
    const end = content.indexOf('endstream', start);
    if (end < 0) break;
    try {
      streams.push(inflateSync(content.subarray(start, end), { finishFlush: 2 }).toString('latin1'));
    } catch {
      // An image or a font that is packed in another way holds no address.
    }
    at = end;
  }
  return streams.join('\n');
}

/** The text of a file of the build, unpacked where it is a PDF or a part of the search index. */
function textOfFile(file: string, content: Buffer): string {
  const plain = content.toString('latin1');
  if (file.endsWith('.pdf')) return `${plain}\n${pdfText(content)}`;
  return content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content).toString('latin1') : plain;
}

/** L1: no feed, PDF, data file, script or search index carries the affiliate tag. Pages have a check of their own. */
export const moneyFiles: BuiltCheck = {
  end: (_notes, { files, read, config }) =>
    [...files]
      .filter(
        (file) =>
          !/\.(html|br|gz|woff2|png|svg)$/.test(file) && textOfFile(file, read(file)).includes(config.affiliateTag),
      )
      .map((file) => ({
        path: `/${file}`,
        message: 'carries the affiliate tag; only pages hold paid links (use productLink)',
      })),
};
