import { dayPath, numberOf } from '../../domain/days.ts';
import type { AfterSlide, Day } from '../../domain/schema/day.ts';
import type { Claim } from '../../domain/schema/evidence.ts';
import { ClaimLink } from '../../ui/Claim.tsx';
import styles from './AfterSlideScreen.module.css';

/** The days that the strip of a way shows; whatever has no end runs to its edge. */
const shown = 40;

type ForkProps = {
  ways: AfterSlide['ways'];
  /** The day with which the mini reset begins. */
  begins: Day | undefined;
  claimOf: (id: string) => Claim;
};

/** The ways from a slide, shortest first: the days of fog as a strip, what to do, and which day to open then. */
export function Fork({ ways, begins, claimOf }: ForkProps) {
  const first = begins ? numberOf(begins) : 1;
  return (
    <>
      <p className="prose">These answers are ours.</p>
      <ol role="list" className={styles.fork}>
        {ways.map(({ from, to, slide, answer, resume, claim }) => (
          <li key={from}>
            <svg className={styles.strip} viewBox={`0 0 ${shown} 2`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.all} width={shown} height={2} />
              <rect
                className={styles.part}
                x={from - 1}
                width={(to ?? shown) - from + 1}
                height={2}
                data-from={from}
                data-to={to}
              />
            </svg>
            <h3>{slide}</h3>
            <p>
              <ClaimLink claim={claimOf(claim)}>{answer}</ClaimLink>
            </p>
            <p data-screen-only="">
              <a href={dayPath('adults', to === undefined ? 1 : first)}>
                Open now: day {to === undefined ? 1 : first}
                <span className="visually-hidden">, after {slide.toLowerCase()}</span>
              </a>
              {to !== undefined && (
                <>
                  {', the first of '}
                  <a href="#the-mini-reset">
                    the mini reset<span className="visually-hidden">, after {slide.toLowerCase()}</span>
                  </a>
                </>
              )}
            </p>
            <p>{resume}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
