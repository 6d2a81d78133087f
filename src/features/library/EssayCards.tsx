import { readingMinutes } from '../../domain/library.ts';
import type { Essay } from '../../domain/schema/essay.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './EssayCards.module.css';

/** Essays as cards, each with its drawing, the reason to open it and the minutes it takes. Continues an outline at level 3. */
export function EssayCards({ essays }: { essays: readonly Essay[] }) {
  return (
    <ul role="list">
      {essays.map(({ slug, emoji, title, excerpt, body }) => (
        <li key={slug} className={styles.card} data-essay={slug}>
          <div className={styles.drawing}><Drawing slug={slug} crop="0 10 100 80" /></div>
          <div>
            <h3 className={styles.title}><a href={`/blog/${slug}`}><Emoji of={emoji} /> {title}</a></h3>
            <p>{excerpt}</p>
            <p className={styles.minutes}>{readingMinutes(body)} min</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
