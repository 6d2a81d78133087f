import type { Claim as ClaimRecord, CareCard as CareCardRecord } from '../../domain/schema/evidence.ts';
import type { Symptom } from '../../domain/schema/protocol.ts';
import { BasisMark, Claim } from '../../ui/Claim.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './FirstWeek.module.css';
import { CareRibbons } from '../../ui/CareRibbon.tsx';

type FirstWeekProps = {
  symptoms: Symptom[];
  /** Claims by id, for the fixes that carry one. */
  claimOf: (id: string) => ClaimRecord;
  cardOf: (id: string) => CareCardRecord;
  after: ClaimRecord;
};

/** Five symptoms of the first week, each with what to do about it. */
export function FirstWeek({ symptoms, claimOf, cardOf, after }: FirstWeekProps) {
  return (
    <section className={styles.section} aria-labelledby="week-title">
      <div className="wrap">
        <h2 id="week-title">First Week Clarity Protocol</h2>
        <p className={styles.lead}>
          Find the part that sounds like tonight. Read its warning, then do the first thing that fits.
        </p>
        {symptoms.map(({ id, title, fixes, careCards }) => (
          <article key={id} id={id} className={styles.symptom}>
            <h3>{title}</h3>
            <div>
              <CareRibbons cards={careCards.map(cardOf)} />
              <ul role="list">
                {fixes.map(({ emoji, text, claims }) => (
                  <li key={text} data-claim={claims[0]}>
                    <Emoji of={emoji} />
                    <span>
                      {text}
                      {claims.map((claim) => (
                        <BasisMark key={claim} claim={claimOf(claim)} />
                      ))}
                      {claims.includes('breathing-4-7-8') && (
                        <>
                          {' '}
                          <a href="/starter-guide#breathe">Breathe with a pacer</a>
                        </>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
        <p className={styles.after}>
          <Claim claim={after} />. Worse by then, or no better? Talk to a clinician. It is no failing of yours.
        </p>
      </div>
    </section>
  );
}
