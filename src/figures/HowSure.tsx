import { byId, type Records } from '../model/records.ts';
import { BasisMarks } from '../ui/Claim.tsx';
import { Figure, type HeadingLevel } from './Figure.tsx';
import styles from './HowSure.module.css';
import { drawSure } from './lines.ts';
import { pagePalette } from './svg.ts';

type HowSureProps = { records: Pick<Records, 'measures' | 'ingredients' | 'claims'>; headingLevel?: HeadingLevel };

/** What each number of filled marks says. */
const sureWords = ['No effect found', 'Weak evidence', 'Some evidence', 'Good evidence', 'Strong evidence'] as const;

/** Who says so. */
const raters = { published: 'the authors’ own rating', project: 'our rating' } as const;

const people = new Intl.NumberFormat('en-US');

/** Shown for a number that none of our sources gives. A narrow row leaves it out. */
const Dash = () => (
  <span data-dash="">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">Not given in our sources</span>
  </span>
);

/** For each supplement one row: what it is taken for, how sure that is, what trials found, how many people, how long. */
export function HowSure({ headingLevel = 2, records }: HowSureProps) {
  const { title, wordsTitle, rows } = records.measures.howSure;
  return (
    <Figure
      id="how-sure"
      headingLevel={headingLevel}
      title={title}
      wordsTitle={wordsTitle}
      words={
        <ul>
          {rows.map(({ ingredient, why, claims }) => (
            <li key={ingredient} data-claim={claims[0]}>
              <b>{byId(records.ingredients, ingredient).name}:</b> {why}
            </li>
          ))}
        </ul>
      }
    >
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {['Supplement', 'Evidence', 'What trials found', 'People', 'How long'].map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.ingredient} role="row" data-claim={row.claims[0]}>
              <th scope="row" role="rowheader">
                <b>{byId(records.ingredients, row.ingredient).name}</b>
                <span>{row.takenFor}</span>
              </th>
              <td role="cell">
                {drawSure(row.sure)(112, pagePalette)}
                <b>{sureWords[row.sure]}</b>
                <span>{raters[row.ratedBy]}</span>
              </td>
              <td role="cell">
                {row.found}
                <BasisMarks claims={row.claims.map((id) => byId(records.claims, id))} />
              </td>
              <td role="cell">
                {row.people === undefined ? <Dash /> : <span>{people.format(row.people)} people</span>}
                <span>
                  {row.trials} {row.counted}
                </span>
              </td>
              <td role="cell">{row.length === undefined ? <Dash /> : <span>{row.length}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
