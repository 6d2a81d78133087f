import { readDrawing, sheet } from './drawings.ts';
import styles from './Drawing.module.css';

/**
 * A drawing of `content/drawings`, in the colors of the page. An ornament, hidden from screen readers. It fills its box, cut around its
 * middle.
 */
export function Drawing({ name }: { name: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: readDrawing(name).replace(/<style>.*<\/style>\s*/s, '') }}
    />
  );
}
