import { matrixRows, resultWords, shortName } from '../../safety/results.ts';
import { typePath } from '../../site/pages.ts';
import type { Ingredient, Medicine } from '../../model/ingredient.ts';
import { Unbroken } from '../../ui/Dialable.tsx';
import styles from './MedicineMatrix.module.css';

type MedicineMatrixProps = {
  medicines: readonly Medicine[];
  ingredients: readonly Ingredient[];
  /** What it means that nothing was found. */
  nothingFound: string;
};

/**
 * Medicine types by ingredients: ✕ don’t take, ? ask first, – nothing found, which doesn’t mean safe. On a phone only the names
 * are shown, each leading to the page of its type, which gives every answer.
 */
export function MedicineMatrix({ medicines, ingredients, nothingFound }: MedicineMatrixProps) {
  return (
    <figure>
      <table className={styles.table} role="table">
        <caption className="measure">
          <b>✕</b> don’t take · <b>?</b> ask first · <b>–</b> {nothingFound}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              You take
            </th>
            {ingredients.map((ingredient) => (
              <th key={ingredient.id} scope="col" role="columnheader">
                <Unbroken text={shortName(ingredient)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {matrixRows(medicines, ingredients).map(({ medicine, cells }) => (
            <tr key={medicine.id} id={`medicine-${medicine.id}`} role="row">
              <th scope="row" role="rowheader">
                <a href={typePath(medicine.id)}>{medicine.name}</a>
              </th>
              {cells.map(({ ingredient, kind }) => (
                <td key={ingredient.id} role="cell" data-result={kind}>
                  <span className="visually-hidden">{kind === 'ask-first' ? 'ask' : resultWords[kind]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
