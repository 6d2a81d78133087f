import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../site/config.ts';
import type { Records } from '../model/records.ts';
import { papers, sheetPath, sheets, type Paper } from '../site/sheets.ts';
import { paperData } from './paper-data.ts';
import { typeset } from './typeset.ts';

/** A document and its template. */
interface DocumentEntry {
  file: string;
  template: string;
  /** What Typst calls its paper, where a template serves several. */
  paper?: string;
}

const paperNames: Record<Paper, string> = { letter: 'us-letter', a4: 'a4' };
const templates: Record<string, string> = {
  'ninety-days': 'wall-adults.typ',
  'first-week': 'week.typ',
  'thirty-days': 'wall-kids.typ',
};

/** The documents of the site: the seven-day printable, the whitepaper, and the posters on each paper. */
export const documents: readonly [DocumentEntry, DocumentEntry, ...DocumentEntry[]] = [
  { file: 'pdf/7-day-clarity-protocol.pdf', template: 'printable.typ' },
  { file: 'pdf/whitepaper.pdf', template: 'whitepaper.typ' },
  ...(Object.keys(papers) as Paper[]).flatMap((paper) =>
    sheets.map(({ id }) => ({
      file: sheetPath(id, paper).slice(1),
      template: templates[id] ?? '',
      paper: paperNames[paper],
    })),
  ),
];

/**
 * Sets every PDF from the records and writes them under `dir`, all or none. Two runs over the same records write the
 * same bytes. Returns their sizes in bytes. Throws a `DocumentsError` that names document, record and field.
 */
export function writeDocuments(dir: string, records: Records, config: SiteConfig): { file: string; bytes: number }[] {
  const data = paperData(records, config);
  const set = documents.map(({ file, template, paper }) => ({
    file,
    pdf: typeset(file, template, data, records, paper ? { paper } : {}),
  }));
  for (const { file, pdf } of set) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), pdf);
  }
  return set.map(({ file, pdf }) => ({ file, bytes: pdf.length }));
}
