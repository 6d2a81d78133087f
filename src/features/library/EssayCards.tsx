import { readingMinutes } from '../../domain/library.ts';
import { essayPath } from '../../domain/pages.ts';
import type { Essay } from '../../domain/schema/essay.ts';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './EssayCards.module.css';

/** Essays as cards, the whole of each leading to it. The first is set larger. Continues an outline at level 3. */
export function EssayCards({ essays }: { essays: readonly Essay[] }) {
  return (
    <ol role="list" className={styles.list}>
      {essays.map((essay) => (
        <li key={essay.slug} className={styles.card} data-essay={essay.slug}>
          <h3>
            <a href={essayPath(essay.slug)}>
              <Emoji of={essay.emoji} /> {essay.title}
            </a>
          </h3>
          <p>{essay.excerpt}</p>
          <p className={styles.minutes}>{readingMinutes(essay.body)} min</p>
        </li>
      ))}
    </ol>
  );
}
