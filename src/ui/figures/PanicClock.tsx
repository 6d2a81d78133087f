import { panicClock } from '../../domain/figures/panic-clock.ts';
import { byId, type Records } from '../../domain/records.ts';
import { BasisMark } from '../Claim.tsx';
import { CautionMark } from '../CautionMark.tsx';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';
import { News } from './News.tsx';
import { ends, placedTicks, Scale, Ticks, Track } from './Scale.tsx';
import styles from './PanicClock.module.css';

type PanicClockProps = Placement & {
  records: Pick<Records, 'measures' | 'panicToolkit' | 'claims'>;
  /** Without the line that says when to call, where the page says it directly above. */
  hasCall?: boolean;
};

/** How long a panic attack lasts, on a clock: most have passed in the shaded part. No curve is drawn, because nobody has measured one. */
export function PanicClock({ headingLevel = 2, id = 'panic-clock', records, hasCall = true }: PanicClockProps) {
  const { title, from, to, claim, breaths, news, inHere, said, noCurve, inWords, ...clock } = panicClock(records);
  const call = hasCall ? clock.call : undefined;
  const ticks = placedTicks(
    [
      { at: 0, text: '0' },
      { at: from, text: `${from}` },
      { at: to, text: `${to} minutes` },
    ],
    0,
    to,
  );
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={<span data-claim={claim}>{title}</span>}
      caption={
        <span data-claim={claim}>
          {said}
          {claim && <BasisMark claim={byId(records.claims, claim)} />} {noCurve}
        </span>
      }
      wordsTitle="The clock in words"
      words={
        <ul data-claim={claim}>
          {call && <li>{`${call.sign} ${call.act}`}</li>}
          {inWords.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{
          from: [0, from],
          to: [breaths.minutes, to],
          at: ticks.map(({ at }) => at),
          lane: ticks.map(({ lane }) => lane),
        }}
        also={ends(id, 0, to)}
      />
      {call && (
        <p className={styles.call}>
          <CautionMark shape="call-now" /> {`${call.sign} ${call.act}`}
        </p>
      )}
      <Scale className={styles.clock}>
        <p className={styles.passed} data-at={from} data-claim={claim}>
          <News isDrawn>{news}</News> <b>{inHere}</b>
        </p>
        <Track
          hasLine
          bars={[
            { from, to },
            { from: 0, to: breaths.minutes, look: 'outline', tone: 'ink' },
          ]}
        />
        <Ticks ticks={ticks} />
        <p className={styles.breaths}>
          <b>{breaths.rounds} slow breaths</b>, {breaths.seconds} seconds
        </p>
      </Scale>
    </Figure>
  );
}
