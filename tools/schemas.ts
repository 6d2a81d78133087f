import { loadRecords } from '../src/content-loader/records.ts';
import { forEditors } from '../build/for-editors.ts';
import { schemasFolder, settingsFile, writeSchemas } from './write/write-schemas.ts';

/** `npm run schemas`: writes the JSON Schemas by which an editor marks and completes records. `npm run check` and `npm run dev` do so too. */
await forEditors(() => {
  const schemas = writeSchemas(loadRecords());
  console.log(`${schemas.length} schemas in ${schemasFolder}; ${settingsFile} names them`);
});
