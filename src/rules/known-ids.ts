import { z } from 'zod';
import { citationsIn } from '../evidence/citations.ts';
import { essay } from '../model/essay.ts';
import { essayTexts, type Text } from '../model/every-text.ts';
import { nearest, problem, problemIf, unknownId, type Problem } from '../problems/problems.ts';
import {
  essayFile,
  essaysFolder,
  kinds,
  recordFile,
  singles,
  type Kind,
  type Single,
  type Records,
} from '../model/records.ts';
import { normalized, textsIn } from '../text/texts.ts';

/** The part of JSON Schema that leads to ids: what is in an object or a list, and which of several a value may be. */
interface Shape {
  names?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** What a field may name, by its kind. Habits belong to a plan, so the rule on habits looks for those. */
const nameable = { ...kinds, essays: { folder: essaysFolder, noun: 'essay' } };
type Nameable = keyof typeof nameable;

/** A field that names records, as a pattern, and their kind. */
interface NamingField {
  pattern: RegExp;
  names: Nameable;
}

function namingFields(shape: Shape, field = ''): NamingField[] {
  const { names, properties = {}, additionalProperties: others, items, anyOf = [], oneOf = [] } = shape;
  const below = (key: string) => (field ? `${field}\\.${key}` : key);
  return [
    ...(names && names in nameable ? [{ pattern: new RegExp(`^${field}$`), names: names as Nameable }] : []),
    ...[...anyOf, ...oneOf].flatMap((shape) => namingFields(shape, field)),
    ...(items ? namingFields(items, `${field}\\[\\d+\\]`) : []),
    ...Object.entries(properties).flatMap(([key, inner]) => namingFields(inner, below(key))),
    ...(typeof others === 'object' ? namingFields(others, below('[^.]+')) : []),
  ];
}

const place = /^\[care:([a-z0-9-]+)\]$/gm;

const placedCards = (markdown: string) => Array.from(markdown.matchAll(place), ([, card = '']) => card);

const made = new Map<z.ZodType, NamingField[]>();

/** Made once, because hundreds of records have the same schema. */
function fieldsOf(schema: z.ZodType): NamingField[] {
  const fields =
    made.get(schema) ?? namingFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  made.set(schema, fields);
  return fields;
}

/** Fields of a medicine type that name medicines by a word of their names. */
const byWord = /(?:^|\.)(?:names|except|callFirstIfPregnant)\[\d+\]$/;

/**
 * Misspelled names of medicines: what is said of these would reach no one. One that isn’t on the list, and is like none that is, may
 * stay.
 */
function misspelledMedicines({ medicineTypes, medicineNames }: Records): Problem[] {
  const known = [
    ...medicineNames.flatMap(({ generic, brands, spellings }) => [generic, ...brands, ...spellings]),
    ...medicineTypes.flatMap(({ name, everyday }) => [name, ...everyday]),
  ];
  const words = ` ${known.map(normalized).join(' , ')} `;
  return medicineTypes.flatMap((type) =>
    textsIn(type).flatMap(({ field, text }) => {
      if (!byWord.test(field) || words.includes(` ${normalized(text)} `)) return [];
      const meant = nearest(text, known);
      const message = `Unknown medicine “${text}”. Did you mean “${meant}”?`;
      return meant ? [problem(recordFile('medicineTypes', type.id), field, message)] : [];
    }),
  );
}

/** Refuses an id that names no record: Astro would only log it, and exit 0. An essay’s own cards are those of its careCards. */
export function knownIds(records: Records): Problem[] {
  const ids = new Map<Nameable, ReadonlySet<string>>([
    ...(Object.keys(kinds) as Kind[]).map((kind) => [kind, new Set(records[kind].map(({ id }) => id))] as const),
    ['essays', new Set(records.essays.map(({ slug }) => slug))],
  ]);
  const idsOf = (names: Nameable) => ids.get(names) ?? new Set();
  const unknown = (passage: Text, id: string, names: Nameable): Problem[] => {
    const { noun, folder } = nameable[names];
    const known = idsOf(names);
    return known.has(id) ? [] : [unknownId(passage, id, noun, [...known], `a file name in content/${folder}`)];
  };
  const check = (file: string, schema: z.ZodType, record: unknown): Problem[] =>
    textsIn(record).flatMap((passage) => {
      const names = fieldsOf(schema).find(({ pattern }) => pattern.test(passage.field))?.names;
      return names ? unknown({ file, ...passage }, passage.text, names) : [];
    });
  const citable = new Set([...idsOf('references'), ...idsOf('claims')]);
  return [
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) =>
      records[kind].flatMap((record) => check(recordFile(kind, record.id), kinds[kind].schema, record)),
    ),
    ...(Object.keys(singles) as Single[]).flatMap((single) =>
      check(singles[single].file, singles[single].schema, records[single]),
    ),
    ...records.essays.flatMap((entry) => {
      const file = essayFile(entry.slug);
      return [
        ...check(file, essay, entry),
        ...entry.related.flatMap((slug, index) =>
          problemIf(slug === entry.slug, file, `related[${index}]`, 'names the essay itself. Name another one.'),
        ),
        ...[...entry.wholeCards, ...placedCards(entry.body)]
          .filter((card) => idsOf('careCards').has(card) && !entry.careCards.includes(card))
          .map((card) =>
            problem(
              file,
              'careCards',
              `doesn’t name "${card}". Name it, or take it out of wholeCards and of the text.`,
            ),
          ),
      ];
    }),
    // While the names can’t be read, none of them is misspelled.
    ...(records.medicineNames.length > 0 ? misspelledMedicines(records) : []),
    ...essayTexts(records).flatMap((passage) => [
      ...placedCards(passage.text).flatMap((card) => unknown(passage, card, 'careCards')),
      ...citationsIn(passage.text)
        .filter((cited) => !citable.has(cited))
        .map((cited) =>
          unknownId(passage, cited, 'reference or claim', [...citable], 'a file name in content/evidence'),
        ),
    ]),
  ];
}
