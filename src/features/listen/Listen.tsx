// Built as a worker’s would be: into one file, without a helper.
import player from './listen.ts?worker&url';
import styles from './Listen.module.css';

/**
 * Reads the page aloud with a voice of the device. Its route loads `show-button.ts`, which shows it only where there is one, on a line
 * that exists anyway. The address of the player is in the page, so that it’s kept offline with it.
 */
export function Listen({ minutes }: { minutes: number }) {
  return (
    <span className={styles.line} data-listen={player} hidden>
      <button type="button" className="link-button">
        {`Listen, ${minutes} min`}
      </button>
    </span>
  );
}
