import { careAnchor, tierWords } from '../domain/care.ts';
import type { CareCard as CareCardRecord } from '../domain/schema/evidence.ts';
import styles from './CareCard.module.css';
import { Dialable, Unbroken } from './Dialable.tsx';

type CareCardProps = {
  card: CareCardRecord;
  /** Continues the outline of the page that holds the card. */
  headingLevel?: 2 | 3;
};

/** What to do when something is dangerous. Stands before the advice that it concerns. */
export function CareCard({ card, headingLevel = 2 }: CareCardProps) {
  const Heading = `h${headingLevel}` as const;
  const headingId = careAnchor(card.id);
  return (
    <section className={styles.card} data-tier={card.tier} data-care={card.id} aria-labelledby={headingId}>
      <p className={styles.tier}>{tierWords[card.tier]}</p>
      <Heading id={headingId} className={styles.title}>
        {card.title}
      </Heading>
      <p>{card.when}</p>
      <ol className={styles.steps}>
        {card.steps.map((step) => (
          <li key={step}>
            <Dialable text={step} />
          </li>
        ))}
      </ol>
      <p className={styles.contacts}>
        {card.contacts.map(({ label, by, number }) => (
          <a key={by + number} href={`${by}:${number}`} data-by={by}>
            <Unbroken text={label} />
          </a>
        ))}
      </p>
    </section>
  );
}
