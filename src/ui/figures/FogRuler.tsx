import type { AfterSlide } from '../../domain/schema/day.ts';
import styles from './FogRuler.module.css';
import { MarkNumbers } from './MarkNumbers.tsx';

/** The days that the ruler shows; the way without an end runs to its edge. */
const shown = 40;

type FogRulerProps = {
  ways: AfterSlide['ways'];
  /** The page that says what each way is, where it is another one. */ page?: string;
};

/** “1–9”, “30+”: the days of fog of a way. */
const daysOfFog = ({ from, to }: Pick<AfterSlide['ways'][number], 'from' | 'to'>) =>
  to === undefined ? `${from}+` : `${from}–${to}`;

/** Days of fog after a slide as one ruler, from light to dark, each piece with its answer: a way is a tap on it. */
export function FogRuler({ ways, page = '' }: FogRulerProps) {
  const id = 'fork';
  return (
    <>
      <MarkNumbers
        of={id}
        numbers={{ from: ways.map(({ from }) => from), to: ways.map(({ to = shown }) => to) }}
        also={`[data-figure="${id}"]{--days:${shown}}`}
      />
      <nav aria-label="Days with fog, and how many to do" className={styles.ruler} data-figure={id} data-screen-only="">
        <span aria-hidden="true">Days with fog, and how many to do</span>
        {ways.map((way) => (
          <a key={way.from} href={`${page}#fog-${way.from}`} data-from={way.from} data-to={way.to ?? shown}>
            <i aria-hidden="true" />
            <span>{daysOfFog(way)}</span>
            <em>{way.short}</em>
          </a>
        ))}
      </nav>
    </>
  );
}
