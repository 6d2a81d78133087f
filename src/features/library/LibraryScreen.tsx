import type { ReactNode } from 'react';
import { windowOf } from '../../domain/library-windows.ts';
import { readingMinutes, type Library } from '../../domain/library.ts';
import { essayPath } from '../../domain/pages.ts';
import type { Essay } from '../../domain/schema/essay.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import { EssayCards } from './EssayCards.tsx';
import styles from './LibraryScreen.module.css';

type LibraryScreenProps = {
  library: Library;
  /** Search and filter, an island. The whole list stands without it. */
  search?: ReactNode;
};

/** A shelf as it stands: an essay that the way in does not name comes first, where it is set larger. */
function displayed(essays: readonly Essay[], start: readonly Essay[]): Essay[] {
  const first = essays.find((essay) => !start.includes(essay));
  return essays.toSorted((a, b) => Number(b === first) - Number(a === first));
}

/**
 * The Impact Library: where to start, then every essay on its shelf, or the first of each shelf where they are too many for
 * one page. A shelf begins at the water.
 */
export function LibraryScreen({ library, search }: LibraryScreenProps) {
  const { shelves, start, essays: all } = library;
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>Impact Library</h1>
        <p className={styles.lead}>
          {all.length} essays on fog, bodies, homes and the world they live in. Each takes a few minutes, says what is
          known, and ends with something to do.
        </p>
      </header>
      {search}
      <div data-library="">
        <nav aria-label="Shelves">
          <ul role="list" className={styles.shelves}>
            {shelves.map(({ theme, name }) => (
              <li key={theme}>
                <a href={`#${theme}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="start-title" className={`${styles.shelf} ${styles.start}`}>
          <div className={styles.sign}>
            <h2 id="start-title">Start here</h2>
            <p>Three essays, in this order, if you are new.</p>
          </div>
          <ol className={styles.first}>
            {start.map(({ slug, emoji, title, body }) => (
              <li key={slug}>
                <Emoji of={emoji} /> <a href={essayPath(slug)}>{title}</a> <span>{readingMinutes(body)} min</span>
              </li>
            ))}
          </ol>
        </section>
        {shelves.map((shelf) => {
          const { theme, name, about } = shelf;
          const { essays, rest } = windowOf(shelf, library);
          return (
            <section key={theme} id={theme} className={styles.shelf} aria-labelledby={`${theme}-title`}>
              <Drawing slug={theme} />
              <div className={styles.sign}>
                <h2 id={`${theme}-title`}>{name}</h2>
                <p>{about}</p>
              </div>
              <div>
                <EssayCards essays={displayed(essays, start)} />
                {rest && (
                  <p className={styles.rest}>
                    <a href={rest}>All {shelf.essays.length} essays on this shelf</a>
                  </p>
                )}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
