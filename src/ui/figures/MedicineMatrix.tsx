import { verdictWords } from '../../domain/check-first.ts';
import { formatDate } from '../../domain/dates.ts';
import { matrixRows, shortName, worstFirst, type Cell } from '../../domain/matrix.ts';
import { familyPath } from '../../domain/pages.ts';
import type { Ingredient, Medicine } from '../../domain/schema/protocol.ts';
import styles from './MedicineMatrix.module.css';

/** Why each ingredient has its verdict, the strongest first; what was not found is said once, with its date. */
function Reasons({ cells }: { cells: readonly Cell[] }) {
  const found = worstFirst(cells).filter(({ kind }) => kind !== 'none-found');
  const rest = cells.filter(({ kind }) => kind === 'none-found');
  const [first] = rest;
  return (
    <ul role="list" data-safety="">
      {found.map(({ ingredient, kind, text }) => (
        <li key={ingredient.id}>
          <b>
            {verdictWords[kind]}: {shortName(ingredient)}.
          </b>{' '}
          {text}
        </li>
      ))}
      {first?.looked && (
        <li>
          <b>Nothing found on {formatDate(first.looked)}:</b>{' '}
          {rest.map(({ ingredient }) => shortName(ingredient)).join(', ')}. That is not the same as safe.
        </li>
      )}
    </ul>
  );
}

type MedicineMatrixProps = {
  medicines: readonly Medicine[];
  ingredients: readonly Ingredient[];
  /** Adds the reasons of each row behind a “Why”. */
  hasReasons?: boolean;
};

/**
 * Medicine types by ingredients: ✕ do not mix, ? ask first, – nothing found, which is not safe. On a phone only the names
 * are shown, each leading to the page of its type, which gives every answer.
 */
export function MedicineMatrix({ medicines, ingredients, hasReasons = false }: MedicineMatrixProps) {
  return (
    <figure className={styles.figure} data-matrix="">
      <table className={styles.table} role="table">
        <caption>
          <b>✕</b> do not mix · <b>?</b> ask first · <b>–</b> nothing found in our sources, which is not the same as
          safe
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              You take
            </th>
            {ingredients.map((ingredient) => (
              <th key={ingredient.id} scope="col" role="columnheader">
                {shortName(ingredient)}
              </th>
            ))}
            {hasReasons && (
              <th scope="col" role="columnheader" className={styles.whyHead}>
                Why
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {matrixRows(medicines, ingredients).map(({ medicine, cells }) => (
            <tr key={medicine.id} id={`medicine-${medicine.id}`} role="row">
              <th scope="row" role="rowheader">
                <a href={familyPath(medicine.id)}>{medicine.name}</a>
              </th>
              {cells.map(({ ingredient, kind }) => (
                <td key={ingredient.id} role="cell" data-verdict={kind} data-ingredient={ingredient.id}>
                  <span className={styles.words}>{verdictWords[kind]}</span>
                </td>
              ))}
              {hasReasons && (
                <td role="cell" className={styles.why}>
                  <details>
                    <summary>
                      Why<span className="visually-hidden">: {medicine.name}</span>
                    </summary>
                    <Reasons cells={cells} />
                  </details>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
