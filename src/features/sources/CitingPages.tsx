import type { Place } from '../../evidence/citation-index.ts';
import styles from './SourcesScreens.module.css';

type CitingPagesProps = {
  places: readonly Place[];
  /** Shown if there are none. */ unused: string;
  /** What they are, unless the heading says so. */ lead?: string;
};

/** Links to the pages that cite something. Essays go by their titles. */
export function CitingPages({ places, unused, lead }: CitingPagesProps) {
  if (places.length === 0) return <p className="soft measure">{unused}</p>;
  return (
    <>
      {lead && <p>{lead}</p>}
      <ul className={styles.places}>
        {places.map(({ path, title, isEssay }) => (
          <li key={path}>
            <a href={path}>{isEssay ? `“${title}”` : title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
