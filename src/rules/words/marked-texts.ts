import { numberWord } from '../../text/number-words.ts';
import { problemOf, unknownId, type Problem } from '../../problems/problems.ts';
import { markedPieces } from '../../evidence/marked-text.ts';
import { kinds, type Records } from '../../model/records.ts';
import { everyText, type Text } from '../../model/every-text.ts';

const studies = '(?:stud(?:y|ies)|trials?|research(?:ers)?)';
/** A percentage, or what a study found. That "some parts have trials behind them" is no finding. */
const finding = new RegExp(
  `\\d\\s?%|\\bpercent\\b|\\b${studies}(?: \\w+){0,2} (?:found|finds?|show|sa(?:y|id)|suggest|prov|link|report)|\\b(?:in|recent|new|several|many|\\d+|${numberWord}) (?:\\w+ ){0,2}${studies}\\b`,
  'i',
);

/** Fields with names, addresses, notes on a look-up or words that readers type: no sentence of ours. */
const namesOnly = /(?:^|\.)(?:id|claims?|references?|path|url|href|triggers|search|typed|checked|seconded)(?:$|[.[])/;

/** A field that names sources, after the part of the record it's in: `fixes[0].` + `claim`. */
const naming = /^(.*\.)?(claims?|references)(?:$|[.[])/;

/** True where the part of a record that contains a text names its sources next to it. A whole page's list says nothing of one sentence. */
function citedParts(texts: readonly Text[]): (text: Text) => boolean {
  const parts = new Set(
    texts.flatMap(({ file, field }) => {
      const [, part = '', key = ''] = naming.exec(field) ?? [];
      const isWholeRecord = part === '' && key !== '';
      const isShownWithIt =
        /^protocol\/days\/(?:adult|kids)\//.test(file) || (key === 'references' && !file.startsWith('screens/'));
      return key === '' || (isWholeRecord && !isShownWithIt) ? [] : [`${file} ${part}`];
    }),
  );
  return ({ file, field }) => parts.has(`${file} ${field.slice(0, field.lastIndexOf('.') + 1)}`);
}

/** Refuses a mark that names no record, brackets that aren't a mark, and a study or a percentage without a mark. */
export function marksMeanSomething(records: Records): Problem[] {
  const ids = { claims: records.claims.map(({ id }) => id), references: records.references.map(({ id }) => id) };
  const unknown = (passage: Text, kind: 'claims' | 'references', id: string) =>
    ids[kind].includes(id)
      ? []
      : [unknownId(passage, id, kinds[kind].noun, ids[kind], `a file name in content/${kinds[kind].folder}`)];
  const texts = everyText(records).filter(({ file }) => !file.startsWith('evidence/'));
  const isCited = citedParts(texts);
  return texts
    .filter(({ field }) => !namesOnly.test(field))
    .flatMap((passage) => {
      const pieces = markedPieces(passage.text);
      const isFounded = isCited(passage) || pieces.some((piece) => 'claim' in piece || 'reference' in piece);
      const unfounded = isFounded ? undefined : finding.exec(passage.text)?.[0];
      const marks = pieces.flatMap((piece) => {
        if ('claim' in piece) return unknown(passage, 'claims', piece.claim);
        if ('reference' in piece) return unknown(passage, 'references', piece.reference);
        if ('href' in piece || !/[[\]]/.test(piece.words)) return [];
        const message = `"${piece.words.trim().slice(0, 60)}" contains a bracket that isn’t a mark; write [claim:its-id], [words](claim:its-id), [words](reference:its-id) or [words](/address)`;
        return [problemOf(passage, message)];
      });
      if (!unfounded) return marks;
      const message = `“${unfounded}” needs its source: write [the sentence](claim:its-id), with the file name of a claim in content/evidence/claims, or delete the sentence.`;
      return [...marks, problemOf(passage, message)];
    });
}
