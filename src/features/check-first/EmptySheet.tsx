import styles from './CheckFirst.module.css';

/** Where the answer will stand, on a screen that is wide enough to have it beside the questions. */
export const EmptySheet = () => (
  <aside className={styles.empty} data-screen-only="" data-script-only="" aria-label="Your sheet">
    <p>
      <b>Your sheet</b>
    </p>
    <p>
      Name a medicine, or tap what is true for you. What is not for you, and what to ask first, will stand here to
      print.
    </p>
  </aside>
);
