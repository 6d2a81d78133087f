import { existsSync, readFileSync } from 'node:fs';

/** How many pages a PDF of the compiler has. It writes its page objects uncompressed. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0;

/** Where a build has set the PDFs, as `build/main.ts` says; undefined while developing. */
declare const pdfFolder: string | undefined;

/**
 * How long and how large a PDF of this site is, "26 pages, 512 KB"; undefined for a cloud address, and while developing, when no PDF is
 * set. A build throws where there is none, so that no page loses it unseen.
 */
export function sizeOf(address: string, folder = typeof pdfFolder === 'undefined' ? undefined : pdfFolder) {
  if (!folder || !address.startsWith('/')) return undefined;
  const file = `${folder}${address}`;
  if (!existsSync(file))
    throw new Error(
      `a page says how large ${address} is, and there is no such PDF: src/pdf/write-documents.ts sets none of that name`,
    );
  const pdf = readFileSync(file);
  return `${pagesOf(pdf)} pages, ${Math.round(pdf.length / 1000)} KB`;
}
