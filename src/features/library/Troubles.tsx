import type { ReactNode } from 'react';
import { asSentence, byTrouble } from '../../library/library.ts';
import { essayPath } from '../../site/pages.ts';
import { troubleWords, type Essay } from '../../model/essay.ts';
import styles from './Troubles.module.css';

/** So many troubles stand open; the rest fold, so that a phone comes to the essays. */
const open = 8;

function Trouble({ trouble, essays }: ReturnType<typeof byTrouble>[number]) {
  return (
    <details name="trouble" id={`about-${trouble}`}>
      <summary>
        {troubleWords[trouble]} <span aria-hidden="true">{essays.length}</span>
      </summary>
      <ul role="list">
        {essays.map(({ slug, title, inShort, tomorrow }) => (
          <li key={slug}>
            <a href={essayPath(slug)}>{title}</a>
            <p>{inShort}</p>
            <p>
              <b>Tomorrow:</b> {asSentence(tomorrow.do)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

type TroublesProps = { essays: readonly Essay[]; /** Another way in, under this one. */ children: ReactNode };

/** The way in by what troubles a reader: a word opens on the essays that serve it. Works without a script. */
export function Troubles({ essays, children }: TroublesProps) {
  const found = byTrouble(essays);
  const [first, rest] = [found.slice(0, open), found.slice(open)];
  return (
    <section className={styles.troubles} aria-labelledby="troubles-title">
      <h2 id="troubles-title">What troubles you?</h2>
      <div className={styles.list}>
        {first.map((entry) => (
          <Trouble key={entry.trouble} {...entry} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            {rest.length} more:{' '}
            {rest
              .slice(0, 3)
              .map(({ trouble }) => troubleWords[trouble].toLowerCase())
              .join(', ')}{' '}
            …
          </summary>
          <div className={styles.list}>
            {rest.map((entry) => (
              <Trouble key={entry.trouble} {...entry} />
            ))}
          </div>
        </details>
      )}
      {children}
    </section>
  );
}
