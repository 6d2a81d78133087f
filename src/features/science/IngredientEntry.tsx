import { referenceLink } from '../../site/links.ts';
import { byId, type Records } from '../../model/records.ts';
import type { Ingredient } from '../../model/protocol.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { sourceName } from './Part.tsx';
import styles from './Science.module.css';

type IngredientEntryProps = { ingredient: Ingredient; records: Pick<Records, 'references' | 'supplements'> };

/** One ingredient: what people take it for, what it does, and where to read it. The table above has the trials, and the cautions are a link. */
export function IngredientEntry({ ingredient, records }: IngredientEntryProps) {
  const { id, name, purpose, certainty, references } = ingredient;
  const bottle = records.supplements.find(({ ingredients }) => ingredients.includes(id));
  return (
    <article id={`ingredient-${id}`} className={styles.ingredient}>
      <h4>{name}</h4>
      <p className={styles.purpose}>{purpose}</p>
      <p data-dose="">
        {certainty}
        <ReferenceMarks ids={references} />
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
