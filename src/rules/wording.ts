import { essayFile } from '../model/content-files.ts';
import { everyText, ownTexts, type Text } from '../model/every-text.ts';
import { problem, type Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import { wording, type WordingRow } from './wording-rows.ts';

/** A text with all that a reader takes in together with it. */
type Passage = Text & { around: string };

/** An id, and no words. */
const isId = ({ text }: Text) => /^[a-z\d-]+$/.test(text);

/** A text as an essay would write it: what names a card or a claim becomes its mark. */
function marked({ field, text }: Text): string {
  const [, kind] = /(?:^|\.)(care|claim)(?:Cards|s)?(?:\[\d+\])?$/.exec(field) ?? [];
  return kind ? `[${kind}:${text}]` : text;
}

/** The words of a text without what its links and marks lead to. */
const withoutIds = (text: string) => text.replaceAll(/\]\([^)\s]*\)|\[claim:[^\]\s]*\]/g, ']');

/** The texts in groups, each group as one text. */
const joined = (texts: readonly Text[], groupOf: (text: Text) => string) =>
  [...Map.groupBy(texts, groupOf).values()].map((group) => ({ group, around: group.map(marked).join('\n') }));

/** A day is read as a whole, and of other records an item of a list: a step, a fix, a habit. The lines of an essay are apart. */
const partOf = ({ file, field }: Text) =>
  file.startsWith('protocol/days/') ? file : `${file} ${/^(?:text, line |[^\].]*\[)\d+/.exec(field)?.[0] ?? ''}`;

const passages: Readonly<Record<NonNullable<WordingRow['in']>, (records: Records) => Passage[]>> = {
  sentence: (records) =>
    ownTexts(records).flatMap((said) =>
      said.text.split(/(?<=[.!?…][”’)]?)\s+/).map((text) => ({ ...said, text, around: text })),
    ),
  part: (records) =>
    joined(ownTexts(records), partOf).flatMap(({ group, around }) =>
      group.filter((each) => !isId(each)).map((each) => ({ ...each, text: withoutIds(each.text), around })),
    ),
  file: (records) =>
    [
      ...joined(everyText({ ...records, essays: [] }), ({ file }) => file).map(({ group, around }) => ({
        file: group[0]?.file ?? '',
        around,
      })),
      ...records.essays.map(({ slug, inShort, body }) => ({ file: essayFile(slug), around: `${inShort}\n\n${body}` })),
    ].map(({ file, around }) => ({ file, field: '', text: around, around })),
};

/** What a row finds in a passage that its exception doesn’t cover, with what would have to be said next to it. */
function problemIn({ file, field, text, around }: Passage, row: WordingRow, find: RegExp | undefined): Problem[] {
  const match = find?.exec(text);
  if ((find && !match) || row.unless?.test(text)) return [];
  const missing = Object.entries(row.needs ?? {}).filter(([, pattern]) => !pattern.test(around));
  if (row.needs && missing.length === 0) return [];
  const found = match ? `“${match[1] ?? match[0]}” ` : '';
  const add = missing.length > 0 ? ` Add ${missing.map(([what]) => what).join(', ')}.` : '';
  return [problem(file, field, `${found}${row.message}${add}`)];
}

/** Every problem that the rows find in the records. */
export const findWording = (records: Records, rows: readonly WordingRow[]): Problem[] =>
  [...Map.groupBy(rows, (row) => row.in ?? 'sentence')].flatMap(([unit, ofUnit]) => {
    const found = passages[unit](records);
    return ofUnit.flatMap((row) => {
      const find = typeof row.find === 'function' ? row.find(records) : row.find;
      return found
        .filter(({ file, field }) => row.only?.test(`${file} ${field}`) ?? true)
        .flatMap((each) => problemIn(each, row, find));
    });
  });

/** Refuses the words that must never ship. A draft that's on no shelf yet may still contain its instructions. */
export function wordingIsSafe(records: Records): Problem[] {
  const shelved = new Set(records.shelves.flatMap((shelf) => shelf.essays));
  return findWording(
    { ...records, essays: records.essays.filter(({ slug }) => shelved.has(slug)) },
    wording.filter(({ severity }) => severity === 'error'),
  );
}
