import type { ReactNode } from 'react';
import { readingMinutes, shelves, startHere } from '../../domain/library.ts';
import type { Essay } from '../../domain/schema/essay.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './LibraryScreen.module.css';

function EssayCard({ essay }: { essay: Essay }) {
  return (
    <li className={styles.card} data-essay={essay.slug}>
      <div className={styles.drawing}><Drawing slug={essay.slug} crop="0 10 100 80" /></div>
      <div>
        <h3 className={styles.title}><a href={`/blog/${essay.slug}`}><Emoji of={essay.emoji} /> {essay.title}</a></h3>
        <p>{essay.excerpt}</p>
        <p className={styles.minutes}>{readingMinutes(essay.body)} min</p>
      </div>
    </li>
  );
}

type LibraryScreenProps = {
  essays: readonly Essay[];
  /** Search and filter, an island. The whole list stands without it. */
  search?: ReactNode;
};

/** The Impact Library: where to start, then every essay on its shelf. */
export function LibraryScreen({ essays, search }: LibraryScreenProps) {
  const inOrder = (slugs: readonly string[]) => slugs.flatMap((slug) => essays.filter((essay) => essay.slug === slug));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Impact Library</h1>
        <p className={styles.lead}>{essays.length} essays on fog, bodies, homes and the world they live in. Each takes a few minutes, says what is known, and ends with something to do.</p>
      </header>
      {search}
      <div data-library="">
        <section aria-labelledby="start-title" className={styles.start}>
          <h2 id="start-title">Start here</h2>
          <ol role="list">
            {inOrder(startHere).map(({ slug, emoji, title, inShort }) => (
              <li key={slug}><h3><a href={`/blog/${slug}`}><Emoji of={emoji} /> {title}</a></h3><p>{inShort}</p></li>
            ))}
          </ol>
        </section>
        <nav aria-label="Shelves" className={styles.shelves}>
          <ul role="list">{shelves.map(({ theme, name }) => <li key={theme}><a href={`#${theme}`}>{name}</a></li>)}</ul>
        </nav>
        {shelves.map(({ theme, name, about, slugs }) => (
          <section key={theme} id={theme} className={styles.shelf} aria-labelledby={`${theme}-title`}>
            <h2 id={`${theme}-title`}>{name}</h2>
            <p className={styles.about}>{about}</p>
            <ul role="list">{inOrder(slugs).map((essay) => <EssayCard key={essay.slug} essay={essay} />)}</ul>
          </section>
        ))}
      </div>
    </div>
  );
}
