import { byId, type Records } from '../domain/records.ts';
import { BasisMark } from './Claim.tsx';
import { Dialable } from './Dialable.tsx';

type MarkedProps = { records: Pick<Records, 'claims'>; text: string; claims?: readonly string[] | undefined };

/** A text and the marks of what it rests on. */
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
