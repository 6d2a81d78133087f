import type { ReactNode } from 'react';
import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { explainerCards, explainerRowId } from './explainer-cards.ts';
import styles from './Explainer.module.css';

type ExplainerProps = {
  claims: { length: ClaimRecord; release: ClaimRecord; vagus: ClaimRecord; lymph: ClaimRecord };
  /** Whether it is the second of the two full-height sections: in redirect mode the pills are. */
  isFullHeight: boolean;
  /** The page dots, an island. */
  dots: ReactNode;
};

type CardProps = { of: (typeof explainerCards)[number]; children: ReactNode };

const Card = ({ of: { id, title, motif }, children }: CardProps) => (
  <article id={id} className={styles.card}>
    <div className={styles.picture}>
      <Drawing slug={id} motif={motif} />
    </div>
    <h3>{title}</h3>
    <div className={styles.words}>{children}</div>
  </article>
);

/** Four cards in a row: side by side on a wide screen, and on a small one scrolled by touch, arrow keys, or the dots below. */
export function Explainer({ claims, isFullHeight, dots }: ExplainerProps) {
  const [notBroken, biology, short, ride] = explainerCards;
  return (
    <section className={styles.section} data-snap={isFullHeight ? '' : undefined} aria-labelledby="explainer-title">
      <div className="wrap">
        <h2 id="explainer-title">What your body is doing</h2>
      </div>
      <div className={styles.row} id={explainerRowId} role="region" aria-label="Four cards" tabIndex={0}>
        <Card of={notBroken}>
          <p>
            You are tired, not broken.{' '}
            <Claim claim={claims.release}>
              We picture the body letting go in coughs, yawns, mucus, tears and breath
            </Claim>
            . Only a picture: a cough of three weeks, or blood, needs{' '}
            <a href="/help#care-see-a-clinician">a clinician</a>.
          </p>
        </Card>
        <Card of={biology}>
          <p>
            <Claim claim={claims.vagus}>The vagus nerve helps govern heart, breath and gut.</Claim>{' '}
            <Claim claim={claims.lymph}>We say that lymphatic drainage is part of standing down</Claim>. We found no
            study that lymph carries stress away. A walk feels good anyway.
          </p>
        </Card>
        <Card of={short}>
          <ul>
            <li>Sleep, breath, daylight, food.</li>
            <li>
              Less screen and caffeine, in steps. Alcohol: <a href="/check-first#drinking">your zone first</a>.
            </li>
            <li>Supplements last, or none.</li>
            <li>
              <Claim claim={claims.length}>Ninety days: habits are slow</Claim>.
            </li>
          </ul>
        </Card>
        <Card of={ride}>
          <p>Fog lifts in patches. Bad Thursdays do not undo clear mornings. Miss a day, go on with the next.</p>
          <ButtonLink href="/protocol">
            <span>
              Learn how to ride <span className="whole">this →</span>
            </span>
          </ButtonLink>
        </Card>
      </div>
      <div className="wrap">{dots}</div>
    </section>
  );
}
