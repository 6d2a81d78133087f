import { referenceLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import type { Ingredient } from '../../model/protocol.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { sourceName } from './Part.tsx';
import styles from './Science.module.css';

type IngredientEntryProps = { ingredient: Ingredient; records: Pick<Records, 'references' | 'supplements'> };

/** One ingredient: what people take it for, what trials found, how sure that is, and where to read it. Its cautions are a link. */
export function IngredientEntry({ ingredient, records }: IngredientEntryProps) {
  const { id, name, purpose, effect, certainty, studied, references } = ingredient;
  const bottle = records.supplements.find(({ ingredients }) => ingredients.includes(id));
  return (
    <article id={`ingredient-${id}`} className={styles.ingredient}>
      <h4>{name}</h4>
      <p className={styles.purpose}>{purpose}</p>
      <p data-dose="">
        {effect}
        <ReferenceMarks ids={references} />
      </p>
      <p data-dose="">
        <b>How sure:</b> {certainty}
      </p>
      <p data-dose="">
        <b>How long:</b> {studied}
      </p>
      <ul role="list" className={styles.links}>
        {references.slice(0, 2).map((reference) => {
          const source = byId(records.references, reference);
          return (
            <li key={reference}>
              <Outside to={referenceLink(source)}>{sourceName(source)}</Outside>
            </li>
          );
        })}
        {bottle && (
          <li>
            <a href={`/stack#${bottle.id}`}>
              Who shouldn’t take it<span className="visually-hidden">: {name}</span>
            </a>
          </li>
        )}
      </ul>
    </article>
  );
}
