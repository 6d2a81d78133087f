import { byTrouble, type Library } from '../../model/library.ts';
import type { Records } from '../../model/records.ts';
import styles from './Troubles.module.css';

type TroublesProps = Pick<Library, 'essays'> & { words: Records['libraryScreen']['troubles'] };

/** What troubles a reader, as links. Each one filters the list of essays, by the address alone. */
export function Troubles({ essays, words }: TroublesProps) {
  return (
    <nav className={styles.troubles} aria-labelledby="troubles-title" data-screen-only="">
      <h2 id="troubles-title">What’s bothering you?</h2>
      <ul role="list" className="link-list pairs">
        {byTrouble(essays).map(({ trouble }) => (
          <li key={trouble} data-elsewhere="">
            <a href={`#about-${trouble}`}>{words[trouble].label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The title of the list of essays, and one for each trouble: the one in the address is shown. */
export function TroubleTitles({ essays, words }: TroublesProps) {
  return (
    <>
      {byTrouble(essays).map(({ trouble }) => (
        <h2 key={trouble} id={`about-${trouble}`} className={styles.title} data-elsewhere="">
          {words[trouble].label}
        </h2>
      ))}
      <h2 className={styles.all}>All {essays.length} essays</h2>
      <p className={`sans links ${styles.back}`}>
        <a href="#all">All {essays.length} essays</a>
      </p>
    </>
  );
}
