import { drawingOf } from '../domain/drawing.ts';
import styles from './Drawing.module.css';

/**
 * Still water, drawn from a slug. An ornament, hidden from screen readers. It fills its box: lines keep their width
 * however the box is shaped, so a wide one is the same water seen from lower down.
 */
export function Drawing({ slug }: { slug: string }) {
  const { rings, lines, sun } = drawingOf(slug);
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {sun && <circle cx={sun.cx} cy={sun.cy} r={sun.r} />}
      <path d={lines.join('')} />
      {rings.map(({ cx, cy, rx, ry, opacity }) => (
        <ellipse key={`${cx} ${cy} ${rx}`} cx={cx} cy={cy} rx={rx} ry={ry} opacity={opacity} />
      ))}
    </svg>
  );
}
