import { NoteMark } from './Claim.tsx';

type ReferenceMarksProps = {
  ids: readonly string[];
  /** Labels the sentence as our advice. */
  isOwn?: boolean;
};

/** The numbers that lead to what a safety statement rests on, or the words that say it is our advice. */
export function ReferenceMarks({ ids, isOwn = false }: ReferenceMarksProps) {
  return (
    <>
      {isOwn && (
        <>
          {' '}
          <span className="small soft whole">(our advice)</span>
        </>
      )}
      {ids.map((id) => (
        <NoteMark key={id} id={id} />
      ))}
    </>
  );
}
