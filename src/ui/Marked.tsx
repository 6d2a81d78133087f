import type { ReactNode } from 'react';
import { byId, type Records } from '../model/records.ts';
import { BasisMarks } from './Claim.tsx';

type MarkedProps = { records: Records; claims: readonly string[]; children: ReactNode };

/** A text and the marks of what it rests on. */
export function Marked({ records, claims, children }: MarkedProps) {
  return (
    <span data-claim={claims[0]}>
      {children}
      <BasisMarks claims={claims.map((id) => byId(records.claims, id))} />
    </span>
  );
}
