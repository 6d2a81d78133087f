import type { CautionShape } from '../safety/care.ts';
import styles from './CautionMark.module.css';

/** The shape of a caution, next to words that say it: ✕ don’t take, ? ask first, ! call now. Seen without color, too. */
export function CautionMark({ shape }: { shape: CautionShape }) {
  return <span className={styles.mark} data-shape={shape} aria-hidden="true" />;
}
