import { byId, type Records } from '../model/records.ts';
import { BasisMarks } from './Claim.tsx';
import { Dialable } from './Dialable.tsx';

type MarkedProps = { records: Pick<Records, 'claims'>; text: string; claims?: readonly string[] | undefined };

/** A text and the marks of what it rests on. */
export function Marked({ records, text, claims = [] }: MarkedProps) {
  return (
    <span data-claim={claims[0]}>
      <Dialable text={text} />
      <BasisMarks claims={claims.map((id) => byId(records.claims, id))} />
    </span>
  );
}
