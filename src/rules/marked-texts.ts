import { problem, unknownId, type Problem } from '../model/problems.ts';
import { markedPieces } from '../evidence/marked-text.ts';
import { recordFile } from '../model/content-files.ts';
import { kinds, lists, type Records } from '../model/records.ts';
import { textsIn } from '../model/texts.ts';

const markedLists = [
  'science',
  'homeScreen',
  'helpScreen',
  'scienceScreen',
  'stackScreen',
  'protocolScreen',
  'clarityScreen',
  'choiceScreen',
  'aboutScreen',
  'daysScreen',
  'libraryScreen',
  'siteScreen',
  'sourcesScreen',
  'todayScreen',
] as const;

const studies = '(?:stud(?:y|ies)|trials?|research(?:ers)?)';
/** A percentage, or what a study found. That "some parts have trials behind them" is no finding. */
const finding = new RegExp(
  `\\d\\s?%|\\bpercent\\b|\\b${studies}(?: \\w+){0,2} (?:found|finds?|show|sa(?:y|id)|suggest|prov|link|report)|\\b(?:in|one|recent|new|several|many|\\d+|two|three) (?:\\w+ ){0,2}${studies}\\b`,
  'i',
);

/** Every text that may contain marks, with its file and field. */
const markedTexts = (records: Records) =>
  [
    ...markedLists.map((list) => ({ file: lists[list].file, value: records[list] })),
    ...(['symptoms', 'supplements', 'plainPages'] as const).flatMap((kind) =>
      records[kind].map(({ id, ...value }) => ({ file: recordFile(kind, id), value: value })),
    ),
  ].flatMap(({ file, value }) => {
    const texts = textsIn(value);
    const around = (field: string) => field.slice(0, field.lastIndexOf('.') + 1);
    return texts.map(({ field, text }) => ({
      file,
      field,
      text,
      /** True where the record names a source next to the text. */
      isCited: texts.some((other) =>
        ['claim', 'references'].some((key) => around(field) !== '' && other.field.startsWith(`${around(field)}${key}`)),
      ),
    }));
  });

/** Refuses a mark that names no record, brackets that aren't a mark, and a study or a percentage without a mark. */
export function marksMeanSomething(records: Records): Problem[] {
  const ids = { claims: records.claims.map(({ id }) => id), references: records.references.map(({ id }) => id) };
  const unknown = (kind: 'claims' | 'references', id: string) =>
    ids[kind].includes(id) ? [] : [unknownId(id, kinds[kind].one, ids[kind], `content/${kinds[kind].folder}`)];
  return markedTexts(records).flatMap(({ file, field, text, isCited }) => {
    const pieces = markedPieces(text);
    const isFounded = isCited || pieces.some((piece) => 'claim' in piece || 'reference' in piece);
    const found = isFounded ? undefined : finding.exec(text)?.[0];
    const messages = pieces.flatMap((piece) => {
      if ('claim' in piece) return unknown('claims', piece.claim);
      if ('reference' in piece) return unknown('references', piece.reference);
      if ('href' in piece || !/[[\]]/.test(piece.words)) return [];
      return [
        `"${piece.words.trim().slice(0, 60)}" contains a bracket that isn’t a mark; write [claim:its-id], [words](claim:its-id), [words](reference:its-id) or [words](/address)`,
      ];
    });
    return [
      ...messages,
      ...(found ? [`“${found}” needs its claim: write [the sentence](claim:its-id), or leave the figure out.`] : []),
    ].map((message) => problem(file, field, message));
  });
}
