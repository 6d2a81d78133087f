import { RecordsError } from '../src/domain/faults.ts';
import { DocumentsError } from '../src/documents/document-faults.ts';
import { writeDocuments } from '../src/documents/write-documents.ts';
import { loadConfig, loadRecords } from '../src/records.ts';

/** Sets the two PDFs under the folder given, `dist` by default. Exits 1 with one line for each problem. */
const [dir = 'dist'] = process.argv.slice(2);
try {
  for (const { file, bytes } of writeDocuments(dir, loadRecords(), loadConfig())) console.log(`${dir}/${file}: ${Math.round(bytes / 1000)} KB`);
} catch (error) {
  if (!(error instanceof RecordsError || error instanceof DocumentsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
