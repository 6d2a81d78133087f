import { firstSentence } from '../../text/sentences.ts';
import { essayPath } from '../../site/pages.ts';
import type { Essay } from '../../model/essay.ts';
import { Drawing } from '../../figures/Drawing.tsx';
import { Emoji } from '../../ui/Emoji.tsx';
import styles from './EssayRows.module.css';

/** Every essay as a card: its drawing, emoji, title and one sentence. The whole card leads to the essay. Its titles are level 3. */
export function EssayRows({ essays }: { essays: readonly Essay[] }) {
  return (
    <ol role="list" className={styles.list}>
      {essays.map(({ slug, drawing, emoji, title, excerpt, troubles }) => (
        <li key={slug} className={styles.row} data-troubles={troubles.join(' ')}>
          <Drawing name={drawing} />
          <h3>
            <a href={essayPath(slug)}>
              <Emoji of={emoji} /> {title}
            </a>
          </h3>
          <p className="soft">{firstSentence(excerpt)}</p>
        </li>
      ))}
    </ol>
  );
}
