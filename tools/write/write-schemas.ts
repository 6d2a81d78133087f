import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Records } from '../../src/model/records.ts';
import { recordSchemas, type RecordSchema } from './record-schemas.ts';

/** Where the JSON Schemas are written, from the root of the project. They contain ids, so if they were committed, every new record would change them. */
export const schemasFolder = '.cache/schemas';

/** Settings of Visual Studio Code, which names a schema for each kind of YAML file there. */
export const settingsFile = '.vscode/settings.json';

/** The content of `settingsFile`: every schema with its files, and how files are saved. */
export function editorSettings(schemas: readonly RecordSchema[]): string {
  const yaml = schemas.filter(({ files }) => files.endsWith('.yaml'));
  const settings = {
    'yaml.schemas': Object.fromEntries(yaml.map(({ name, files }) => [`./${schemasFolder}/${name}`, files])),
    'yaml.schemaStore.enable': false,
    'editor.formatOnSave': true,
    'editor.defaultFormatter': 'esbenp.prettier-vscode',
    'files.eol': '\n',
    'typescript.tsdk': 'node_modules/typescript/lib',
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function writeChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the schemas, and the settings that point an editor to them, below the root of the project. Leaves files alone that haven’t changed. */
export function writeSchemas(records: Records, root = '.'): RecordSchema[] {
  const schemas = recordSchemas(records);
  for (const { name, schema } of schemas)
    writeChanged(join(root, schemasFolder, name), `${JSON.stringify(schema, null, 2)}\n`);
  writeChanged(join(root, settingsFile), editorSettings(schemas));
  return schemas;
}
