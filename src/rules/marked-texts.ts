import { unknownId, type Problem } from '../model/problems.ts';
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

/** Every text that may contain marks, with its file and field. */
const markedTexts = (records: Records) =>
  [
    ...markedLists.map((list) => ({ file: lists[list].file, value: records[list] })),
    ...(['symptoms', 'supplements', 'plainPages'] as const).flatMap((kind) =>
      records[kind].map(({ id, ...value }) => ({ file: recordFile(kind, id), value: value })),
    ),
  ].flatMap(({ file, value }) => textsIn(value).map(({ field, text }) => ({ file, field, text })));

/** Refuses a mark that names no record, and brackets that are no mark: a reader would see them. */
export function marksMeanSomething(records: Records): Problem[] {
  const ids = { claims: records.claims.map(({ id }) => id), references: records.references.map(({ id }) => id) };
  const unknown = (kind: 'claims' | 'references', id: string) =>
    ids[kind].includes(id) ? [] : [unknownId(id, kinds[kind].one, ids[kind], `content/${kinds[kind].folder}`)];
  return markedTexts(records).flatMap(({ file, field, text }) =>
    markedPieces(text)
      .flatMap((piece) => {
        if ('claim' in piece) return unknown('claims', piece.claim);
        if ('reference' in piece) return unknown('references', piece.reference);
        if ('href' in piece || !/[[\]]/.test(piece.words)) return [];
        return [
          `"${piece.words.trim().slice(0, 60)}" contains a bracket that isn’t a mark; write [claim:its-id], [words](claim:its-id), [words](reference:its-id) or [words](/address)`,
        ];
      })
      .map((message): Problem => ({ file, field, message })),
  );
}
