import type { Place } from '../../domain/standing.ts';
import styles from './SourcesScreen.module.css';

/** The pages on which something stands, each a link. Essays go by their titles. */
export function Places({ lead, places }: { /** Begins the line: "Stands on". */ lead: string; places: readonly Place[] | undefined }) {
  if (!places?.length) return <p className={styles.places}>Stands on no page yet.</p>;
  return (
    <p className={styles.places}>
      {lead} {places.map(({ path, title, isEssay }, index) => (
        <span key={path}>{index > 0 && ', '}<a href={path}>{isEssay ? `“${title}”` : title}</a></span>
      ))}.
    </p>
  );
}
