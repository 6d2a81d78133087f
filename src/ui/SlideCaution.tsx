import type { ReactNode } from 'react';
import type { Relapse } from '../domain/schema/guides.ts';
import type { CareCard } from '../domain/schema/evidence.ts';
import { Calls } from './Calls.tsx';
import styles from './CareRibbon.module.css';
import { CautionMark } from './CautionMark.tsx';

type SlideCautionProps = {
  first: Relapse['first'];
  /** The card whose emergency number its line names. */ card: CareCard;
  /** Goes on with the line. */ more?: ReactNode;
  /** Stands below the call. */ children?: ReactNode;
};

/** What comes before any way back from a slide: whom to ask before a change, and when to call at once. In the shape of a ribbon. */
export function SlideCaution({ first, card, more, children }: SlideCautionProps) {
  const emergency = card.contacts.filter(({ by, name }) => by === 'tel' && first.emergency.includes(name));
  return (
    <div className={styles.ribbon} data-shape="call-now" data-sans="">
      <CautionMark shape="call-now" />
      <p>
        <b>{first.ask}</b>
      </p>
      <p className={styles.line}>
        {first.tolerance} {more} <b>{first.emergency}</b>
      </p>
      <Calls contacts={emergency} className={styles.calls} />
      {children}
    </div>
  );
}
