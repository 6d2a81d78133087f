import styles from './Listen.module.css';

/** In a page’s HTML until its layout, which sees the whole text, knows how long it takes to listen. */
export const minutesToListen = '{minutes to listen}';

/**
 * Reads the page aloud with a voice of the device (`src/features/listen`). It always has its room, so that nothing moves when a voice
 * is found; it shows only then.
 */
export function Listen() {
  return (
    <span className={styles.line} data-listen="">
      <button type="button">Listen, {minutesToListen} min</button>
      <span className="visually-hidden" role="status" />
    </span>
  );
}
