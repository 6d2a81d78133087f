import { z } from 'zod';
import { citationsIn } from '../evidence/citations.ts';
import { essay } from '../model/essay.ts';
import { unknownId, type Problem } from '../model/problems.ts';
import { kinds, lists, type Kind, type List, type Records } from '../model/records.ts';

/** The part of JSON Schema that leads to ids: what is in an object or a list, and which of several a value may be. */
interface Shape {
  names?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

type Naming = { field: string; names: string; value: string };

const shapes = new Map<z.ZodType, Shape>();

/** Made once, because hundreds of records have the same schema. */
function shapeOf(schema: z.ZodType): Shape {
  const made = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  shapes.set(schema, made);
  return made;
}

/** Every id that a value names, at any depth, by what `idOf` says of its field. */
function namings(shape: Shape | undefined, value: unknown, field = ''): Naming[] {
  if (!shape || value === undefined || value === null) return [];
  if (typeof value === 'string' && shape.names) return [{ field, names: shape.names, value }];
  const either = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((each) => namings(each, value, field));
  if (Array.isArray(value))
    return [...either, ...value.flatMap((item, index) => namings(shape.items, item, `${field}[${index}]`))];
  if (typeof value !== 'object') return either;
  const { properties = {}, additionalProperties: others } = shape;
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    namings(
      properties[key] ?? (typeof others === 'object' ? others : undefined),
      inner,
      field ? `${field}.${key}` : key,
    ),
  );
  return [...either, ...inside];
}

/** Refuses an id that names no record: Astro would only log it, and exit 0. */
export function knownIds(records: Records): Problem[] {
  const ids = new Map((Object.keys(kinds) as Kind[]).map((kind) => [kind, new Set(records[kind].map(({ id }) => id))]));
  const idsOf = (kind: Kind): ReadonlySet<string> => ids.get(kind) ?? new Set();
  const isKind = (names: string): names is Kind => names in kinds;
  const check = (file: string, schema: z.ZodType, record: unknown): Problem[] =>
    namings(shapeOf(schema), record).flatMap(({ field, names, value }) => {
      if (!isKind(names) || idsOf(names).has(value)) return [];
      const { one, folder } = kinds[names];
      return [{ file, field, message: unknownId(value, one, [...idsOf(names)], `content/${folder}`) }];
    });

  const slugs = new Set(records.essays.map(({ slug }) => slug));
  const citable = new Set([...idsOf('references'), ...idsOf('claims')]);
  return [
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) =>
      records[kind].flatMap((record) => check(`${kinds[kind].folder}/${record.id}.yaml`, kinds[kind].schema, record)),
    ),
    ...(Object.keys(lists) as List[]).flatMap((list) => check(lists[list].file, lists[list].schema, records[list])),
    ...records.essays.flatMap(({ slug, body, ...matter }) => {
      const file = `essays/${slug}.md`;
      return [
        ...check(file, essay, matter),
        ...matter.related.flatMap((other, index) =>
          slugs.has(other) && other !== slug
            ? []
            : [
                {
                  file,
                  field: `related[${index}]`,
                  message: unknownId(other, 'other essay', [...slugs], 'content/essays'),
                },
              ],
        ),
        ...citationsIn(body)
          .filter((cited) => !citable.has(cited))
          .map((cited) => ({
            file,
            field: `[@${cited}]`,
            message: unknownId(cited, 'reference or claim', [...citable], 'content/evidence'),
          })),
      ];
    }),
  ];
}
