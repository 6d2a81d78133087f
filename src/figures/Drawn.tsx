import styles from './Figure.module.css';
import { pagePalette, widths, type Draw } from './svg.ts';

/** A drawing in both of its widths. Styles show the one that fits the column. */
export const Drawn = ({ draw }: { draw: Draw }) => (
  <>
    <div className={styles.narrow} data-screen-only="">
      {draw(widths.narrow, pagePalette)}
    </div>
    <div className={styles.wide}>{draw(widths.wide, pagePalette)}</div>
  </>
);
