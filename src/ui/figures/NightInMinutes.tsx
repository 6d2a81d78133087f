import { refuse, type Bar } from '../../domain/figures/figure.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Measures } from '../../domain/schema/figures.ts';
import { BasisMarks } from '../Claim.tsx';
import { Figure, type Placement } from './Figure.tsx';
import styles from './NightInMinutes.module.css';
import { MarkNumbers } from './MarkNumbers.tsx';
import { News } from './News.tsx';
import { ends, Scale, Track } from './Scale.tsx';

type Measure = Measures['night'][number];
type NightProps = Placement & { records: Pick<Records, 'measures' | 'claims'> };

/** The longer one first: it is what the scale of both is measured by. */
const rulers = {
  'sleep-length': { title: 'Sleeping', less: 'shorter', more: 'longer' },
  'falling-asleep': { title: 'Falling asleep', less: 'sooner', more: 'later' },
} as const;

const isLess = ({ direction }: Measure) => direction === 'sooner' || direction === 'shorter';

/** How far the bars of a ruler reach to either side, in minutes. At least ten, so that a small one is not drawn large. */
const reachOf = (measures: readonly Measure[]) => ({
  least: -Math.max(10, ...measures.filter(isLess).flatMap(({ minutes }) => minutes ?? [])),
  most: Math.max(10, ...measures.filter((one) => !isLess(one)).flatMap(({ minutes }) => minutes ?? [])),
});

/** “7 minutes sooner”, or the direction alone where no number was read. */
const amount = ({ minutes, direction }: Measure) =>
  minutes === undefined ? direction : `${minutes} minutes ${direction}`;

/** Minutes of a night that something gave or took, on one scale, with who was studied. */
export function NightInMinutes({ headingLevel = 2, id = 'night-in-minutes', records }: NightProps) {
  const { night } = records.measures;
  if (night.length === 0) refuse(id, 'nothing was measured');
  const { least, most } = reachOf(night);
  // Without a number there is no bar: whatever its length, it would be read as minutes.
  const barsOf = (measure: Measure): Bar[] => {
    const { minutes } = measure;
    if (minutes === undefined) return [];
    return [isLess(measure) ? { from: -minutes, to: 0 } : { from: 0, to: minutes }];
  };
  const bars = night.flatMap(barsOf);
  const inOrder = (Object.keys(rulers) as (keyof typeof rulers)[]).flatMap((ruler) =>
    night.filter((one) => one.ruler === ruler),
  );
  /** Whether a row above has said who was studied. */
  const isTold = ({ who, references }: Measure, index: number) =>
    inOrder.slice(0, index).some((above) => above.who === who && above.references.join() === references.join());
  const kinds = (Object.keys(rulers) as (keyof typeof rulers)[])
    .map((ruler) => ({ ruler, rows: night.filter((one) => one.ruler === ruler) }))
    .filter(({ rows }) => rows.length > 0);
  const largest = night.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))[0];
  const melatonin = night.find(({ what, ruler }) => what === 'Melatonin' && ruler === 'falling-asleep');
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={
        melatonin && largest && largest.what !== melatonin.what ? (
          <span data-claim={melatonin.claims[0]}>
            {melatonin.what} brought sleep {amount(melatonin)}. {largest.what} made it {amount(largest)}
          </span>
        ) : (
          'A night in minutes'
        )
      }
      caption="Averages over many people; yours may differ. An arrow: no number in the source."
      wordsTitle="The minutes as a list"
      words={
        <ul>
          {night.map((one) => (
            <li key={`${one.ruler} ${one.what}`} data-claim={one.claims[0]}>
              {rulers[one.ruler].title}. {one.what}: {amount(one)}. {one.who}.
            </li>
          ))}
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{ from: bars.map(({ from }) => from), to: bars.map(({ to }) => to) }}
        // One length of a minute on both rulers; each is as long as what it shows.
        also={
          ends(id, least, most) +
          kinds
            .map(({ ruler, rows }) => {
              const own = reachOf(rows);
              const part = (own.most - own.least) / (most - least);
              return `[data-figure="${id}"] [data-ruler="${ruler}"]{--least:${own.least};--most:${own.most};--part:${part}}`;
            })
            .join('')
        }
      />
      {kinds.map(({ ruler, rows }) => {
        const { title, less, more } = rulers[ruler];
        return (
          <Scale key={ruler} className={styles.night} ruler={ruler}>
            <div className={styles.head}>
              <p>
                <b>{title}</b>
              </p>
              <p className={styles.sides} aria-hidden="true">
                <span>← {less}</span> <span>{more} →</span>
              </p>
            </div>
            {rows.map((one) => (
              <div key={one.what} className={styles.row} data-claim={one.claims[0]}>
                <p data-largest={one === largest ? '' : undefined}>
                  <span>{one.what}:</span>{' '}
                  <span className={styles.amount}>
                    {one === largest ? (
                      <>
                        <News>{one.minutes}</News> <b>minutes {one.direction}</b>
                      </>
                    ) : (
                      <b>{amount(one)}</b>
                    )}
                    <BasisMarks claims={one.claims.map((id) => byId(records.claims, id))} />
                  </span>
                  <span className={styles.who}>{isTold(one, inOrder.indexOf(one)) ? 'The same studies' : one.who}</span>
                </p>
                <div className={styles.axis}>
                  <Track bars={barsOf(one)}>
                    {one.minutes === undefined && (
                      <span className={styles.arrow} data-less={isLess(one) ? '' : undefined}>
                        {isLess(one) ? '← ?' : '? →'}
                      </span>
                    )}
                  </Track>
                </div>
              </div>
            ))}
          </Scale>
        );
      })}
    </Figure>
  );
}
