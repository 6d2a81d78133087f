import type { MotifName } from '../model/motifs.ts';
import { drawingOf, sheet } from '../library/drawing/drawing.ts';
import styles from './Drawing.module.css';

type DrawingProps = {
  /** The slug of an essay or the name of a page: the drawing is always the same for it. */
  slug: string;
  motif?: MotifName | undefined;
};

/** A lake shore with one thing on it. An ornament, hidden from screen readers. It fills its box, cut around its middle. */
export function Drawing({ slug, motif }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawingOf(slug, motif).map(({ d, tone, opacity }, index) => (
        <path key={index} d={d} data-t={tone === 'line' ? undefined : tone} opacity={opacity} />
      ))}
    </svg>
  );
}
