import { z } from 'zod';
import { contentFolder, essaysFolder, inContent } from '../../src/model/content-files.ts';
import { kinds, lists, type Kind, type List, type Records } from '../../src/model/records.ts';
import { fieldKinds } from '../../src/rules/known-ids.ts';
import { essay } from '../../src/model/essay.ts';

/** The JSON Schema of one kind of file, and which files are of that kind. */
export interface RecordSchema {
  /** `claims.json`: below the folder of the schemas. */
  name: string;
  /** As editors match files, from the root of the project: `content/evidence/claims/*.yaml`. */
  files: string;
  schema: object;
}

/** Lists of ids that a field may name, each under the name of its definition. */
type Ids = Readonly<Record<string, readonly string[]>>;

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** Fields that name something else than a record of a kind, and which list of ids they take. */
const otherFields: Readonly<Record<string, string>> = {
  wholeCards: 'careCards',
  related: 'essays',
  essay: 'essays',
  essays: 'essays',
  habit: 'habits',
  introduces: 'habits',
};

const idsIn = (records: Records): Ids => ({
  ...Object.fromEntries((Object.keys(kinds) as Kind[]).map((kind) => [kind, records[kind].map(({ id }) => id)])),
  habits: records.habits.map(({ id }) => id),
  essays: records.essays.map(({ slug }) => slug),
});

/** The list of ids that a field takes, in a file of a kind. */
function listFor(field: string, file: string): string | undefined {
  // Medicine types and conditions are within others of their own kind.
  if (field === 'within') return file;
  return otherFields[field] ?? fieldKinds[field];
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of a schema of texts by part, as `claims: { length: … }` in `shown-claims.yaml`. */
function partsOf(schema: Json): { [part: string]: Json } | undefined {
  if (!isObject(schema) || !isObject(schema.properties)) return undefined;
  const isAllText = Object.values(schema.properties).every((inner) => isObject(inner) && inner.type === 'string');
  return isAllText ? schema.properties : undefined;
}

/** A field’s schema with the ids that there are in place of the form of an id. What is no id stays. */
function withIds(schema: Json, list: string): Json {
  if (!isObject(schema)) return schema;
  if (schema.type === 'array' && isObject(schema.items)) return { ...schema, items: withIds(schema.items, list) };
  const parts = partsOf(schema);
  if (parts) {
    const named = Object.entries(parts).map(([part, inner]): [string, Json] => [part, withIds(inner, list)]);
    return { ...schema, properties: Object.fromEntries(named) };
  }
  return schema.type === 'string' && schema.enum === undefined ? { $ref: `#/definitions/${list}` } : schema;
}

/**
 * What only our own code knows: a pattern with sets of emoji, a format that is no format of JSON Schema, and how long a text is, which
 * is counted once the names in braces are filled in.
 */
const isOurs = (key: string, value: Json) =>
  key === 'maxLength' ||
  (key === 'pattern' && typeof value === 'string' && value.includes('RGI_Emoji')) ||
  (key === 'format' && value === 'starts_with');

/** A schema in which every field that names records lists them, without anything that only our own code reads. */
function naming(schema: Json, file: string): Json {
  if (Array.isArray(schema)) return schema.map((part) => naming(part, file));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema)
    .filter(([key, value]) => !isOurs(key, value))
    .map(([key, value]): [string, Json] => {
      if (key !== 'properties' || !isObject(value)) return [key, naming(value, file)];
      const fields = Object.entries(value).map(([field, inner]): [string, Json] => {
        const list = listFor(field, file);
        if (list === undefined) return [field, naming(inner, file)];
        // A part may have the name of a field that names something else.
        return [field, withIds(partsOf(inner) ? inner : naming(inner, file), list)];
      });
      return [key, Object.fromEntries(fields)];
    });
  return Object.fromEntries(entries);
}

/** The JSON Schema of what an editor writes, for editors that check and complete as you type. */
function schemaOf(title: string, schema: z.ZodType, file: string, ids: Ids): object {
  // Seven is the draft that every editor reads.
  const plain = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as unknown as Json;
  const named = naming(plain, file);
  const text = JSON.stringify(named);
  const definitions = Object.fromEntries(
    Object.entries(ids)
      .filter(([list]) => text.includes(`"#/definitions/${list}"`))
      .map(([list, values]) => [list, { type: 'string', enum: values }]),
  );
  return { ...(named as object), title, definitions };
}

/** A JSON Schema for every kind of record, every list and the front matter of essays, with the ids that there are. */
export function recordSchemas(records: Records): RecordSchema[] {
  const ids = idsIn(records);
  return [
    ...(Object.keys(kinds) as Kind[]).map((kind) => ({
      name: `${kind}.json`,
      files: inContent(`${kinds[kind].folder}/*.yaml`),
      schema: schemaOf(`A ${kinds[kind].one}`, kinds[kind].schema, kind, ids),
    })),
    ...(Object.keys(lists) as List[]).map((list) => ({
      name: `${list}.json`,
      files: inContent(lists[list].file),
      schema: schemaOf(`${contentFolder}/${lists[list].file}`, lists[list].schema, list, ids),
    })),
    {
      name: 'essay.json',
      files: inContent(`${essaysFolder}/*.md`),
      schema: schemaOf('The front matter of an essay', essay, 'essay', ids),
    },
  ];
}
