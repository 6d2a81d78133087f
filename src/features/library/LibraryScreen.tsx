import type { ReactNode } from 'react';
import { capitalized } from '../../site/first-letter.ts';
import { whoSpeaks, type Library } from '../../library/library.ts';
import { inWords } from '../../evidence/named-words.ts';
import { EssaySpines } from './EssaySpines.tsx';
import { Troubles } from './Troubles.tsx';
import styles from './LibraryScreen.module.css';

type LibraryScreenProps = {
  library: Library;
  /** Search and filter, an island. The whole list is there without it. */
  search?: ReactNode;
};

/**
 * The Impact Library: where to start, then every essay on its shelf. A shelf begins at the water.
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
        <Troubles essays={all}>
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
        </Troubles>
        <section id="start" aria-labelledby="start-title" className={`${styles.shelf} ${styles.start}`}>
          <div className={styles.sign}>
            <h2 id="start-title">Start here</h2>
            <p>{capitalized(inWords(start.length))} essays, in this order.</p>
          </div>
          <EssaySpines essays={start} isFirst />
        </section>
        {shelves.map(({ theme, name, about, essays }) => {
          // No essay is listed twice on the page.
          const others = essays.filter((essay) => !start.includes(essay));
          const above = essays.length - others.length;
          return (
            <section key={theme} id={theme} className={styles.shelf} aria-labelledby={`${theme}-title`}>
              <div className={styles.sign}>
                <h2 id={`${theme}-title`}>{name}</h2>
                <p>
                  {about}
                  {above > 0 && (
                    <>
                      {' '}
                      <a href="#start">{capitalized(inWords(above))} more stand above</a>.
                    </>
                  )}
                </p>
              </div>
              <EssaySpines essays={others} />
            </section>
          );
        })}
      </div>
      <p className={styles.voice}>{whoSpeaks}</p>
    </div>
  );
}
