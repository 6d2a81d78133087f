import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../domain/config.ts';
import type { Records } from '../domain/records.ts';
import { papers, sheetPath, sheets, type Paper } from '../domain/sheets.ts';
import { printableData, weekData, whitepaperData } from './document-data.ts';
import { DocumentsError } from './document-faults.ts';
import type { PaperData } from './paper-data.ts';
import { typeset } from './typeset.ts';
import { wallData } from './wall-data.ts';

/** A document: its template, what makes the data for it, what it is told beside them, and the most that it may weigh, in bytes. */
interface DocumentEntry {
  file: string;
  template: string;
  dataOf: (records: Records, config: SiteConfig) => PaperData;
  maxBytes: number;
  inputs?: Record<string, string>;
}

/** What Typst calls the papers. */
const paperNames: Record<Paper, string> = { letter: 'us-letter', a4: 'a4' };

/** The sheets for the wall, on each paper. */
const wallSheets = (Object.keys(papers) as Paper[]).flatMap((paper) =>
  sheets.map(({ id, plan }): DocumentEntry => ({
    file: sheetPath(id, paper).slice(1),
    ...(id === 'first-week'
      ? { template: 'week.typ', dataOf: weekData }
      : { template: 'wall.typ', dataOf: wallData(plan) }),
    maxBytes: 300_000,
    inputs: { paper: paperNames[paper] },
  })),
);

/** The documents of the site: the two papers, and the sheets for the wall. */
export const documents: readonly [DocumentEntry, DocumentEntry, ...DocumentEntry[]] = [
  { file: 'pdf/7-day-clarity-protocol.pdf', template: 'printable.typ', dataOf: printableData, maxBytes: 1_500_000 },
  { file: 'pdf/whitepaper.pdf', template: 'whitepaper.typ', dataOf: whitepaperData, maxBytes: 3_000_000 },
  ...wallSheets,
];

/**
 * Sets every PDF from the records and writes them under `dir`, all or none. Two runs over the same records write the
 * same bytes. Returns their sizes in bytes. Throws a `DocumentsError` that names document, record and field.
 */
export function writeDocuments(dir: string, records: Records, config: SiteConfig): { file: string; bytes: number }[] {
  const set = documents.map(({ file, template, dataOf, maxBytes, inputs }) => {
    const pdf = typeset(file, template, dataOf(records, config), records, inputs);
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
