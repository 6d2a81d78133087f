import { careAddress, numbersOnce, shapeOf } from '../domain/care.ts';
import type { CareCard, Contact } from '../domain/schema/evidence.ts';
import styles from './CareRibbon.module.css';
import { CautionMark } from './CautionMark.tsx';
import { Unbroken } from './Dialable.tsx';

/** The most letters of a button that stands beside the title on a phone: “Call 911”. */
const shortLabel = 9;

type CareRibbonProps = {
  card: CareCard;
  /** Whom to call; the first number of the card unless another stands nearby, `null` for none. */
  contact?: Contact | null | undefined;
  /** Where the whole card is; on `/help` unless it stands on this page. */
  href?: string;
};

/**
 * A care card in two lines, for a page that passes by its danger: what is wrong, with the way to the whole card; the
 * worst and the number. Stands once, before the advice that it concerns.
 */
export function CareRibbon({ card, contact = card.contacts[0], href = careAddress(card.id) }: CareRibbonProps) {
  return (
    <div className={styles.ribbon} data-shape={shapeOf(card)} data-care={card.id} data-care-form="ribbon">
      <CautionMark shape={shapeOf(card)} />
      <p className={styles.title}>
        <a href={href}>{card.title}</a>
      </p>
      <p className={styles.line}>{card.ribbon}</p>
      {contact && (
        <a
          className="call"
          href={`${contact.by}:${contact.number}`}
          data-short={contact.label.length <= shortLabel ? '' : undefined}
        >
          <Unbroken text={contact.label} />
        </a>
      )}
    </div>
  );
}

/** Ribbons that stand together. No number is offered twice. */
export function CareRibbons({ cards }: { cards: readonly CareCard[] }) {
  return numbersOnce(cards).map(({ card, contact }) => (
    <CareRibbon key={card.id} card={card} contact={contact ?? null} />
  ));
}
