import { byId, type Records } from '../../domain/records.ts';
import { BasisMark } from '../Claim.tsx';
import { Figure, type Placement } from './Figure.tsx';
import styles from './HabitTime.module.css';
import { MarkNumbers } from './MarkNumbers.tsx';
import { News } from './News.tsx';
import { ends, placedTicks, Scale, Ticks, Track } from './Scale.tsx';

type HabitTimeProps = Placement & { records: Pick<Records, 'measures' | 'phases' | 'claims' | 'shownClaims'> };

/** How long a habit took people, with the length of this plan beside it, marked as ours. */
export function HabitTime({ headingLevel = 2, id = 'habit-time', records }: HabitTimeProps) {
  const { habit } = records.measures;
  const { least, most, medianFrom, medianTo, meanFrom, meanTo } = habit;
  const ours = records.phases.at(-1)?.to;
  const [claim] = habit.claims;
  const last = Math.max(most, ours ?? 0);
  const below = placedTicks(
    [
      ...(ours === undefined
        ? []
        : [
            {
              at: ours,
              text: `${ours} days, this plan: ours`,
              isOwn: true,
              claim: records.shownClaims.figures.claims.length,
            },
          ]),
      { at: meanFrom, text: `${meanFrom}–${meanTo}, the average`, claim },
    ],
    0,
    last,
  );
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={
        <span data-claim={claim}>
          A habit took people anywhere from {least} to {most} days
          {ours !== undefined && `. Our ${ours} are a calendar, not a law`}
        </span>
      }
      caption={
        <span data-claim={claim}>
          {habit.who}
          {claim && <BasisMark claim={byId(records.claims, claim)} />}
        </span>
      }
      wordsTitle="The line in words"
      words={
        <ul data-claim={claim}>
          <li>
            People took from {least} to {most} days.
          </li>
          <li>
            The median of the studies was {medianFrom}–{medianTo} days, the average {meanFrom}–{meanTo}.
          </li>
          {ours !== undefined && <li>This plan lasts {ours} days. That length is ours.</li>}
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{
          from: [least, medianFrom, meanFrom, ours ?? 0],
          to: [most, medianTo, meanTo, ours ?? 0],
          at: [medianFrom, ...below.map(({ at }) => at)],
          lane: below.map(({ lane }) => lane),
        }}
        also={ends(id, 0, last)}
      />
      <Scale className={styles.habit}>
        <p className={styles.median} data-at={medianFrom} data-claim={claim}>
          <span>
            <News>
              {medianFrom}–{medianTo}
            </News>{' '}
            days, the median
          </span>
        </p>
        <p className={styles.ends} data-claim={claim}>
          <span>{least} days</span>
          <span>{most} days</span>
        </p>
        <Track
          bars={[
            { from: least, to: most, tone: 'ink' },
            { from: meanFrom, to: meanTo, look: 'hatched', tone: 'ink' },
            { from: medianFrom, to: medianTo, tone: 'ink' },
            ...(ours === undefined ? [] : [{ from: ours, to: ours, look: 'outline' as const, tone: 'ink' as const }]),
          ]}
        />
        <Ticks ticks={below} />
      </Scale>
    </Figure>
  );
}
