import { byId, type Records } from '../model/records.ts';
import { BasisMark } from '../ui/Claim.tsx';
import { Figure, type HeadingLevel } from './Figure.tsx';
import styles from './Figure.module.css';

type PanicTimeProps = {
  records: Pick<Records, 'measures' | 'claims'>;
  headingLevel: HeadingLevel;
};

/** How long a panic attack lasts, as one large number. When it’s not a panic attack is said above it. */
export function PanicTime({ headingLevel, records }: PanicTimeProps) {
  const { title, caption, from, to, claims } = records.measures.panic;
  const claim = byId(records.claims, claims[0] ?? '');
  return (
    <Figure
      id="panic-time"
      headingLevel={headingLevel}
      title={<span data-claim={claim.id}>{title}</span>}
      caption={
        <span data-claim={claim.id}>
          {caption}
          <BasisMark claim={claim} />
        </span>
      }
    >
      {/* The title says it too, so nobody hears it twice. */}
      <p className={styles.number} aria-hidden="true" data-claim={claim.id}>
        {from}–{to} min
      </p>
    </Figure>
  );
}
