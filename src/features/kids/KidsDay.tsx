import type { SiteConfig } from '../../site/config.ts';
import { productLink } from '../../site/links.ts';
import type { KidsSlot } from '../../model/kids.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './KidsScreen.module.css';

/** The children’s gummies by time of day, all open: what is safe comes before the amount, and the product last. */
export function KidsDay({ config, slots }: { config: SiteConfig; slots: readonly KidsSlot[] }) {
  return (
    <ol role="list" className="rows">
      {slots.map(({ time, gummy, dosage, function: purpose, safetyNote, researchBacking, references, products }) => (
        <li key={time} className="stack-2">
          <h3>
            <span className={`level-4 soft ${styles.time}`}>{time}</span> {gummy}
          </h3>
          <p>{purpose}</p>
          <p>
            <b>Safety:</b> {safetyNote}
          </p>
          <p className="unsplit">
            <b>How much:</b> {dosage}
          </p>
          <p className="unsplit">
            <b>Research:</b> {researchBacking}
            <ReferenceMarks ids={references} />
          </p>
          {products.map(({ name, note, search, caution }) => (
            <p key={name}>
              <ProductLink to={productLink(config, search)}>{name}</ProductLink>. {note} {caution}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
