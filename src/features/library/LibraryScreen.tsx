import type { ReactNode } from 'react';
import { windowOf } from '../../domain/library-windows.ts';
import type { Library } from '../../domain/library.ts';
import { Emoji } from '../../ui/Emoji.tsx';
import { EssayCards } from './EssayCards.tsx';
import styles from './LibraryScreen.module.css';

type LibraryScreenProps = {
  library: Library;
  /** Search and filter, an island. The whole list stands without it. */
  search?: ReactNode;
};

/** The Impact Library: where to start, then every essay on its shelf, or the first of each shelf where they are too many for one page. */
export function LibraryScreen({ library, search }: LibraryScreenProps) {
  const { shelves, start, essays: all } = library;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Impact Library</h1>
        <p className={styles.lead}>{all.length} essays on fog, bodies, homes and the world they live in. Each takes a few minutes, says what is known, and ends with something to do.</p>
      </header>
      {search}
      <div data-library="">
        <section aria-labelledby="start-title" className={styles.start}>
          <h2 id="start-title">Start here</h2>
          <ol role="list">
            {start.map(({ slug, emoji, title, inShort }) => (
              <li key={slug}><h3><a href={`/blog/${slug}`}><Emoji of={emoji} /> {title}</a></h3><p>{inShort}</p></li>
            ))}
          </ol>
        </section>
        <nav aria-label="Shelves" className={styles.shelves}>
          <ul role="list">{shelves.map(({ theme, name }) => <li key={theme}><a href={`#${theme}`}>{name}</a></li>)}</ul>
        </nav>
        {shelves.map((shelf) => {
          const { theme, name, about } = shelf;
          const { essays, rest } = windowOf(shelf, library);
          return (
            <section key={theme} id={theme} className={styles.shelf} aria-labelledby={`${theme}-title`}>
              <h2 id={`${theme}-title`}>{name}</h2>
              <p className={styles.about}>{about}</p>
              <EssayCards essays={essays} />
              {rest && <p className={styles.rest}><a href={rest}>All {shelf.essays.length} essays on this shelf</a></p>}
            </section>
          );
        })}
      </div>
    </div>
  );
}
