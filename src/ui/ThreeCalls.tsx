import type { Call } from '../safety/care.ts';
import styles from './ThreeCalls.module.css';

/** The three calls (emergency, poisoning, suicide) in one row, each with when to call it. */
export function ThreeCalls({
  calls,
  isTall = false,
  isLarge = false,
}: {
  calls: readonly Call[];
  /** On a phone, one below the other, where there is room for every number. */
  isTall?: boolean;
  /** The numbers in large letters, the first call filled. */
  isLarge?: boolean;
}) {
  return (
    <ul
      role="list"
      className={`inline small soft ${isLarge ? 'print-grid ' : ''}${styles.calls}`}
      data-tall={isTall || isLarge ? '' : undefined}
      data-large={isLarge ? '' : undefined}
      data-safety=""
    >
      {calls.map(({ card, href, name, number, text }) => (
        <li key={card} data-care={isLarge ? undefined : card}>
          <a href={href}>
            <strong>{isLarge ? number : name}</strong>{' '}
            <span>
              {isLarge && name !== number && <b>{name}. </b>}
              {text}
            </span>
            {!isLarge && name !== number && <span className={styles.number}> {number}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
