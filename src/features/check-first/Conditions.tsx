import { cellsOf, resultWords, shortName, strongestFirst } from '../../safety/results.ts';
import type { Condition, Ingredient } from '../../model/protocol.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import styles from './CheckFirstScreen.module.css';

/** The conditions, and what each means for the supplements that name it, with the reasons and what they rest on. */
export function Conditions({
  conditions,
  ingredients,
}: {
  conditions: readonly Condition[];
  ingredients: readonly Ingredient[];
}) {
  return (
    <dl className={styles.cautions}>
      {conditions.map(({ id, name }) => (
        <div key={id} id={`condition-${id}`}>
          <dt>{name}</dt>
          {strongestFirst(cellsOf({ condition: id }, ingredients))
            .filter(({ kind }) => kind !== 'none-found')
            .map(({ ingredient, kind, text, references, own }) => (
              <dd key={ingredient.id} data-result={kind} data-dose="">
                <b>
                  {resultWords[kind]}: {shortName(ingredient)}.
                </b>{' '}
                {text}
                <ReferenceMarks ids={references} isOwn={own} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
