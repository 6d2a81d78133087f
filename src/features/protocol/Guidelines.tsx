import type { Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import type { Guidance, Guideline, Relapse } from '../../domain/schema/guides.ts';
import { BasisMarks, Claim, ClaimLink } from '../../ui/Claim.tsx';
import { Fold } from '../../ui/Fold.tsx';
import styles from './Guidelines.module.css';

type ClaimOf = (id: string) => ClaimRecord;

/** The rules of the reset, each with the marks of what it rests on; one whose title is the whole rule folds. The cards that they concern stand at the gate. */
export function GuidelineList({ guidelines, claimOf }: { guidelines: readonly Guideline[]; claimOf: ClaimOf }) {
  return (
    <ol role="list" className={styles.list}>
      {guidelines.map(({ id, title, text, claims, isFolded }) => {
        const words = (
          <p>
            {text}
            <BasisMarks claims={claims.map(claimOf)} />
          </p>
        );
        return (
          <li key={id} id={id} data-claim={claims[0]} data-folded={isFolded ? '' : undefined}>
            {isFolded ? (
              <Fold summary={<h3>{title}</h3>}>{words}</Fold>
            ) : (
              <>
                <h3 data-beside="">{title}</h3>
                {words}
              </>
            )}
          </li>
        );
      })}
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

/** After a slide: whom to call first, a fork by how long it has lasted, and the seven days behind one tap. */
export function AfterSlide({ relapse, claimOf }: { relapse: Relapse; claimOf: ClaimOf }) {
  return (
    <div className={styles.slide}>
      <p className={styles.first}>
        <b>{relapse.first}</b> <a href="#before">The questions at the top</a> have the numbers.
      </p>
      <ol role="list" className={styles.fork}>
        {relapse.answers.map(({ slide, answer, claim }) => (
          <li key={slide}>
            <h3>{slide}</h3>
            <p>
              <ClaimLink claim={claimOf(claim)}>{answer}</ClaimLink>.
            </p>
          </li>
        ))}
      </ol>
      <Fold summary="The seven days, step by step, and why nobody is to blame">
        <p className="prose">
          <Claim claim={claimOf(relapse.claim)}>{relapse.lead}</Claim>
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
      <p className="prose">
        These answers are ours. <a href="/protocol/after-a-slide">Which day to open now</a>, for each of the three.
      </p>
    </div>
  );
}
