import { referenceLink } from '../../domain/links.ts';
import type { Claim as ClaimRecord, Reference } from '../../domain/schema/evidence.ts';
import { Claim } from '../../ui/Claim.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './WhyUs.module.css';

type WhyUsProps = {
  brand: string;
  claims: { visits: ClaimRecord; scroll: ClaimRecord; burnout: ClaimRecord; supplements: ClaimRecord };
  scripture: Reference;
};

/** Four problems of the ordinary way, and a verse. */
export function WhyUs({ brand, claims, scripture }: WhyUsProps) {
  return (
    <section className={styles.section} aria-labelledby="why-title">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="why-title">Why just {brand}</h2>
        <ol role="list" className={styles.problems}>
          <li>
            <h3>The visit ends before the story does</h3>
            <p>
              <Claim claim={claims.visits} />. Your doctor did not choose that. Bring one page, and use the minutes.
            </p>
          </li>
          <li>
            <h3>The feed has no last page</h3>
            <p>
              <Claim claim={claims.scroll} />. So we put the stops back, one at a time.
            </p>
          </li>
          <li>
            <h3>Tired became a badge</h3>
            <p>
              <Claim claim={claims.burnout} />. Rest is on the plan from day 1, and needs no excuse. Tiredness that
              stays has other causes too, and deserves a checkup.
            </p>
          </li>
          <li>
            <h3>Wellness sells before it tells</h3>
            <p>
              <Claim claim={claims.supplements} />. We print what is known beside every bottle, the dull answers too.
            </p>
          </li>
        </ol>
        <figure className={styles.verse}>
          <blockquote>
            <p>He leadeth me beside the still waters. He restoreth my soul.</p>
          </blockquote>
          <figcaption>
            <Outside to={referenceLink(scripture)}>{scripture.title}, King James Version</Outside>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
