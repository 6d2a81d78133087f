import { inContent, recordFile } from '../model/content-files.ts';
import { EditorError } from '../model/editor-error.ts';
import { kinds, lists, type Kind, type List, type Records } from '../model/records.ts';

/** Something that keeps a document from being set, told to the person who can fix it. */
export interface DocumentProblem {
  /** The document: `pdf/whitepaper.pdf`. */
  document: string;
  /** The record and its field, as in `content/protocol/days/adult/004.yaml, why`; empty where none could be found. */
  place: string;
  message: string;
}

/** All problems of one run. A document is never written with a part missing. */
export class DocumentsError extends EditorError {
  readonly problems: readonly DocumentProblem[];
  constructor(problems: readonly DocumentProblem[]) {
    super(
      [
        ...problems.map(({ document, place, message }) => `${document}\n  ${place ? `${place}: ` : ''}${message}`),
        `${problems.length} problem${problems.length === 1 ? '' : 's'} in the documents; none was written. Try again with: npm run documents`,
      ].join('\n'),
    );
    this.name = 'DocumentsError';
    this.problems = problems;
  }
}

function* stringsIn(value: unknown, field: string): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') yield { field, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* stringsIn(item, `${field}[${index}]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, field ? `${field}.${key}` : key);
  }
}

/** Where in the records a text is, as file and field. */
export function placesOf(text: string, records: Records): string[] {
  const ofKinds = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    (records[kind] as { id: string }[]).map((record) => ({
      file: inContent(recordFile(kind, record.id)),
      value: record,
    })),
  );
  const ofLists = (Object.keys(lists) as List[]).map((list) => ({
    file: inContent(lists[list].file),
    value: records[list],
  }));
  return [...ofKinds, ...ofLists].flatMap(({ file, value }) =>
    [...stringsIn(value, '')].filter((leaf) => leaf.text.includes(text)).map(({ field }) => `${file}, ${field}`),
  );
}
