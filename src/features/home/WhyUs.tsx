import { referenceLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import { Drawing } from '../../figures/Drawing.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './WhyUs.module.css';

type WhyUsProps = {
  brand: string;
  records: Records;
};

/** Four problems of the ordinary way, and a verse in the one dark rest of the page. */
export function WhyUs({ brand, records }: WhyUsProps) {
  const { why, problems, verse } = records.homeScreen;
  const scripture = byId(records.references, verse.reference);
  return (
    <section className="part" aria-labelledby="why-title">
      <div className="wrap beside">
        <h2 id="why-title">Why just {brand}</h2>
        <p className="soft">{why}</p>
        <ul role="list" className="rows columns-2">
          {problems.map(({ title, text, drawing }) => (
            <li key={title} className={styles.problem}>
              <div data-screen-only="">
                <Drawing name={drawing} />
              </div>
              <h3>{title}</h3>
              <p>
                <MarkedText text={text} records={records} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      {/* The one dark, full-width rest of the page. It says nothing that a reader needs to be safe. */}
      <div className={styles.pause} data-screen-only="">
        <div className="wrap">
          <p>
            <span role="blockquote" className={styles.verse}>
              {verse.text}
            </span>{' '}
            <span className={`small ${styles.source}`}>
              <Outside to={referenceLink(scripture)}>{scripture.title}, King James Version</Outside>
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
