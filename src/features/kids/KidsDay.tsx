import type { SiteConfig } from '../../site/config.ts';
import { productLink } from '../../site/links.ts';
import type { KidsSlot } from '../../model/kids.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './KidsScreen.module.css';

/** The children’s gummies by time of day, all open: the amount, what’s safe, and what’s known. */
export function KidsDay({ slots }: { slots: readonly KidsSlot[] }) {
  return (
    <ol role="list" className="rows">
      {slots.map(({ time, gummy, dosage, function: purpose, safetyNote, researchBacking, references }) => (
        <li key={time} className="stack-2">
          <h3>
            <span className={`level-4 soft ${styles.time}`}>{time}</span> {gummy}
          </h3>
          <p className="unsplit">
            <b>How much:</b> {dosage}
          </p>
          <p>
            <b>Safety:</b> {safetyNote}
          </p>
          <p className="unsplit">
            {purpose} {researchBacking}
            <ReferenceMarks ids={references} />
          </p>
        </li>
      ))}
    </ol>
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
