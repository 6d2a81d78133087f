import { secondsOfRound, slowBreath } from '../../domain/breathing.ts';
import { byId, type Records } from '../../domain/records.ts';
import { BasisMark } from '../Claim.tsx';
import { CautionMark } from '../CautionMark.tsx';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';
import { ends, placedTicks, Scale, Ticks, Track } from './Scale.tsx';
import styles from './PanicClock.module.css';

type PanicClockProps = Placement & {
  records: Pick<Records, 'measures' | 'panicToolkit' | 'claims'>;
  /** Without the line that says when to call, where the page says it directly above. */
  hasCall?: boolean;
};

/** How long a panic attack lasts, on a clock: most have passed in the shaded part. No curve is drawn, because nobody has measured one. */
export function PanicClock({ headingLevel = 2, id = 'panic-clock', records, hasCall = true }: PanicClockProps) {
  const { panic } = records.measures;
  const seconds = slowBreath.rounds * secondsOfRound(slowBreath);
  const [call] = hasCall ? records.panicToolkit.call : [];
  const [claim] = panic.claims;
  const most = panic.to;
  const ticks = placedTicks(
    [
      { at: panic.from, text: `${panic.from} minutes` },
      { at: most, text: `${most} minutes` },
    ],
    0,
    most,
  );
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={
        <span data-claim={claim}>
          Most panic attacks pass in {panic.from} to {panic.to} minutes
        </span>
      }
      caption={
        <span data-claim={claim}>
          Said by {panic.who}.{claim && <BasisMark claim={byId(records.claims, claim)} />} Some take longer. How strong
          it is from minute to minute, nobody has drawn for us, so we draw no curve.
        </span>
      }
      wordsTitle="The clock in words"
      words={
        <ul data-claim={claim}>
          {call && <li>{call.when}</li>}
          <li>
            {slowBreath.rounds} slow breaths take {seconds} seconds.
          </li>
          <li>
            Between minute {panic.from} and minute {panic.to}, most panic attacks have passed.
          </li>
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{
          from: [0, panic.from],
          to: [seconds / 60, panic.to],
          at: ticks.map(({ at }) => at),
          lane: ticks.map(({ lane }) => lane),
        }}
        also={ends(id, 0, most)}
      />
      {call && (
        <p className={styles.call}>
          <CautionMark shape="call-now" /> {call.when}
        </p>
      )}
      <Scale className={styles.clock}>
        <p className={styles.passed} data-at={panic.from} data-claim={claim}>
          <b>Somewhere in here, most have passed</b>
        </p>
        <Track hasLine bars={[{ from: panic.from, to: panic.to }]} />
        <Ticks ticks={ticks} />
        <Track bars={[{ from: 0, to: seconds / 60, look: 'outline', tone: 'ink' }]} />
        <p className={styles.breaths}>
          <b>{slowBreath.rounds} slow breaths</b>, {seconds} seconds
        </p>
      </Scale>
    </Figure>
  );
}
