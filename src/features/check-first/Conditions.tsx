import { conditionRows } from '../../domain/check-first.ts';
import { verdictWords } from '../../domain/verdicts.ts';
import type { Condition, Ingredient } from '../../domain/schema/protocol.ts';
import { shortName } from '../../domain/matrix.ts';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import styles from './CheckFirstScreen.module.css';

/** What is so of a reader, and what it means for each supplement, with the reasons and what they rest on. */
export function Conditions({
  conditions,
  ingredients,
}: {
  conditions: readonly Condition[];
  ingredients: readonly Ingredient[];
}) {
  return (
    <dl className={styles.cautions}>
      {conditionRows(conditions, ingredients).map(({ condition, verdicts }) => {
        const rest = verdicts.filter(({ kind }) => kind === 'none-found');
        return (
          <div key={condition.id} id={`condition-${condition.id}`}>
            <dt>{condition.name}</dt>
            {verdicts
              .filter(({ kind }) => kind !== 'none-found')
              .map(({ ingredient, kind, text, references, own }) => (
                <dd key={ingredient.id} data-verdict={kind} data-dose="">
                  <b>
                    {verdictWords[kind]}: {shortName(ingredient)}.
                  </b>{' '}
                  {text}
                  <ReferenceMarks ids={references} isOwn={own} />
                </dd>
              ))}
            {rest.length > 0 && (
              <dd data-verdict="none-found">
                Nothing found, which is not the same as safe:{' '}
                {rest.map(({ ingredient }) => shortName(ingredient)).join(', ')}.
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
