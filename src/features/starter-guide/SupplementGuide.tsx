import { byId, type Records } from '../../model/records.ts';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';

/** Who skips the supplements, and where the doses, the cautions and the signs to stop are. */
export function SupplementGuide({ records }: { records: Records }) {
  const { wholeStack, starterGuideScreen, careCards } = records;
  return (
    <>
      <Paragraphs texts={starterGuideScreen.supplementGuide} records={records} />
      <div>
        <Row shape="dont-take">
          {wholeStack.whoSkips} <b>{wholeStack.onlyOneADay.inShort}</b>
        </Row>
        <CareRow card={byId(careCards, 'child-gummies')} />
      </div>
    </>
  );
}
