import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../site/config.ts';
import type { Records } from '../model/records.ts';
import { paperSizes, posterPath, posters, type PaperSize } from '../site/posters.ts';
import { pdfData } from './pdf-data.ts';
import { typeset } from './typeset.ts';

/** A document and its template. */
interface DocumentEntry {
  file: string;
  template: string;
  /** What Typst calls its paper, where a template serves several. */
  paper?: string;
}

const paperNames: Record<PaperSize, string> = { letter: 'us-letter', a4: 'a4' };
const templates: Record<string, string> = {
  notebook: 'notebook.typ',
  'ninety-days': 'poster-adults.typ',
  'first-week': 'week.typ',
  'thirty-days': 'poster-kids.typ',
};

/** The documents of the site: the seven-day printable, the whitepaper, and the notebook and the posters on each paper. */
export const documents: readonly [DocumentEntry, DocumentEntry, ...DocumentEntry[]] = [
  { file: 'pdf/7-day-clarity-protocol.pdf', template: 'printable.typ' },
  { file: 'pdf/whitepaper.pdf', template: 'whitepaper.typ' },
  ...(Object.keys(paperSizes) as PaperSize[]).flatMap((paper) =>
    posters.map(({ id }) => ({
      file: posterPath(id, paper).slice(1),
      template: templates[id] ?? '',
      paper: paperNames[paper],
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
