import { byId, type Records } from '../../model/records.ts';
import { CareRow, Row } from '../../ui/CareRow.tsx';

/** What to know before a plan begins, in three rows: medicines, drinking, and who skips the supplements. */
export function Gate({ records }: { records: Records }) {
  const { careCards, drinking, wholeStack } = records;
  return (
    <div>
      <CareRow card={byId(careCards, 'medication')} contacts={[]} shape="ask-first">
        {wholeStack.beforeAny} <a href="/check-first">Check first</a>.
      </CareRow>
      <CareRow card={byId(careCards, 'alcohol')}>
        <a href="/check-first#drinking">{drinking.line}</a>
      </CareRow>
      <Row shape="dont-take">{wholeStack.whoSkips}</Row>
    </div>
  );
}
