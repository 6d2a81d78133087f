import type { ReactNode } from 'react';
import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { explainerCards, explainerRowId } from './explainer-cards.ts';
import styles from './Explainer.module.css';

type ExplainerProps = {
  claims: { length: ClaimRecord; release: ClaimRecord; vagus: ClaimRecord; lymph: ClaimRecord; breath: ClaimRecord };
  /** Whether it is the second of the two full-height sections: in redirect mode the pills are. */
  isFullHeight: boolean;
  /** The page dots, an island. */
  dots: ReactNode;
};

/** Four cards in a row that scrolls sideways: by touch, wheel, arrow keys, or the dots below it. */
export function Explainer({ claims, isFullHeight, dots }: ExplainerProps) {
  const [notBroken, biology, short, ride] = explainerCards;
  return (
    <section className={styles.section} data-snap={isFullHeight ? '' : undefined} aria-labelledby="explainer-title">
      <div className="wrap">
        <h2 id="explainer-title">What your body is doing</h2>
        <p className={styles.lead}>Four cards, two minutes. Read them in any order.</p>
      </div>
      <div className={styles.row} id={explainerRowId} role="region" aria-label="Four cards" tabIndex={0}>
        <article id={notBroken.id} className={styles.card}>
          <h3>{notBroken.title}</h3>
          <p>
            <Claim claim={claims.release}>
              People coming down from long stress often notice coughs, yawns, mucus, tears and deep breaths. We call it
              the body letting go.
            </Claim>{' '}
            It is a picture. Nobody has shown that any of these “releases” stress.
          </p>
          <p data-care="see-a-clinician">
            A cough of three weeks needs <a href="/help#care-see-a-clinician">a clinician</a>, and coughing blood needs
            one today. Chest pain or trouble breathing, new or not settling, needs <a href="tel:911">911</a>.
          </p>
        </article>
        <article id={biology.id} className={styles.card}>
          <h3>{biology.title}</h3>
          <p>
            <Claim claim={claims.vagus}>
              The vagus nerve runs from the brainstem to the abdomen and helps govern heart rate, breathing and
              digestion.
            </Claim>
          </p>
          <p>
            <Claim claim={claims.lymph}>
              Lymph drains fluid from tissue. As a “detox” for healthy people it has no support.
            </Claim>{' '}
            Walk because you feel better after a walk.
          </p>
        </article>
        <article id={short.id} className={`${styles.card} ${styles.short}`}>
          <h3>{short.title}</h3>
          <ul>
            <li>Sleep first. Then breath, daylight and food.</li>
            <li>
              Fewer screens and less caffeine, in steps. Less alcohol too, and if you drink heavily or every day,{' '}
              <a href="/help#care-alcohol">a doctor before you cut down</a>.
            </li>
            <li>
              Supplements last, one at a time, after you have <a href="/check-first">checked first</a>.
            </li>
            <li>
              <Claim claim={claims.length}>Ninety days, because habits are slow.</Claim> Miss one, go on.
            </li>
          </ul>
        </article>
        <article id={ride.id} className={`${styles.card} ${styles.ride}`}>
          <h3>{ride.title}</h3>
          <p>
            Fog lifts in patches. There will be clear mornings and bad Thursdays, and the bad do not undo the clear.
          </p>
          <p>
            <Claim claim={claims.breath}>
              One small thing to hold on to meanwhile, sitting down: in for 4, hold for 7, out for 8.
            </Claim>{' '}
            Leave out the hold if it feels wrong, if you are pregnant, or with heart or lung disease.
          </p>
          <ButtonLink href="/protocol">Learn how to ride this →</ButtonLink>
        </article>
      </div>
      <div className="wrap">{dots}</div>
    </section>
  );
}
