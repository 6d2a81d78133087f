import { byId, type Records } from '../../domain/records.ts';
import { BasisMark } from '../../ui/Claim.tsx';
import { Dialable } from '../../ui/Dialable.tsx';

type MarkedProps = { records: Pick<Records, 'claims'>; text: string; claims?: readonly string[] | undefined };

/** A text of a day and the marks of what it rests on. */
export function Marked({ records, text, claims = [] }: MarkedProps) {
  return (
    <span data-claim={claims[0]}>
      <Dialable text={text} />
      {claims.map((id) => (
        <BasisMark key={id} claim={byId(records.claims, id)} />
      ))}
    </span>
  );
}
