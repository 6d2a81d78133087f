import { cautionRows } from '../../domain/check-first.ts';
import type { Caution, Ingredient } from '../../domain/schema/protocol.ts';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import styles from './CheckFirstScreen.module.css';

/** Readers for whom one caution holds, A–Z, with what it says of each ingredient. */
export function Cautions({ ingredients, advice }: { ingredients: readonly Ingredient[]; advice: Caution['advice'] }) {
  return (
    <dl className={styles.cautions} data-advice={advice}>
      {cautionRows(ingredients, advice).map(({ who, cautions }) => (
        <div key={who}>
          <dt>{who}</dt>
          {cautions.map(({ ingredient, text, references, own }) => (
            <dd key={ingredient.id} data-dose="">
              <b>{ingredient.name}:</b> {text}
              <ReferenceMarks ids={references} isOwn={own} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
