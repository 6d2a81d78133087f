import { drawingOf } from '../domain/drawing.ts';
import styles from './Drawing.module.css';

/** Still water, drawn from an essay’s slug. An ornament: hidden from screen readers. */
export function Drawing({ slug, crop = '0 0 100 100' }: { slug: string; /** The part shown, as a viewBox. */ crop?: string }) {
  const { rings, lines, sun } = drawingOf(slug);
  return (
    <svg className={styles.drawing} viewBox={crop} aria-hidden="true">
      {sun && <circle cx={sun.cx} cy={sun.cy} r={sun.r} />}
      {lines.map((line) => <path key={line} d={line} />)}
      {rings.map(({ cx, cy, rx, ry, opacity }) => <ellipse key={`${cx} ${cy} ${rx}`} cx={cx} cy={cy} rx={rx} ry={ry} opacity={opacity} />)}
    </svg>
  );
}
