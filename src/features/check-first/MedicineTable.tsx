import { Fragment } from 'react';
import { interactionWords, medicineRows, type MedicineInteraction } from '../../domain/check-first.ts';
import type { Ingredient, Medicine } from '../../domain/schema/protocol.ts';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import styles from './MedicineTable.module.css';

function InteractionItem({
  interaction: { ingredient, verdict, text, references, own },
}: {
  interaction: MedicineInteraction;
}) {
  return (
    <li data-verdict={verdict} data-ingredient={ingredient.id} data-dose="">
      <b>
        {interactionWords[verdict]}: {ingredient.name}.
      </b>{' '}
      {text}
      <ReferenceMarks ids={references} isOwn={own} />
    </li>
  );
}

/**
 * What each family of medicines means for each ingredient, in words. A table on a wide screen, a card for each family on
 * a phone (the roles keep it a table there for a screen reader), and two columns on paper, without what was not found.
 */
export function MedicineTable({
  medicines,
  ingredients,
}: {
  medicines: readonly Medicine[];
  ingredients: readonly Ingredient[];
}) {
  return (
    <table className={styles.table} role="table">
      <caption>
        <span data-screen-only="">“None found” means that our sources say nothing about the two together.</span>
        <span className={styles.paper}>
          Where a supplement is not named, our sources say nothing about the two together.
        </span>{' '}
        It does not mean that they are safe together.
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            You take
          </th>
          <th scope="col" role="columnheader">
            What our sources say
          </th>
          <th scope="col" role="columnheader">
            None found in our sources
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {medicineRows(medicines, ingredients).map(({ medicine, interactions, noneFound }) => (
          <tr key={medicine.id} id={`medicine-${medicine.id}`} role="row">
            <th scope="row" role="rowheader">
              {medicine.name}
              <span>{medicine.examples}</span>
            </th>
            <td role="cell">
              <ul role="list">
                {interactions.map((interaction) => (
                  <InteractionItem key={interaction.ingredient.id} interaction={interaction} />
                ))}
              </ul>
              {interactions.length === 0 && 'Nothing about any of them.'}
            </td>
            <td role="cell">
              <span className={styles.label}>None found in our sources: </span>
              {noneFound.map(({ id, name }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <span data-none={id}>{name}</span>
                </Fragment>
              ))}
              .
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
