import styles from './SourcesScreens.module.css';

type IndexListProps = {
  entries: readonly { /** Its anchor. */ id: string; path: string; words: string }[];
};

/** A list of the index. Each entry carries the anchor under which it was once on this page whole. */
export function IndexList({ entries }: IndexListProps) {
  return (
    <ul role="list" className={`flow-wide ${styles.index}`} data-screen-only="">
      {entries.map(({ id, path, words }) => (
        <li key={id} id={id}>
          <a href={path}>{words}</a>
        </li>
      ))}
    </ul>
  );
}
