import { byId, type Records } from '../model/records.ts';
import { BasisMark } from '../ui/Claim.tsx';
import { CautionMark } from '../ui/CautionMark.tsx';
import { Figure, type HeadingLevel } from './Figure.tsx';
import styles from './Figure.module.css';

type PanicTimeProps = {
  records: Pick<Records, 'measures' | 'panicToolkit' | 'claims'>;
  headingLevel?: HeadingLevel;
  /** Leaves out the line that says when to call, where the page says it directly above. */
  hasCall?: boolean;
};

/** How long a panic attack lasts: one large number, and above it when it's not a panic attack. */
export function PanicTime({ headingLevel = 2, records, hasCall = true }: PanicTimeProps) {
  const { title, caption, from, to, claims } = records.measures.panic;
  const call = hasCall ? records.panicToolkit.call[0] : undefined;
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
      {call && (
        <p className={styles.ask}>
          <CautionMark shape="call-now" /> {`${call.sign} ${call.act}`}
        </p>
      )}
      {/* The title says it too, so nobody hears it twice. */}
      <p className={styles.number} aria-hidden="true" data-claim={claim.id}>
        {from}–{to} min
      </p>
    </Figure>
  );
}
