import { writeDocuments } from '../src/pdf/write-documents.ts';
import { loadConfig, loadRecords } from '../src/content-loader/records.ts';
import { runCommand } from '../build/run-command.ts';

/** Makes every PDF in the folder given, or in one that isn’t served. */
const [dir = '.cache/documents'] = process.argv.slice(2);
await runCommand(() => {
  for (const { file, bytes } of writeDocuments(dir, loadRecords(), loadConfig()))
    console.log(`${dir}/${file}: ${Math.round(bytes / 1000)} KB`);
});
