import styles from './InPlace.module.css';

/** The id of the box, for the script that fills it. */
const inPlaceId = 'in-place';

/** Where the page’s script shows what a mark rests on. Empty and hidden until then. */
export const InPlace = () => (
  <div
    id={inPlaceId}
    className={styles.box}
    popover="auto"
    role="dialog"
    aria-label="What this rests on"
    tabIndex={-1}
  />
);
