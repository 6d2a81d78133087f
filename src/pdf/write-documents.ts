import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../site/config.ts';
import type { Records } from '../model/records.ts';
import { paperSizes, posterPath, posters, type PaperSize } from '../site/posters.ts';
import { pdfData } from './pdf-data.ts';
import { typeset } from './typeset.ts';

/** A document, its template, and what Typst calls its paper, where a template serves several. */
type DocumentEntry = { file: string; template: string; paper?: string };

/** The documents of the site: the seven-day printable, the whitepaper, and the notebook and the posters on each paper. */
export const documents: readonly [DocumentEntry, DocumentEntry, ...DocumentEntry[]] = [
  { file: 'pdf/7-day-clarity-protocol.pdf', template: 'printable.typ' },
  { file: 'pdf/whitepaper.pdf', template: 'whitepaper.typ' },
  ...(Object.keys(paperSizes) as PaperSize[]).flatMap((paper) =>
    posters.map(({ id }) => ({
      file: posterPath(id, paper).slice(1),
      template: `${id}.typ`,
      paper: paper === 'letter' ? 'us-letter' : paper,
    })),
  ),
];

/**
 * Sets every PDF from the records and writes them under `dir`, all or none. Two runs over the same records write the
 * same bytes. Returns their sizes in bytes. Throws a `RecordsError` that names document, record and field.
 */
export function writeDocuments(dir: string, records: Records, config: SiteConfig): { file: string; bytes: number }[] {
  const data = pdfData(records, config);
  const set = documents.map(({ file, template, paper }) => ({
    file,
    pdf: typeset(file, template, data, records, paper ? { paper } : {}).pdf,
  }));
  for (const { file, pdf } of set) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), pdf);
  }
  return set.map(({ file, pdf }) => ({ file, bytes: pdf.length }));
}
