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

type ClaimItemsProps = {
  items: readonly { text: string; claims: readonly string[] }[];
  records: Records;
};

/** Items of a list, each with the marks of what it rests on. */
export const ClaimItems = ({ items, records }: ClaimItemsProps) =>
  items.map(({ text, claims }) => (
    <li key={text}>
      <Marked records={records} claims={claims}>
        {text}
      </Marked>
    </li>
  ));
