import { existsSync, statSync } from 'node:fs';

/** Where the build keeps the PDFs before the pages are made, so that links can say their size. */
export const documentsFolder = '.cache/documents';

/** The size of a PDF of this site as a reader expects it, "212 KB"; undefined for a cloud address, or before the first build. */
export function sizeOf(address: string): string | undefined {
  const file = `${documentsFolder}${address}`;
  return address.startsWith('/') && existsSync(file) ? `${Math.round(statSync(file).size / 1000)} KB` : undefined;
}
