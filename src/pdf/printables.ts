import { existsSync, readFileSync } from 'node:fs';

/** Where the build keeps the PDFs before the pages are made, so that links can say their size. */
export const documentsFolder = '.cache/documents';

/** How many pages a PDF of the compiler has. It writes its page objects uncompressed. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0;

/**
 * How long and how large a PDF of this site is, "26 pages, 512 KB"; undefined for a cloud address, and while developing where
 * no PDF was set yet. A build throws there, so that no page loses it unseen.
 */
export function sizeOf(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined;
  const file = `${documentsFolder}${address}`;
  if (existsSync(file)) {
    const pdf = readFileSync(file);
    return `${pagesOf(pdf)} pages, ${Math.round(pdf.length / 1000)} KB`;
  }
  // Vite sets `env` while developing; a built page has none.
  if ('env' in import.meta && import.meta.env.DEV) return undefined;
  throw new Error(
    `a page says how large ${address} is, and there is no such PDF: src/pdf/write-documents.ts sets none of that name`,
  );
}
