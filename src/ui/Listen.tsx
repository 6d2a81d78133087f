import styles from './Listen.module.css';

/** In a page’s HTML until its layout, which sees the whole text, knows how long it takes to listen. */
export const minutesToListen = '{minutes to listen}';

/**
 * Reads the page aloud with a voice of the device (`src/features/listen`). It shows only where there is one, on a line that
 * exists anyway.
 */
export function Listen() {
  return (
    <span className={styles.line} data-listen="" hidden>
      <button type="button" className="link-button">
        Listen, {minutesToListen} min
      </button>
    </span>
  );
}
