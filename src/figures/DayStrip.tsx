import { drawDayStrip } from './strips.ts';
import styles from './Figure.module.css';

type DayStripProps = {
  /** The last days of the plan’s phases or weeks, where the line is cut. */
  cuts: readonly number[];
  day?: number;
};

/** The days of a plan in one line, with the reader’s own day on it, if there is one. The words beside it say the same. */
export const DayStrip = ({ cuts, day }: DayStripProps) => (
  <div className={styles.drawing}>{drawDayStrip(cuts, day)}</div>
);
