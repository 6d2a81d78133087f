import type { Claim as ClaimRecord, CareCard as CareCardRecord } from '../../domain/schema/evidence.ts';
import type { Symptom } from '../../domain/schema/protocol.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { BasisMarks, Claim } from '../../ui/Claim.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Dialable } from '../../ui/Dialable.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { DangerLines } from './DangerLines.tsx';
import styles from './FirstWeek.module.css';
import { cardPlaces } from './card-places.ts';

type ClaimOf = (id: string) => ClaimRecord;
type FirstWeekProps = {
  symptoms: Symptom[];
  /** Claims by id, for the fixes that carry one. */
  claimOf: ClaimOf;
  cardOf: (id: string) => CareCardRecord;
  after: ClaimRecord;
  /** The numbers of an emergency, as a danger names them. */
  firstNumbers: readonly string[];
};

/** The symptom in which a slow breath, paced, is one tap away. */
const panic = 'nighttime-panic';

/** What stands open, whom to call and the first thing to do; and what folds. */
function parted(fixes: Symptom['fixes']) {
  const [first, ...folded] = fixes.filter(({ isDanger }) => !isDanger);
  return { dangers: fixes.filter(({ isDanger }) => isDanger), first: first ? [first] : [], folded };
}

type FixesProps = {
  fixes: Symptom['fixes'];
  claimOf: ClaimOf;
  /** Short numbers that nothing beside the fix calls. */ short?: readonly string[];
};

/** Fixes, each with its emoji: seen in a list that a reader opened, and not beside the marks of dangers. */
function Fixes({ fixes, claimOf, short }: FixesProps) {
  if (fixes.length === 0) return null;
  return (
    <ul role="list" className={styles.fixes}>
      {fixes.map(({ emoji, text, claims, isDanger }) => (
        <li key={text} data-claim={claims[0]} data-danger={isDanger ? '' : undefined}>
          <Emoji of={emoji} />
          {isDanger && <CautionMark shape="call-now" />}
          <span>
            <Dialable text={text} {...(short && { short })} />
            <BasisMarks claims={claims.map(claimOf)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Five symptoms of the first week. What could save somebody and the first thing to do are open; the rest folds. */
export function FirstWeek({ symptoms, claimOf, cardOf, after, firstNumbers }: FirstWeekProps) {
  const places = cardPlaces(symptoms);
  return (
    <section className={styles.section} aria-labelledby="week-title">
      <div className="wrap">
        <h2 id="week-title">First Week Clarity Protocol</h2>
        <p className={styles.lead}>Find the part that sounds like tonight.</p>
        {symptoms.map(({ id, title, fixes }) => {
          const { dangers, first, folded } = parted(fixes);
          const here = (places.get(id)?.here ?? []).map(cardOf);
          const offered = here.flatMap(({ contacts }) => contacts.map(({ number }) => number));
          return (
            <article key={id} id={id} className={styles.symptom}>
              <h3>{title}</h3>
              <div>
                <DangerLines cards={here} />
                {places.get(id)?.elsewhere.map(({ card, at }) => (
                  <p key={card} className={styles.elsewhere}>
                    Could it be this?{' '}
                    <a href={`#${at}`}>
                      {cardOf(card).title}
                      <span className="visually-hidden">, under {symptoms.find(({ id }) => id === at)?.title}</span>
                    </a>
                  </p>
                ))}
                <Fixes
                  fixes={dangers}
                  claimOf={claimOf}
                  short={firstNumbers.filter((number) => !offered.includes(number))}
                />
              </div>
              <div className={styles.help}>
                <Fixes fixes={first} claimOf={claimOf} />
                {id === panic && (
                  <p className={styles.pacer}>
                    <ButtonLink href="/starter-guide#breathe" look="water">
                      Breathe with me
                    </ButtonLink>
                  </p>
                )}
                <Fold
                  summary={
                    <span className={styles.more}>
                      <b>
                        {folded.length} more<span className="visually-hidden"> for {title.toLowerCase()}</span>:
                      </b>{' '}
                      {folded.map(({ word }) => word).join(', ')}
                    </span>
                  }
                >
                  <Fixes fixes={folded} claimOf={claimOf} />
                </Fold>
              </div>
            </article>
          );
        })}
        <p className={styles.after}>
          <Claim claim={after} />. Worse, or no better? It is no failing; talk to a clinician.
        </p>
      </div>
    </section>
  );
}
