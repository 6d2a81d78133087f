import { z } from 'zod';
import { contentFolder, essaysFolder, inContent } from '../../src/model/content-files.ts';
import { kinds, lists, type Kind, type List, type Records } from '../../src/model/records.ts';
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

const idsIn = (records: Records): Ids => ({
  ...Object.fromEntries((Object.keys(kinds) as Kind[]).map((kind) => [kind, records[kind].map(({ id }) => id)])),
  habits: records.habits.map(({ id }) => id),
  essays: records.essays.map(({ slug }) => slug),
});

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What only our own code knows: a pattern with sets of emoji, a format that is no format of JSON Schema, and how long a text is, which
 * is counted once the names in braces are filled in.
 */
const isOurs = (key: string, value: Json) =>
  key === 'maxLength' ||
  (key === 'pattern' && typeof value === 'string' && value.includes('RGI_Emoji')) ||
  (key === 'format' && value === 'starts_with');

/** A schema in which every field that names records lists them, without anything that only our own code reads. */
function naming(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(naming);
  if (!isObject(schema)) return schema;
  if (typeof schema.names === 'string') return { $ref: `#/definitions/${schema.names}` };
  const entries = Object.entries(schema).filter(([key, value]) => !isOurs(key, value));
  return Object.fromEntries(entries.map(([key, value]) => [key, naming(value)]));
}

/** The JSON Schema of what an editor writes, for editors that check and complete as you type. */
function schemaOf(title: string, schema: z.ZodType, ids: Ids): object {
  // Seven is the draft that every editor reads.
  const plain = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as unknown as Json;
  const named = naming(plain);
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
      schema: schemaOf(`A ${kinds[kind].one}`, kinds[kind].schema, ids),
    })),
    ...(Object.keys(lists) as List[]).map((list) => ({
      name: `${list}.json`,
      files: inContent(lists[list].file),
      schema: schemaOf(`${contentFolder}/${lists[list].file}`, lists[list].schema, ids),
    })),
    {
      name: 'essay.json',
      files: inContent(`${essaysFolder}/*.md`),
      schema: schemaOf('The front matter of an essay', essay, ids),
    },
  ];
}
