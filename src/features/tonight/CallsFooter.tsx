import { byId, type Records } from '../../model/records.ts';
import styles from './CallsFooter.module.css';

/** The three calls, in place of the footer with its links: at the bottom of every step, and of the window. */
export function CallsFooter({
  records,
}: {
  records: Pick<Records, 'tonightScreen' | 'helpScreen' | 'siteScreen' | 'careCards'>;
}) {
  return (
    <footer className={styles.footer}>
      <p className="wrap">
        {records.helpScreen.where} {records.siteScreen.footer.notMedical}
      </p>
      <div className={styles.bar}>
        <ul role="list" className={`wrap ${styles.calls}`}>
          {records.tonightScreen.calls.map(({ card, text }) => {
            const [contact] = byId(records.careCards, card).contacts;
            return (
              contact && (
                <li key={card}>
                  <a href={`${contact.by}:${contact.number}`}>
                    <strong>{contact.name}</strong> <span>{text}</span>
                    {contact.name !== contact.number && <span className={styles.number}> {contact.number}</span>}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </footer>
  );
}
