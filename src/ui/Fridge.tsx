import { documentLink } from '../site/links.ts';
import type { Plan } from '../model/day.ts';
import { papers, sheetPath, sheets, type Paper } from '../site/sheets.ts';
import styles from './Fridge.module.css';
import { Outside } from './Outside.tsx';

type FridgeProps = { /** Whose sheets; all of them where it is left out. */ plan?: Plan };

/** Something for the fridge: the sheets of the days, on either paper. */
export function Fridge({ plan }: FridgeProps) {
  const shown = sheets.filter((sheet) => !plan || sheet.plan === plan);
  return (
    <div id="fridge" className={styles.fridge} data-screen-only="">
      <p>
        <b>Something for the fridge</b>, PDF to print:
      </p>
      <ul role="list">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <span>{name}:</span>{' '}
            <span>
              {(Object.keys(papers) as Paper[]).map((paper, index) => (
                <span key={paper}>
                  {index > 0 && ' · '}
                  <Outside to={documentLink(sheetPath(id, paper))}>
                    <span className="visually-hidden">{name}, </span>
                    {papers[paper]}
                  </Outside>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
