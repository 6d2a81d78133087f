import { citationsIn } from '../evidence/citations.ts';
import { unknownId, type Problem } from '../model/problems.ts';
import { kinds, lists, type Kind, type List, type Records } from '../model/records.ts';

/** Field names that contain ids, and the kind they name, anywhere in a record. */
export const fieldKinds: Readonly<Record<string, Kind>> = {
  references: 'references',
  claims: 'claims',
  claim: 'claims',
  careCards: 'careCards',
  careCard: 'careCards',
  helpline: 'helplines',
  doses: 'doses',
  ingredients: 'ingredients',
  ingredient: 'ingredients',
  medicine: 'medicines',
  types: 'medicines',
  past: 'conditions',
  medicines: 'medicines',
  conditions: 'conditions',
  supplements: 'supplements',
};

type Naming = { field: string; kind: Kind; value: string };

/** Ids by the part that each plays, `{ length: length-90-days }`. */
const isByPart = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((inner) => typeof inner === 'string');

/** Every id that a record names, at any depth. */
function namings(value: unknown, path = ''): Naming[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => namings(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Naming[] => {
    const field = path ? `${path}.${key}` : key;
    const kind = fieldKinds[key];
    if (!kind) return namings(inner, field);
    if (typeof inner === 'string') return [{ field, kind, value: inner }];
    if (Array.isArray(inner) && inner.every((item) => typeof item === 'string')) {
      return inner.map((item, index) => ({ field: `${field}[${index}]`, kind, value: item }));
    }
    if (isByPart(inner))
      return Object.entries(inner).map(([part, value]) => ({ field: `${field}.${part}`, kind, value }));
    return namings(inner, field);
  });
}

/** Refuses an id that names no record: Astro would only log it, and exit 0. */
export function knownIds(records: Records): Problem[] {
  const ids = new Map((Object.keys(kinds) as Kind[]).map((kind) => [kind, new Set(records[kind].map(({ id }) => id))]));
  const idsOf = (kind: Kind): ReadonlySet<string> => ids.get(kind) ?? new Set();
  const check = (file: string, record: unknown): Problem[] =>
    namings(record)
      .filter(({ kind, value }) => !idsOf(kind).has(value))
      .map(({ field, kind, value }) => ({
        file,
        field,
        message: unknownId(value, kinds[kind].one, [...idsOf(kind)], `content/${kinds[kind].folder}`),
      }));

  const slugs = new Set(records.essays.map(({ slug }) => slug));
  const citable = new Set([...idsOf('references'), ...idsOf('claims')]);
  return [
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) =>
      records[kind].flatMap((record) => check(`${kinds[kind].folder}/${record.id}.yaml`, record)),
    ),
    ...(Object.keys(lists) as List[]).flatMap((list) => check(lists[list].file, records[list])),
    ...records.essays.flatMap(({ slug, body, ...matter }) => {
      const file = `essays/${slug}.md`;
      return [
        ...check(file, matter),
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
