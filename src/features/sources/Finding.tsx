import type { Reference } from '../../model/evidence.ts';
import styles from './SourcesScreens.module.css';

/** What a source found, and what it does not show. */
export function Finding({ reference: { finding, caution } }: { reference: Pick<Reference, 'finding' | 'caution'> }) {
  return (
    <>
      <p className={styles.text}>{finding}</p>
      {caution && (
        <p className={styles.text}>
          <b>Careful:</b> {caution}
        </p>
      )}
    </>
  );
}
