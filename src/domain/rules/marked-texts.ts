import { unknownId, type Problem } from '../problems.ts';
import { markedPieces } from '../marked-text.ts';
import { kinds, lists, type Records } from '../records.ts';

/** Texts with marks in them, with their fields. */
const markedTexts = ({ science: { adults, children } }: Pick<Records, 'science'>) =>
  Object.entries({ adults, children }).flatMap(([protocol, parts]) =>
    parts.flatMap(({ text, list }, part) =>
      Object.entries({ text, list }).flatMap(([name, lines]) =>
        lines.map((line, index) => ({ field: `${protocol}[${part}].${name}[${index}]`, line })),
      ),
    ),
  );

/** Refuses a mark that names no record, and brackets that are no mark: a reader would see them. */
export function marksMeanSomething(records: Pick<Records, 'science' | 'claims' | 'references'>): Problem[] {
  const ids = { claims: records.claims.map(({ id }) => id), references: records.references.map(({ id }) => id) };
  const { file } = lists.science;
  const unknown = (kind: 'claims' | 'references', id: string) =>
    ids[kind].includes(id) ? [] : [unknownId(id, kinds[kind].one, ids[kind], `content/${kinds[kind].folder}`)];
  return markedTexts(records).flatMap(({ field, line }) =>
    markedPieces(line)
      .flatMap((piece) => {
        if ('claim' in piece) return unknown('claims', piece.claim);
        if ('reference' in piece) return unknown('references', piece.reference);
        if ('href' in piece || !/[[\]]/.test(piece.words)) return [];
        return [
          `"${piece.words.trim().slice(0, 60)}" holds a bracket that is no mark; write [claim:its-id], [words](claim:its-id), [words](reference:its-id) or [words](/address)`,
        ];
      })
      .map((message): Problem => ({ file, field, message })),
  );
}
