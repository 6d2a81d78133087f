import type { SiteConfig } from '../../site/config.ts';
import { productLink } from '../../site/links.ts';
import type { KidsSlot } from '../../model/kids.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { ProductLink } from '../../ui/Outside.tsx';

/**
 * The children’s gummies by time of day, all open: the amount, what it’s for, what’s safe, what research found, and last what to look for
 * in a shop.
 */
export function KidsDay({ config, slots }: { config: SiteConfig; slots: readonly KidsSlot[] }) {
  return (
    <ol role="list" className="columns-2 small">
      {slots.map(
        ({ time, gummy, dosage, most, function: purpose, safetyNote, researchBacking, references, products }) => (
          <li key={time} className="stack-2">
            <h4 className="name">
              <span className="soft">{time}:</span> {gummy}
            </h4>
            <p>
              <b>{dosage}</b> {most.length === 0 && purpose}
            </p>
            {most.length > 0 && (
              <ul>
                {most.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            )}
            <p>
              {most.length > 0 && purpose} {safetyNote} {researchBacking}
              <ReferenceMarks ids={references} />
            </p>
            {products.map(({ name, note, search, caution }) => (
              <p key={name}>
                <ProductLink to={productLink(config, search)}>{name}</ProductLink>. {note} {caution}
              </p>
            ))}
          </li>
        ),
      )}
    </ol>
  );
}
