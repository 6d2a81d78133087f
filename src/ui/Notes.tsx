import type { SiteConfig } from '../site/config.ts';
import { addMonths, formatDate } from '../site/dates.ts';
import styles from './Notes.module.css';

/** Says that links are paid, in plain words. Goes before the first paid link in a page’s text. */
export function Disclosure({ config }: { config: SiteConfig }) {
  return (
    <p className={styles.disclosure} data-disclosure="">
      Links to {config.retailerName} and to our wishlist are paid links: if you buy through them, the project earns a
      commission. You need to buy nothing.
    </p>
  );
}

/** Goes next to statements about what a supplement does. */
export function FdaNote() {
  return (
    <p className={styles.note}>
      These statements have not been evaluated by the Food and Drug Administration. These products are not meant to
      diagnose, treat, cure or prevent any disease.
    </p>
  );
}

type ReviewNoteProps = {
  review: { checked: string; months: number };
  /** The day of the build, ISO. */
  today: string;
};

/** When the sources of a page were last checked, and when they are due again. An overdue page says so by itself. */
export function ReviewNote({ review, today }: ReviewNoteProps) {
  const due = addMonths(review.checked, review.months);
  const isOverdue = today > due;
  return (
    <p className={styles.note} data-review={isOverdue ? 'overdue' : 'current'}>
      Sources last checked on <time dateTime={review.checked}>{formatDate(review.checked)}</time>; due again by{' '}
      <time dateTime={due}>{formatDate(due)}</time>.
      {isOverdue && (
        <strong className={styles.overdue}>
          {' '}
          This check is overdue: read the sources themselves before you rely on a figure here.
        </strong>
      )}
    </p>
  );
}
