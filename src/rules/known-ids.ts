import { z } from 'zod';
import { citationsIn } from '../evidence/citations.ts';
import { essay } from '../model/essay.ts';
import { problem, unknownId, type Problem } from '../problems/problems.ts';
import { kinds, singles, type Kind, type Single, type Records } from '../model/records.ts';
import { textsIn } from '../text/texts.ts';

/** The part of JSON Schema that leads to ids: what is in an object or a list, and which of several a value may be. */
interface Shape {
  names?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** A field that names records, as a pattern, and their kind. */
interface NamingField {
  pattern: RegExp;
  names: Kind;
}

/** Every field that `idOf` says names records, at any depth. */
function namingFields(shape: Shape, field = ''): NamingField[] {
  const { names, properties = {}, additionalProperties: others, items, anyOf = [], oneOf = [] } = shape;
  const below = (key: string) => (field ? `${field}\\.${key}` : key);
  return [
    ...(names && names in kinds ? [{ pattern: new RegExp(`^${field}$`), names: names as Kind }] : []),
    ...[...anyOf, ...oneOf].flatMap((each) => namingFields(each, field)),
    ...(items ? namingFields(items, `${field}\\[\\d+\\]`) : []),
    ...Object.entries(properties).flatMap(([key, inner]) => namingFields(inner, below(key))),
    ...(typeof others === 'object' ? namingFields(others, below('[^.]+')) : []),
  ];
}

/** A care card’s place in an essay. */
const place = /^\[care:([a-z0-9-]+)\]$/gm;

const made = new Map<z.ZodType, NamingField[]>();

/** Made once, because hundreds of records have the same schema. */
function fieldsOf(schema: z.ZodType): NamingField[] {
  const fields =
    made.get(schema) ?? namingFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  made.set(schema, fields);
  return fields;
}

/** Refuses an id that names no record: Astro would only log it, and exit 0. An essay’s own cards are those of its careCards. */
export function knownIds(records: Records): Problem[] {
  const ids = new Map((Object.keys(kinds) as Kind[]).map((kind) => [kind, new Set(records[kind].map(({ id }) => id))]));
  const idsOf = (kind: Kind): ReadonlySet<string> => ids.get(kind) ?? new Set();
  const check = (file: string, schema: z.ZodType, record: unknown): Problem[] =>
    textsIn(record).flatMap(({ field, text }) => {
      const names = fieldsOf(schema).find(({ pattern }) => pattern.test(field))?.names;
      if (!names || idsOf(names).has(text)) return [];
      const { noun, folder } = kinds[names];
      return [problem(file, field, unknownId(text, noun, [...idsOf(names)], `content/${folder}`))];
    });

  const slugs = new Set(records.essays.map(({ slug }) => slug));
  const citable = new Set([...idsOf('references'), ...idsOf('claims')]);
  return [
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) =>
      records[kind].flatMap((record) => check(`${kinds[kind].folder}/${record.id}.yaml`, kinds[kind].schema, record)),
    ),
    ...(Object.keys(singles) as Single[]).flatMap((single) =>
      check(singles[single].file, singles[single].schema, records[single]),
    ),
    ...records.essays.flatMap(({ slug, body, ...matter }) => {
      const file = `essays/${slug}.md`;
      return [
        ...check(file, essay, matter),
        ...matter.related.flatMap((other, index) =>
          slugs.has(other) && other !== slug
            ? []
            : [problem(file, `related[${index}]`, unknownId(other, 'other essay', [...slugs], 'content/essays'))],
        ),
        ...[...matter.wholeCards, ...Array.from(body.matchAll(place), ([, card = '']) => card)]
          .filter((card) => !matter.careCards.includes(card))
          .map((card) =>
            problem(
              file,
              'careCards',
              `doesn’t name "${card}". Name it, or take it out of wholeCards and of the text.`,
            ),
          ),
        ...citationsIn(body)
          .filter((cited) => !citable.has(cited))
          .map((cited) =>
            problem(file, `[@${cited}]`, unknownId(cited, 'reference or claim', [...citable], 'content/evidence')),
          ),
      ];
    }),
  ];
}
