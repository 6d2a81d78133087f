import { byResult, cellsOf, resultWords, shortName } from '../../safety/results.ts';
import type { Condition, Ingredient } from '../../model/protocol.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import styles from './CheckFirstScreen.module.css';

/** The conditions: the supplements not to take, and those to ask about, with the reasons and what they rest on. */
export function Conditions({
  conditions,
  ingredients,
  alcohol,
}: {
  conditions: readonly Condition[];
  ingredients: readonly Ingredient[];
  /** The condition for drinking any amount, and what is said for it in place of “Don’t take”. */
  alcohol: { id: string; notWith: string };
}) {
  return (
    <dl className={styles.cautions}>
      {conditions.map(({ id, name }) => (
        <div key={id} id={`condition-${id}`}>
          <dt>{name}</dt>
          {byResult(cellsOf({ condition: id }, ingredients))
            .filter(([kind]) => kind !== 'none-found')
            .map(([kind, cells]) => (
              <dd key={kind} data-result={kind}>
                <b>{kind === 'not-for' && id === alcohol.id ? alcohol.notWith : resultWords[kind]}</b>
                <ul role="list">
                  {cells.map(({ ingredient, text, references, own }) => (
                    <li key={ingredient.id} data-dose="">
                      <b>{shortName(ingredient)}:</b> {text}
                      <ReferenceMarks ids={references} isOwn={own} />
                    </li>
                  ))}
                </ul>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
