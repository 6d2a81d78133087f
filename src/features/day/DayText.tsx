import { byId, type Records } from '../../model/records.ts';
import { BasisMarks } from '../../ui/Claim.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';

type DayTextProps = { records: Pick<Records, 'claims' | 'helplines'>; text: string; claims?: readonly string[] };

/** A text of a day, with links to the pages it names and the marks of what it rests on. */
export function DayText({ records, text, claims = [] }: DayTextProps) {
  return (
    <span data-claim={claims[0]}>
      <PlaceLinks records={records} text={text} />
      <BasisMarks claims={claims.map((id) => byId(records.claims, id))} />
    </span>
  );
}
