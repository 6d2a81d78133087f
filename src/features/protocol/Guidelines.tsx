import type { CareCard, Claim as ClaimRecord } from '../../domain/schema/evidence.ts';
import type { Guidance, Guideline, Relapse } from '../../domain/schema/guides.ts';
import { CareRibbons } from '../../ui/CareRibbon.tsx';
import { BasisMark, Claim } from '../../ui/Claim.tsx';
import styles from './Guidelines.module.css';

type ClaimOf = (id: string) => ClaimRecord;
type CardOf = (id: string) => CareCard;

/** The rules of the reset, each with what it rests on. The whole cards stand at the top of the page, so a rule leads up to its own. */
export function GuidelineList({
  guidelines,
  claimOf,
  cardOf,
}: {
  guidelines: readonly Guideline[];
  claimOf: ClaimOf;
  cardOf: CardOf;
}) {
  return (
    <ol role="list" className={styles.list}>
      {guidelines.map(({ id, title, text, claims, careCards }) => (
        <li key={id} id={id}>
          <h3>{title}</h3>
          <div>
            <p>{text}</p>
            {careCards.length > 0 && (
              <p>
                What to do, step by step:{' '}
                {careCards.map(cardOf).map((card, index) => (
                  <span key={card.id}>
                    {index > 0 && '; '}
                    <a href={`#care-${card.id}`}>{card.title}</a>
                  </span>
                ))}
                .
              </p>
            )}
            {claims.length > 0 && (
              <p className={styles.basis}>
                {claims.map((claim) => (
                  <span key={claim}>
                    <Claim claim={claimOf(claim)} />.{' '}
                  </span>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The habits that carry a figure: what, how to begin, and its basis. */
export function GuidanceList({ guidance, claimOf }: { guidance: readonly Guidance[]; claimOf: ClaimOf }) {
  return (
    <dl className={styles.habits}>
      {guidance.map(({ id, text, how, claim }) => (
        <div key={id} data-claim={claim}>
          <dt>
            {text}
            <BasisMark claim={claimOf(claim)} />
          </dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The seven days after a slide, and how long a slide calls for how long a reset. */
export function AfterSlide({ relapse, claimOf, cardOf }: { relapse: Relapse; claimOf: ClaimOf; cardOf: CardOf }) {
  return (
    <div className="prose">
      <p>
        <b>{relapse.first}</b>
      </p>
      <CareRibbons cards={relapse.careCards.map(cardOf)} />
      <p>
        <Claim claim={claimOf(relapse.claim)}>{relapse.lead}</Claim>
      </p>
      <ol>
        {relapse.steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <ul>
        {relapse.answers.map(({ slide, answer, claim }) => (
          <li key={slide}>
            <Claim claim={claimOf(claim)}>
              {slide}: {answer.charAt(0).toLowerCase() + answer.slice(1)}.
            </Claim>
          </li>
        ))}
      </ul>
      <p data-claim={relapse.kindness.claims[0]}>
        {relapse.kindness.text}
        {relapse.kindness.claims.map((claim) => (
          <BasisMark key={claim} claim={claimOf(claim)} />
        ))}
      </p>
      <p>
        The essay <a href="/blog/nervous-system-relapse">on nervous system relapse</a> has six early signs.
      </p>
    </div>
  );
}
