import { essayFile, inContent, kinds, recordFile, singles, type Kind, type Single, type Records } from './records.ts';
import { textsIn } from '../text/texts.ts';

/** A text somewhere in the records: its file below `content`, its field, and its words. */
export interface Text {
  file: string;
  field: string;
  text: string;
  /** In an essay: the line of the file on which it begins. */
  line?: number;
}

/** Each record and essay as a value with its file. Those in `words/` are rules, and say nothing to a reader. */
function everyRecord(records: Records): { file: string; value: object }[] {
  return [
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) =>
      records[kind].map((value) => ({ file: recordFile(kind, value.id), value })),
    ),
    ...(Object.keys(singles) as Single[])
      .map((single) => ({ file: singles[single].file, value: records[single] }))
      .filter(({ file }) => !file.startsWith('words/')),
    ...records.essays.map((essay) => ({ file: essayFile(essay.slug), value: { ...essay, body: '' } })),
  ];
}

/** Every text of the records. The texts of essays are Markdown, and are left out. */
export const everyText = (records: Records): Text[] =>
  everyRecord(records).flatMap(({ file, value }) => textsIn(value).map((passage) => ({ file, ...passage })));

/** Where in the records a text is: its file below the project, and its field. */
export const placesOf = (words: string, records: Records): string[] =>
  everyText(records).flatMap(({ file, field, text }) => (text.includes(words) ? [`${inContent(file)}, ${field}`] : []));

/** A paragraph, a heading, an entry of a list or a row of a table. It may go on in the next line. */
const part = /^.*\S.*(?:\n(?!\s*(?:$|[-*|#>]|\d+\.)).*)*/gm;

/** The texts of the essays, as Markdown. */
export const essayTexts = ({ essays }: Records): Text[] =>
  essays.flatMap(({ slug, body, bodyLine }) =>
    Array.from(body.matchAll(part), ({ 0: text, index }) => {
      const line = bodyLine + body.slice(0, index).split('\n').length - 1;
      return { file: essayFile(slug), field: 'text', text, line };
    }),
  );

/** Fields that contain ids, search words or someone else’s words. */
const quoted = /(?:^|\.)(?:id|triggers|search|typed|number|path|url)(?:$|[.[])/;

/** Every text that the site says in its own voice. References are left out: their titles and findings are quoted. */
export const ownTexts = (records: Records): Text[] => [
  ...everyText({ ...records, references: [] }).filter(({ field }) => !quoted.test(field)),
  ...essayTexts(records),
];
