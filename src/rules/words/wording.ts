import { wordsIn } from '../../evidence/citations.ts';
import { essayTexts, everyText, ownTexts, type Text } from '../../model/every-text.ts';
import { problemOf, type Problem } from '../../problems/problems.ts';
import type { Records } from '../../model/records.ts';
import type { WordingRow } from '../../model/words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { ingredientPatterns } from '../day-texts.ts';
import { medicineNouns } from './advice.ts';
import { pattern } from './triggers.ts';

/** A text with all that a reader takes in together with it. */
type Passage = Text & { around: string };

/** A text as an essay would write it: what names a card or a claim becomes its mark. */
function asMarks({ field, text }: Text): string {
  const [, kind] = /(?:^|\.)(care|card|claim)(?:Cards?|s)?(?:\[\d+\])?$/.exec(field) ?? [];
  return kind ? `[${kind === 'card' ? 'care' : kind}:${text}]` : text;
}

/** Each text as its words, with all texts of its group around it. What is an id has no words. */
const withTheirGroup = (texts: readonly Text[], groupOf: (text: Text) => string): Passage[] =>
  [...Map.groupBy(texts, groupOf).values()].flatMap((group) => {
    const around = group.map(asMarks).join('\n');
    return group
      .filter(({ text }) => !/^[a-z\d-]+$/.test(text))
      .map((passage) => ({ ...passage, text: wordsIn(passage.text), around }));
  });

const fileOf = ({ file }: Text) => file;

const passages: Readonly<Record<WordingRow['in'], (records: Records) => Passage[]>> = {
  sentence: (records) =>
    ownTexts(records).flatMap((passage) =>
      sentencesOf(passage.text).map((text) => ({ ...passage, text, around: text })),
    ),
  text: (records) => withTheirGroup(ownTexts(records), ({ file, field, line }) => `${file} ${field} ${line}`),
  part: (records) =>
    withTheirGroup(ownTexts(records), ({ file, field, line }) => `${file} ${line ?? /^[^\].]*\[\d+/.exec(field)?.[0]}`),
  record: (records) => withTheirGroup(ownTexts(records), fileOf),
  file: (records) =>
    [...Map.groupBy([...essayTexts(records), ...everyText(records)], fileOf)].map(([file, texts]) => {
      const text = texts
        .map(({ field, line, text: words }) => (line === undefined ? `${field}: ${words}` : words))
        .join('\n');
      return { file, field: '', text, around: text };
    }),
};

/** Not after a “no” in the same part of the sentence, a list included: “it isn’t magic, but it cures” denies nothing. */
const notDenied = String.raw`(?<!(?:\b(?:no|not|never|nothing|nobody|none|cannot|without)|n’t)\b(?:(?!\bbut\b)[^.,;:!?]|,(?= \w+(?:,| or\b| and\b)))*)`;

/** What a row looks for, with the names of the supplements and of single medicines in their place. */
function patternOf({ find, mayBeDenied }: WordingRow, records: Records): RegExp | undefined {
  const supplements = ['gumm(?:y|ies)', 'supplements?', ...records.ingredients.flatMap(ingredientPatterns)];
  const source = find?.source
    .replaceAll('§', `(?:${supplements.join('|')})`)
    .replaceAll('¤', () => `(?:${medicineNouns({ ...records, medicineTypes: [] }).join('|')})`);
  return source && find ? new RegExp((mayBeDenied ? notDenied : '') + source, find.flags) : undefined;
}

/** What a row finds in a passage that its exception doesn’t cover, with what would have to be said next to it. */
function problemIn(passage: Passage, row: WordingRow, find: RegExp | undefined): Problem[] {
  const { text, around } = passage;
  const match = find?.exec(text);
  if ((find && !match) || row.unless?.test(text)) return [];
  const missing = Object.entries(row.needs ?? {}).filter(([, pattern]) => !pattern.test(around));
  if (row.needs && missing.length === 0) return [];
  const quoted = match ? `“${match[1] ?? match[0]}” ` : '';
  const add = missing.length > 0 ? ` Add ${missing.map(([what]) => what).join(', ')}.` : '';
  return [problemOf(passage, `${quoted}${row.message}${add}`)];
}

/** Every problem that the rows find in the records. */
export const findWording = (records: Records, rows: readonly WordingRow[]): Problem[] =>
  [...Map.groupBy(rows, (row) => row.in)].flatMap(([unit, ofUnit]) => {
    const parts = passages[unit](records);
    return ofUnit.flatMap((row) => {
      const find = patternOf(row, records);
      return parts
        .filter(({ file, field }) => row.only?.test(`${file} ${field}`) ?? true)
        .flatMap((part) => problemIn(part, row, find));
    });
  });

/** Records that name the care cards shown on their page. */
const namingCards =
  /^(?:essays|protocol\/days\/(?:adult|kids)|screens\/text-pages)\/|^protocol\/(?:daily-support|panic-toolkit|science|setback|sleep-plan)\.yaml/;

/** What a message asks before it asks for a card, because no card makes a harmful sentence safe. */
export const wouldHurt = 'Would someone be hurt who does what this says? Then delete it. If not,';

/** Words that touch a danger need its care card. */
const careRows = ({ careCards }: Records): WordingRow[] =>
  careCards.map(({ id, triggers }) => ({
    in: 'record',
    only: namingCards,
    find: pattern(triggers),
    mayBeDenied: false,
    needs: {
      [`"${id}" to careCards, or use another word if it’s about something else`]: new RegExp(`\\[care:${id}\\]`),
    },
    message: `names a danger. ${wouldHurt} it needs its care card, which says whom to call.`,
  }));

/** Refuses the words that must never ship, and a danger without its care card. */
export const wordingIsSafe = (records: Records): Problem[] =>
  findWording(records, [...records.wording, ...careRows(records)]);
