import { careAddress, namedInLine, numbersOnce, shapeOf } from '../domain/care.ts';
import type { CareCard, Contact } from '../domain/schema/evidence.ts';
import { Calls } from './Calls.tsx';
import styles from './CareRibbon.module.css';
import { CautionMark } from './CautionMark.tsx';
import { Unbroken } from './Dialable.tsx';

type CareRibbonProps = {
  card: CareCard;
  /** Whom to call; everybody whom its line names, unless they stand nearby. */
  contacts?: readonly Contact[];
  /** Where the whole card is; on `/help` unless it stands on this page. */
  href?: string;
};

/**
 * A care card in two lines, for a page that passes by its danger: what is wrong, with the way to the whole card; the
 * worst and the numbers, each named in the line. Stands once, before the advice that it concerns.
 */
export function CareRibbon({ card, contacts = namedInLine(card), href = careAddress(card.id) }: CareRibbonProps) {
  return (
    <div className={styles.ribbon} data-shape={shapeOf(card)} data-care={card.id} data-care-form="ribbon">
      <CautionMark shape={shapeOf(card)} />
      <p className={styles.title}>
        <a href={href}>{card.title}</a>
      </p>
      <p className={styles.line}>
        <Unbroken text={card.ribbon} />
      </p>
      <Calls contacts={contacts} className={styles.calls} />
    </div>
  );
}

/** Ribbons that stand together: in one box, so that no space of the page comes between two of them. */
export function CareRibbons({ cards }: { cards: readonly CareCard[] }) {
  const ribbons = numbersOnce(cards).map(({ card, contacts }) => (
    <CareRibbon key={card.id} card={card} contacts={contacts} />
  ));
  return ribbons.length > 1 ? <div>{ribbons}</div> : ribbons;
}
