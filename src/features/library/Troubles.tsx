import { asSentence, byTrouble } from '../../model/library.ts';
import { essayPath } from '../../site/pages.ts';
import { troubleWords, type Essay } from '../../model/essay.ts';
import styles from './Troubles.module.css';

/** How many troubles are listed at once. The others are folded, so that the essays are close on a phone. */
const open = 8;

function Trouble({ trouble, essays }: ReturnType<typeof byTrouble>[number]) {
  return (
    <details name="trouble">
      <summary>
        {troubleWords[trouble]}{' '}
        <span className="small soft" aria-hidden="true">
          {essays.length}
        </span>
      </summary>
      {/* The anchor is inside, so that a link to it opens the list. */}
      <ul role="list" id={`about-${trouble}`}>
        {essays.map(({ slug, title, inShort, tomorrow }) => (
          <li key={slug}>
            <a href={essayPath(slug)}>{title}</a>
            <p className="prose soft">{inShort}</p>
            <p className="prose soft">
              <b>Tomorrow:</b> {asSentence(tomorrow.do)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The essays by trouble: each trouble opens a list of the essays that help with it. Works without a script. */
export function Troubles({ essays }: { essays: readonly Essay[] }) {
  const found = byTrouble(essays);
  const [first, rest] = [found.slice(0, open), found.slice(open)];
  return (
    <section className={styles.troubles} aria-labelledby="troubles-title" data-screen-only="">
      <h2 id="troubles-title">What’s bothering you?</h2>
      <div className={styles.list}>
        {first.map((entry) => (
          <Trouble key={entry.trouble} {...entry} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length} more topics</summary>
          <div className={styles.list}>
            {rest.map((entry) => (
              <Trouble key={entry.trouble} {...entry} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
