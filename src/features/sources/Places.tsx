import type { PlacesShown } from '../../domain/library-windows.ts';
import styles from './SourcesScreen.module.css';

/** The pages on which something stands, each a link. Essays go by their titles. */
export function Places({
  lead,
  shown: { places, moreEssays },
}: {
  /** Begins the line: "Stands on". */ lead: string;
  shown: PlacesShown;
}) {
  if (places.length === 0) return <p className={styles.places}>Stands on no page yet.</p>;
  return (
    <p className={styles.places}>
      {lead}{' '}
      {places.map(({ path, title, isEssay }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <a href={path}>{isEssay ? `“${title}”` : title}</a>
        </span>
      ))}
      {moreEssays > 0 && ` and ${moreEssays} more ${moreEssays === 1 ? 'essay' : 'essays'}`}.
    </p>
  );
}
