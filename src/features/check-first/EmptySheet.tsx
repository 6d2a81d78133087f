import styles from './CheckFirst.module.css';

/** Where the answer will stand, on a screen that is wide enough to have it beside the questions. */
export const EmptySheet = () => (
  <aside className={styles.empty} data-screen-only="" data-script-only="" aria-label="Your sheet">
    <p>
      <b>Your sheet</b>
    </p>
    <p>Nothing on it yet. Name a medicine, or tap what is true for you, and here stands:</p>
    <ul>
      <li>what is not for you, and what not to mix</li>
      <li>what to ask first, with the reason</li>
      <li>what to say at the counter, to print</li>
    </ul>
  </aside>
);
