import { Fragment } from 'react';
import { moreHelpAnchor, mostUrgentFirst } from '../../domain/care.ts';
import { referenceLink } from '../../domain/links.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import type { MoreHelp } from '../../domain/schema/evidence.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CareCard } from '../../ui/CareCard.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import { PanicTime } from '../../ui/figures/PanicTime.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './HelpScreen.module.css';

/** The numbers of the emergency cards, for a reader with no time to look for theirs. */
const first = [
  { card: 'heart', words: 'Somebody’s life is in danger' },
  { card: 'suicide', words: 'Thoughts of suicide' },
  { card: 'child-gummies', words: 'Swallowed something, child or adult' },
] as const;

function FirstNumber({ records, card, words }: { records: Records; card: string; words: string }) {
  const [contact] = byId(records.careCards, card).contacts;
  return (
    contact && (
      <li>
        <a href={`${contact.by}:${contact.number}`}>
          <strong>{contact.number}</strong> <span>{words}</span>
        </a>
      </li>
    )
  );
}

/** Another line to turn to: who it is for, what it is, and its numbers. */
function MoreHelpLine({ line: { id, who, text, contacts, online } }: { line: MoreHelp }) {
  return (
    <li id={moreHelpAnchor(id)} data-help={id}>
      <b>{who}.</b> {text}{' '}
      {contacts.map(({ label, by, number }) => (
        <Fragment key={by + number}>
          <a href={`${by}:${number}`}>
            <Unbroken text={label} />
          </a>{' '}
        </Fragment>
      ))}
      {online && <Outside to={referenceLink(online)}>{online.label}</Outside>}
    </li>
  );
}

/**
 * Where to turn: three numbers, then every care card with the most urgent first, then other lines. Nothing else to read, and nothing to load: the
 * breathing pacer stays in the toolkit, behind the toolkit’s own lines with a number to call.
 */
export function HelpScreen({ records, today }: { records: Records; today: string }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Need help now?</h1>
        <p className={styles.lead}>Call. You do not need to be sure.</p>
        <ul role="list" className={styles.first}>
          {first.map((entry) => (
            <FirstNumber key={entry.card} records={records} {...entry} />
          ))}
        </ul>
        <p className={styles.where}>
          These are US numbers. Elsewhere, call your own emergency number or poison center.
        </p>
        <p className={styles.panic}>
          <span>Known panic, no new sign or pill?</span>{' '}
          <ButtonLink href="/starter-guide#panic" look="water">
            Breathe with me
          </ButtonLink>
        </p>
        <p className={styles.where}>
          None of these, only <a href="/starter-guide#awake">awake at night</a>?
        </p>
      </header>
      <div className={styles.cards}>
        {mostUrgentFirst(records.careCards).map((card) => (
          <CareCard key={card.id} card={card} />
        ))}
        <section aria-labelledby="more-help" className={styles.more}>
          <h2 id="more-help">Also there for you</h2>
          <ul role="list">
            {records.moreHelp.map((line) => (
              <MoreHelpLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
        <PanicTime records={records} hasCall={false} />
        <ReviewNote review={reviewOf(records.reviews, '/help')} today={today} />
      </div>
    </div>
  );
}
