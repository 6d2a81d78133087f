import { markedPieces } from '../domain/marked-text.ts';
import { byId, type Records } from '../domain/records.ts';
import { Claim } from './Claim.tsx';
import { Dialable } from './Dialable.tsx';
import { ReferenceMarks } from './IngredientSafety.tsx';

/** Numbers that can be tapped though they’re too short to be told from other numbers. */
const shortNumbers = ['911', '988'];

type MarkedTextProps = {
  /** Words with marks, as `domain/marked-text.ts` reads them. */ text: string;
  records: Pick<Records, 'claims'>;
};

/** A text of a record in which claims carry their basis, and sources their mark. */
export function MarkedText({ text, records }: MarkedTextProps) {
  return markedPieces(text).map((piece, index) => {
    const key = `${index}`;
    if ('claim' in piece)
      return (
        <Claim key={key} claim={byId(records.claims, piece.claim)}>
          {piece.words}
        </Claim>
      );
    if ('reference' in piece)
      return (
        <span key={key} data-dose="">
          {piece.words}
          <ReferenceMarks ids={[piece.reference]} />
        </span>
      );
    if ('href' in piece)
      return (
        <a key={key} href={piece.href}>
          {piece.words}
        </a>
      );
    return <Dialable key={key} text={piece.words} short={shortNumbers} />;
  });
}
