import type { PlacesShown } from '../../domain/library-windows.ts';
import styles from './SourcesScreens.module.css';

type CitingPagesProps = {
  shown: PlacesShown;
  /** What they are, where the heading over them does not say it. */ lead?: string;
};

/** The pages on which something stands, each a link. Essays go by their titles. */
export function CitingPages({ shown: { places, moreEssays }, lead }: CitingPagesProps) {
  if (places.length === 0) return <p className={styles.soft}>On no page yet.</p>;
  return (
    <>
      {lead && <p>{lead}</p>}
      <ul className={styles.places}>
        {places.map(({ path, title, isEssay }) => (
          <li key={path}>
            <a href={path}>{isEssay ? `“${title}”` : title}</a>
          </li>
        ))}
        {moreEssays > 0 && (
          <li>
            and {moreEssays} more {moreEssays === 1 ? 'essay' : 'essays'}
          </li>
        )}
      </ul>
    </>
  );
}
