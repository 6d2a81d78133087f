import { Fragment, type ReactNode } from 'react';
import { careAnchor, moreHelpAnchor, mostUrgentFirst, callsOf } from '../../safety/care.ts';
import type { Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { MoreHelp } from '../../model/evidence.ts';
import { CareCard } from '../../ui/CareCard.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { ThreeCalls } from '../../ui/ThreeCalls.tsx';
import styles from './HelpScreen.module.css';

/** Another line to turn to: who it is for, what it is, and its numbers. */
function MoreHelpLine({ line: { id, who, text, contacts } }: { line: MoreHelp }) {
  return (
    <li id={moreHelpAnchor(id)}>
      <b>{who}.</b> {text}{' '}
      <span className="links">
        {contacts.map(({ label, by, number }) => (
          <Fragment key={by + number}>
            <a href={`${by}:${number}`}>
              <Unbroken text={label} />
            </a>{' '}
          </Fragment>
        ))}
      </span>
    </li>
  );
}

type HelpScreenProps = {
  records: Records;
  listen?: ReactNode;
  pacer?: ReactNode;
};

/** Where to turn: three numbers, then every care card with the most urgent first, then other lines. Only the pacer needs a script. */
export function HelpScreen({ records, listen, pacer }: HelpScreenProps) {
  const words = records.helpScreen;
  const cards = mostUrgentFirst(records.careCards);
  const entries = [
    ...cards.map(({ id, title }) => [id, careAnchor(id), title] as const),
    ...records.moreHelp.map(({ id, who }) => [id, moreHelpAnchor(id), who] as const),
  ];
  return (
    <div className={`wrap top stack-5 ${styles.page}`}>
      <header className={`stack-3 ${styles.head}`}>
        <div className={`stack-3 ${styles.calls}`}>
          <div className={styles.title}>
            <h1>Need help now?</h1>
            {listen}
          </div>
          <p className="lead">{words.lead}</p>
          <ThreeCalls calls={callsOf(records, words.first)} isLarge />
          <p className="soft">{words.where}</p>
        </div>
        <div className={`stack-2 ${styles.panic}`}>
          <p>{words.panic}</p>
          {pacer}
          <p>{words.panicLimits}</p>
          <p className="soft" data-unspoken="">
            <MarkedText text={words.awake} records={records} />
          </p>
        </div>
      </header>
      <div className={`stack-4 ${styles.cards}`}>
        <nav aria-label={words.about} data-unspoken="" data-screen-only="">
          <ul role="list" className="link-list pairs">
            {entries.map(([id, anchor, title]) => (
              <li key={id}>
                <a href={`#${anchor}`}>{words.labels[id] ?? title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {cards.map((card) => (
          <CareCard key={card.id} card={card} />
        ))}
        <section aria-labelledby="more-help" className={'stack-2 measure sans'}>
          <h2 id="more-help">{words.more}</h2>
          <ul role="list" className="stack-2">
            {records.moreHelp.map((line) => (
              <MoreHelpLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
        <ReviewNote review={reviewOf(records.reviews, '/help')} />
      </div>
    </div>
  );
}
