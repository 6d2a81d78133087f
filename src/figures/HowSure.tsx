import { byId, type Records } from '../model/records.ts';
import { BasisMarks } from '../ui/Claim.tsx';
import { ReferenceMarks } from '../ui/ReferenceMarks.tsx';
import { Figure } from './Figure.tsx';
import styles from './HowSure.module.css';
import { drawSure } from './strips.ts';
import { pagePalette } from './svg.ts';

type HowSureProps = { records: Records };

/** What each number of filled marks says. */
const sureWords = ['No effect found', 'Weak evidence', 'Some evidence', 'Good evidence', 'Strong evidence'] as const;

/** Who says so. */
const raters = { published: 'the researchers’ own rating', project: 'our rating' } as const;

const people = new Intl.NumberFormat('en-US');

/** For each supplement one row: what people take it for, how sure that is, what trials found, and in how many people. */
export function HowSure({ records }: HowSureProps) {
  const { title, wordsTitle, rows } = records.measures.howSure;
  return (
    <Figure
      id="how-sure"
      headingLevel={4}
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
      <table className={`stacked ${styles.table}`} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {['Supplement', 'Evidence', 'What trials found', 'Who was studied'].map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const { id, name, purpose, certainty, references } = byId(records.ingredients, row.ingredient);
            const claims = row.claims.map((claim) => byId(records.claims, claim));
            const supplement = records.supplements.find(({ ingredients }) => ingredients.includes(id));
            return (
              <tr key={id} id={`ingredient-${id}`} role="row" data-claim={row.claims[0]} className="unsplit">
                <th scope="row" role="rowheader">
                  <b className="name">{name}</b>
                  <span className="small soft">{purpose}</span>
                  {supplement && (
                    <span className="small links">
                      <a href={`/stack#${supplement.id}`}>
                        Who shouldn’t take it<span className="visually-hidden">: {name}</span>
                      </a>
                    </span>
                  )}
                </th>
                <td role="cell">
                  {drawSure(row.sure)(112, pagePalette)}
                  <b>{sureWords[row.sure]}</b>
                  <span className="soft">
                    {row.sure} of 4 ({raters[row.ratedBy]})
                  </span>
                </td>
                <td role="cell">
                  {certainty}
                  <BasisMarks claims={claims} />
                  <ReferenceMarks
                    ids={references.filter(
                      (reference) => !claims.some((claim) => claim.references.includes(reference)),
                    )}
                  />
                </td>
                <td role="cell">
                  {row.people !== undefined && <span>{people.format(row.people)} people</span>}
                  <span className="soft">
                    {row.trials} {row.counted}
                  </span>
                  {row.length !== undefined && <span className="soft">{row.length}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Figure>
  );
}
