import type { SiteConfig } from '../../domain/config.ts';
import { productLink } from '../../domain/links.ts';
import type { KidsSlot } from '../../domain/schema/kids.ts';
import { Fold } from '../../ui/Fold.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import { ProductLink } from '../../ui/Outside.tsx';
import styles from './KidsScreen.module.css';

/** The children’s day in four slots, each behind its name: dose and product are read with what to be careful about. */
export function KidsDay({ config, slots }: { config: SiteConfig; slots: readonly KidsSlot[] }) {
  return (
    <ol role="list">
      {slots.map(({ time, gummy, dosage, function: purpose, safetyNote, researchBacking, references, products }) => (
        <li key={time}>
          <Fold
            summary={
              <span className={styles.named}>
                <span className={styles.time}>{time}</span> <span>{gummy}</span>
              </span>
            }
          >
            <h3 className="visually-hidden">
              {time}: {gummy}
            </h3>
            <p data-dose="">
              <b>{dosage}</b>
            </p>
            <dl className={styles.slot}>
              <div>
                <dt>Safety</dt>
                <dd>{safetyNote}</dd>
              </div>
              <div>
                <dt>What it is for</dt>
                <dd>{purpose}</dd>
              </div>
              <div>
                <dt>Research</dt>
                <dd data-dose="">
                  {researchBacking}
                  <ReferenceMarks ids={references} />
                </dd>
              </div>
              <div>
                <dt>To look for</dt>
                {products.map(({ name, note, search, caution }) => (
                  <dd key={name}>
                    <ProductLink to={productLink(config, search)}>{name}</ProductLink> {note} <b>Careful:</b> {caution}
                  </dd>
                ))}
              </div>
            </dl>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
