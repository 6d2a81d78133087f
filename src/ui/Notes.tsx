import type { Review } from '../model/protocol.ts';
import type { Records } from '../model/records.ts';
import { addMonths, currentDay, formatDate } from '../site/dates.ts';

/** Says that links pay, in plain words. It goes before the first paid link of a page’s text. */
export function Disclosure({ records }: { records: Records }) {
  return (
    <p className="small" data-disclosure="" data-screen-only="">
      {records.siteScreen.disclosure}
    </p>
  );
}

/** Goes next to statements about what a supplement does. */
export function FdaNote({ records }: { records: Records }) {
  return <p className="small soft measure">{records.siteScreen.footer.fda}</p>;
}

const Day = ({ of }: { of: string }) => <time dateTime={of}>{formatDate(of)}</time>;

/** When the sources of a page were last checked, and when they are due again. A page that’s overdue on the day of a build says so. */
export function ReviewNote({ review }: { review: Review }) {
  const due = addMonths(review.checked, review.months);
  const isOverdue = currentDay() > due;
  return (
    <p className="small soft measure" data-unspoken="">
      Sources last checked on <Day of={review.checked} />. We’ll check again by <Day of={due} />.
      {isOverdue && <strong> This check is overdue.</strong>}
    </p>
  );
}
