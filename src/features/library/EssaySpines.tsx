import { firstSentence, readingMinutes } from '../../library/library.ts';
import { essayPath } from '../../site/pages.ts';
import type { Essay } from '../../model/essay.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './EssaySpines.module.css';

type EssaySpinesProps = {
  essays: readonly Essay[];
  /** For a reader who is new: on a phone one under the other, in their order. */
  isFirst?: boolean;
};

/**
 * Essays side by side on a shelf: drawing, title, the trouble in a line, minutes. The whole of each leads to it. On a phone
 * the shelf is pushed along with a thumb. Continues an outline at level 3.
 */
export function EssaySpines({ essays, isFirst }: EssaySpinesProps) {
  return (
    <ol role="list" className={isFirst ? styles.first : styles.list}>
      {essays.map(({ slug, emoji, title, excerpt, body, drawing }) => (
        <li key={slug} className={styles.spine} data-essay={slug}>
          <Drawing slug={slug} motif={drawing} />
          <h3>
            <a href={essayPath(slug)}>
              <Emoji of={emoji} /> {title}
            </a>
          </h3>
          <p>
            {firstSentence(excerpt)} <span className={styles.minutes}>{readingMinutes(body)} min</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
