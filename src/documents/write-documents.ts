import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../domain/config.ts';
import type { Records } from '../domain/records.ts';
import { documentData } from './document-data.ts';
import { DocumentsError } from './document-faults.ts';
import { typeset } from './typeset.ts';

/** The documents, their templates, and the most that each may weigh, in bytes. */
export const documents = [
  { file: 'pdf/7-day-clarity-protocol.pdf', template: 'printable.typ', maxBytes: 400_000 },
  { file: 'pdf/whitepaper.pdf', template: 'whitepaper.typ', maxBytes: 1_000_000 },
] as const;

/**
 * Sets both PDFs from the records and writes them under `dir`, both or neither. Two runs over the same records write the
 * same bytes. Returns their sizes in bytes. Throws a `DocumentsError` that names document, record and field.
 */
export function writeDocuments(dir: string, records: Records, config: SiteConfig): { file: string; bytes: number }[] {
  const data = documentData(records, config);
  const set = documents.map(({ file, template, maxBytes }) => {
    const pdf = typeset(file, template, data, records);
    if (pdf.length > maxBytes) {
      throw new DocumentsError([
        { document: file, place: '', message: `weighs ${pdf.length} bytes; at most ${maxBytes} are sent to a phone` },
      ]);
    }
    return { file, pdf };
  });
  for (const { file, pdf } of set) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), pdf);
  }
  return set.map(({ file, pdf }) => ({ file, bytes: pdf.length }));
}
