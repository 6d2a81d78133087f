import type { SiteConfig } from '../../site/config.ts';
import { productLink } from '../../site/links.ts';
import type { KidsSlot } from '../../model/kids.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './KidsScreen.module.css';

/** The anchor of a slot: its gummy’s first word. */
const anchorOf = ({ gummy }: KidsSlot) => /^[a-z]+/i.exec(gummy)?.[0].toLowerCase();

/** The children’s gummies by time of day, all open: the amount and what it’s for, and then what’s safe. */
export function KidsDay({ slots }: { slots: readonly KidsSlot[] }) {
  return (
    <ol role="list" className="rows">
      {slots.map((slot) => (
        <li key={slot.time} id={anchorOf(slot)} className="stack-2">
          <h3>
            <span className={`level-4 soft ${styles.time}`}>{slot.time}</span> {slot.gummy}
          </h3>
          <p className="unsplit">
            <b>How much:</b> {slot.dosage} {slot.function}
          </p>
          <p>
            <b>Safety:</b> {slot.safetyNote}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What research says about each of them. */
export function KidsEvidence({ slots }: { slots: readonly KidsSlot[] }) {
  return (
    <ul className="measure">
      {slots.map(({ time, researchBacking, references }) => (
        <li key={time} className="unsplit">
          {researchBacking}
          <ReferenceMarks ids={references} />
        </li>
      ))}
    </ul>
  );
}

/** What to look for in a shop, after everything that’s said about it. */
export function KidsProducts({ config, slots }: { config: SiteConfig; slots: readonly KidsSlot[] }) {
  return (
    <ul role="list" className="rows">
      {slots
        .flatMap(({ products }) => products)
        .map(({ name, note, search, caution }) => (
          <li key={name}>
            <ProductLink to={productLink(config, search)}>{name}</ProductLink>. {note} {caution}
          </li>
        ))}
    </ul>
  );
}
