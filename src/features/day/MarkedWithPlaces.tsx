import { byId, type Records } from '../../domain/records.ts';
import { BasisMarks } from '../../ui/Claim.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';

type MarkedWithPlacesProps = {
  records: Pick<Records, 'claims'>;
  text: string;
  /** The care cards of the day, to which its words may lead. */
  careCards: readonly string[];
  claims?: readonly string[] | undefined;
};

/** A text of a day, with links to the places that it names and the marks of what it rests on. */
export function MarkedWithPlaces({ records, text, careCards, claims = [] }: MarkedWithPlacesProps) {
  return (
    <span data-claim={claims[0]}>
      <PlaceLinks text={text} careCards={careCards} />
      <BasisMarks claims={claims.map((id) => byId(records.claims, id))} />
    </span>
  );
}
