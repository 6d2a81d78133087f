import { dayPath, numberOf } from '../../domain/days.ts';
import { lowered } from '../../domain/first-letter.ts';
import type { AfterSlide, Day } from '../../domain/schema/day.ts';
import type { Claim } from '../../domain/schema/evidence.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { ClaimLink } from '../../ui/Claim.tsx';
import styles from './AfterSlideScreen.module.css';

type ForkProps = {
  ways: AfterSlide['ways'];
  /** The day with which the mini reset begins. */
  begins: Day | undefined;
  claimOf: (id: string) => Claim;
};

/** The ways from a slide, shortest first: what to do, when to go on, and last the day with which all of them begin. */
export function Fork({ ways, begins, claimOf }: ForkProps) {
  const first = begins ? numberOf(begins) : 1;
  const opens = ({ to }: Pick<AfterSlide['ways'][number], 'to'>) => (to === undefined ? 1 : first);
  const isOneDay = ways.every((way) => opens(way) === first);
  return (
    <div className={styles.ways}>
      <ol role="list" className={styles.fork}>
        {ways.map((way) => (
          <li key={way.from} id={`fog-${way.from}`}>
            <h3>{way.slide}</h3>
            {!isOneDay && (
              <p data-screen-only="">
                <a className={styles.open} href={dayPath('adults', opens(way))}>
                  Open now: day {opens(way)}
                  <span className="visually-hidden">, after {way.slide.toLowerCase()}</span>
                </a>
              </p>
            )}
            <p>
              {way.answer} {way.resume}{' '}
              <ClaimLink claim={claimOf(way.claim)}>
                Why<span className="visually-hidden"> this, after {lowered(way.slide)}</span>
              </ClaimLink>
            </p>
          </li>
        ))}
      </ol>
      {isOneDay && (
        <ButtonRow>
          <ButtonLink href={dayPath('adults', first)} look="main">
            Open day {first}: each begins there
          </ButtonLink>
        </ButtonRow>
      )}
      <p className={styles.ours}>
        {isOneDay && (
          <>
            The days after it are the <a href="#the-mini-reset">mini reset</a>, or the ninety.{' '}
          </>
        )}
        These answers are ours.
      </p>
    </div>
  );
}
