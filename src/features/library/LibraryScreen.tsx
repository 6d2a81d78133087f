import type { ReactNode } from 'react';
import { capitalized } from '../../domain/first-letter.ts';
import { windowOf } from '../../domain/library-windows.ts';
import { firstSentence, whoSpeaks, type Library } from '../../domain/library.ts';
import { inWords } from '../../domain/named-words.ts';
import { essayPath } from '../../domain/pages.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import { EssaySpines } from './EssaySpines.tsx';
import { Troubles } from './Troubles.tsx';
import styles from './LibraryScreen.module.css';

type LibraryScreenProps = {
  library: Library;
  /** Search and filter, an island. The whole list stands without it. */
  search?: ReactNode;
};

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
          {all.length} essays. Each takes a few minutes, says what is known, and leaves you one thing to do tomorrow.
        </p>
      </header>
      {search}
      <div data-library="">
        <Troubles essays={all} />
        <section aria-labelledby="start-title" className={`${styles.shelf} ${styles.start}`}>
          <div className={styles.sign}>
            <h2 id="start-title">Start here</h2>
            <p>{capitalized(inWords(start.length))} essays, in this order, if you are new.</p>
          </div>
          <div>
            {/* A drawing of its own: those of the essays stand with them, on their shelf. */}
            <Drawing slug="start-here" motif="bridge" />
            <ol role="list" className={styles.first}>
              {start.map(({ slug, emoji, title, inShort }, index) => (
                <li key={slug}>
                  <b aria-hidden="true">{index + 1}</b>
                  <a href={essayPath(slug)}>
                    <Emoji of={emoji} /> {title}
                  </a>
                  <p>{firstSentence(inShort)}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <nav aria-label="Shelves">
          <ul role="list" className={styles.shelves}>
            {shelves.map(({ theme, name }) => (
              <li key={theme}>
                <a href={`#${theme}`}>
                  {name}
                  <span className="visually-hidden"> shelf</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {shelves.map((shelf) => {
          const { theme, name, about } = shelf;
          const { essays, rest } = windowOf(shelf, library);
          // Those that stand above are the last of their shelf.
          const others = essays.toSorted((a, b) => Number(start.includes(a)) - Number(start.includes(b)));
          return (
            <section key={theme} id={theme} className={styles.shelf} aria-labelledby={`${theme}-title`}>
              <div className={styles.sign}>
                <h2 id={`${theme}-title`}>{name}</h2>
                <p>{about}</p>
              </div>
              <div>
                <EssaySpines essays={others} />
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
      <p className={styles.voice}>{whoSpeaks}</p>
    </div>
  );
}
