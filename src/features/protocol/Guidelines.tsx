import type { CareCard, Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import { lowered } from '../../domain/first-letter.ts';
import type { AfterSlide as AfterSlideRecord } from '../../domain/schema/day.ts';
import type { Guidance, Guideline, Relapse } from '../../domain/schema/guides.ts';
import { BasisMarks, Claim, ClaimLink } from '../../ui/Claim.tsx';
import { FogRuler } from '../../ui/figures/FogRuler.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { SlideCaution } from '../../ui/SlideCaution.tsx';
import styles from './Guidelines.module.css';

type ClaimOf = (id: string) => ClaimRecord;

/** The rules of the reset, a row each, with the marks of what they rest on. Who is to leave something out stands open in its row. */
export function GuidelineList({ guidelines, claimOf }: { guidelines: readonly Guideline[]; claimOf: ClaimOf }) {
  return (
    <ol role="list" className={styles.list}>
      {guidelines.map(({ id, title, before, text, claims }) => (
        <li key={id} id={id} data-claim={claims[0]}>
          <Fold
            summary={
              <>
                <h3>{title}</h3>
                {before && <span className={styles.before}>{before}</span>}
              </>
            }
          >
            <p>
              {text}
              <BasisMarks claims={claims.map(claimOf)} />
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}

/** The habits that carry a figure: what, how to begin, and its basis. */
export function GuidanceList({ guidance, claimOf }: { guidance: readonly Guidance[]; claimOf: ClaimOf }) {
  return (
    <>
      <p>What carries no number is ours. Each leads to what is known of it.</p>
      <dl className={styles.habits}>
        {guidance.map(({ id, text, how, claim }) => (
          <div key={id} data-claim={claim}>
            <dt>
              <ClaimLink claim={claimOf(claim)}>{text}</ClaimLink>
            </dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type AfterSlideProps = {
  relapse: Relapse;
  ways: AfterSlideRecord['ways'];
  /** The card of alcohol, which the questions at the top carry. */ alcohol: CareCard;
  claimOf: ClaimOf;
};

/** Where each way says which day to open. */
const afterSlidePage = '/protocol/after-a-slide';

/** After a slide: whom to call first, the ways by how long the fog has been back, and the seven days behind one tap. */
export function AfterSlide({ relapse, ways, alcohol, claimOf }: AfterSlideProps) {
  return (
    <div className={styles.slide}>
      <SlideCaution
        first={relapse.first}
        card={alcohol}
        more={
          <>
            {alcohol.title}: <a href="#before">the questions at the top</a>.
          </>
        }
      />
      <FogRuler ways={ways} page={afterSlidePage} />
      <ol role="list" className={styles.fork}>
        {ways.map(({ from, slide, answer, claim }) => (
          <li key={from}>
            <h3>
              <a href={`${afterSlidePage}#fog-${from}`}>{slide}</a>
            </h3>
            <p>
              {answer}{' '}
              <ClaimLink claim={claimOf(claim)}>
                Why<span className="visually-hidden"> this, after {lowered(slide)}</span>
              </ClaimLink>
            </p>
          </li>
        ))}
      </ol>
      <Fold summary="Seven days, nobody to blame">
        <p className="prose">
          <Claim claim={claimOf(relapse.claim)}>{relapse.lead}</Claim>
        </p>
        <p className="prose">
          Our rules of thumb in full:{' '}
          {relapse.answers.map(({ slide, answer, claim }) => (
            <span key={claim}>
              {slide}? <ClaimLink claim={claimOf(claim)}>{answer}</ClaimLink>.{' '}
            </span>
          ))}
        </p>
        <ol className={styles.steps}>
          {relapse.steps.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="prose" data-claim={relapse.kindness.claims[0]}>
          {relapse.kindness.text}
          <BasisMarks claims={relapse.kindness.claims.map(claimOf)} />{' '}
          <a href="/blog/nervous-system-relapse">Six early signs of a relapse</a> are an essay.
        </p>
      </Fold>
      <p className={styles.ours}>
        These are ours. <a href={afterSlidePage}>Which day to open now</a>
      </p>
    </div>
  );
}
