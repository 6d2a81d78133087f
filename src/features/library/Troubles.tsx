import { byTrouble } from '../../domain/library.ts';
import { essayPath } from '../../domain/pages.ts';
import { troubleWords, type Essay } from '../../domain/schema/essay.ts';
import styles from './Troubles.module.css';

/** The way in by what troubles a reader: a word opens on the essays that serve it. Works without a script. */
export function Troubles({ essays }: { essays: readonly Essay[] }) {
  return (
    <section className={styles.troubles} aria-labelledby="troubles-title">
      <h2 id="troubles-title">What troubles you?</h2>
      <div className={styles.list}>
        {byTrouble(essays).map(({ trouble, essays: found }) => (
          <details key={trouble} name="trouble" id={`about-${trouble}`}>
            <summary>
              {troubleWords[trouble]} <span aria-hidden="true">{found.length}</span>
            </summary>
            <ul role="list">
              {found.map(({ slug, title, inShort }) => (
                <li key={slug}>
                  <a href={essayPath(slug)}>{title}</a>
                  <p>{inShort}</p>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
