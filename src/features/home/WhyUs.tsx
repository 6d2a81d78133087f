import { referenceLink } from '../../domain/links.ts';
import type { Claim as ClaimRecord, Reference } from '../../domain/schema/evidence.ts';
import { Claim } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Pause } from '../../ui/Pause.tsx';
import { Outside } from '../../ui/Outside.tsx';
import type { ReactNode } from 'react';
import styles from './WhyUs.module.css';

type WhyUsProps = {
  brand: string;
  claims: { visits: ClaimRecord; scroll: ClaimRecord; burnout: ClaimRecord; supplements: ClaimRecord };
  scripture: Reference;
};

const Problem = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
);

/** Four problems of the ordinary way behind one tap, and a verse in the one dark rest of the page. */
export function WhyUs({ brand, claims, scripture }: WhyUsProps) {
  return (
    <section className={styles.section} aria-labelledby="why-title">
      <div className="wrap">
        <Fold summary={<h2 id="why-title">Why just {brand}</h2>}>
          <ol role="list" className={styles.problems}>
            <Problem title="The visit ends before the story does">
              <Claim claim={claims.visits} />. We think that medicine is paid to finish and not to listen; your own
              doctor did not choose that. Bring one page.
            </Problem>
            <Problem title="The feed has no last page">
              <Claim claim={claims.scroll} />. So we put the stops back, one at a time.
            </Problem>
            <Problem title="Tired became a badge">
              <Claim claim={claims.burnout}>Burnout comes from work, officials say, and is not an illness.</Claim> Rest
              needs no excuse here. Tiredness that stays deserves a checkup.
            </Problem>
            <Problem title="Wellness sells before it tells">
              <Claim claim={claims.supplements} />. We print what is known, the dull answers too.
            </Problem>
          </ol>
        </Fold>
      </div>
      <Pause>
        <span role="blockquote" className={styles.verse}>
          He leadeth me beside the still waters. He restoreth my soul.
        </span>{' '}
        <span className={styles.source}>
          <Outside to={referenceLink(scripture)}>{scripture.title}, King James Version</Outside>
        </span>
      </Pause>
    </section>
  );
}
