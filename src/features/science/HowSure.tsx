import type { Reference } from '../../model/evidence.ts';
import { byId, type Records } from '../../model/records.ts';
import { sourceName } from '../../evidence/sources.ts';
import { referenceLink } from '../../site/links.ts';
import { BasisMarks } from '../../ui/Claim.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { Figure } from '../../figures/Figure.tsx';
import styles from './HowSure.module.css';
import { pagePalette } from '../../figures/svg.ts';

type HowSureProps = {
  records: Records;
  /** Studies to read, each about one of the supplements. */
  studies: readonly Reference[];
};

/** What each number of filled marks says. */
const sureWords = ['No effect found', 'Weak evidence', 'Some evidence', 'Good evidence', 'Strong evidence'] as const;

/** Four marks, as many of them filled as we are sure. */
const SureMarks = ({ sure }: { sure: number }) => (
  <svg viewBox="0 0 112 16" stroke={pagePalette.ink} aria-hidden="true">
    {[1, 29, 57, 85].map((x, index) => (
      <rect key={x} x={x} y={1} width={22} height={14} fill={index < sure ? pagePalette.good : 'none'} />
    ))}
  </svg>
);

const people = new Intl.NumberFormat('en-US');

/**
 * For each supplement one row: how sure its effect is, what people take it for, what trials found and a study to read; its name leads to
 * its cautions. In how many people, and what is weak, folds.
 */
export function HowSure({ records, studies }: HowSureProps) {
  const { title, caption, wordsTitle, rows } = records.measures.howSure;
  return (
    <Figure
      id="how-sure"
      headingLevel={4}
      title={title}
      wordsTitle={wordsTitle}
      words={
        <ul className="stack-1">
          {rows.map(({ ingredient, trials, counted, people: number, why, claims }) => (
            <li key={ingredient} data-claim={claims[0]}>
              <b>{byId(records.ingredients, ingredient).name}:</b> {trials} {counted}
              {number !== undefined && ` with ${people.format(number)} people`}. {why}
            </li>
          ))}
        </ul>
      }
    >
      <p>{caption}</p>
      <table className={`stacked ${styles.table}`} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {['Supplement', 'How sure', 'What trials found'].map((head) => (
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
            const study = studies.find((study) => references.includes(study.id));
            const shown = supplement?.ingredients.length === 1 ? supplement.name : name;
            return (
              <tr key={id} id={`ingredient-${id}`} role="row" data-claim={row.claims[0]} className="unsplit">
                <th scope="row" role="rowheader" className="name">
                  {supplement ? <a href={`/stack#${supplement.id}`}>{shown}</a> : shown}
                </th>
                <td role="cell">
                  <SureMarks sure={row.sure} /> <b>{sureWords[row.sure]}</b>
                </td>
                <td role="cell">
                  <p>
                    {purpose} {certainty}
                    <BasisMarks claims={claims} />
                    <ReferenceMarks
                      ids={references.filter(
                        (reference) => !claims.some((claim) => claim.references.includes(reference)),
                      )}
                    />{' '}
                    {study && (
                      <Outside to={referenceLink(study)} className="whole">
                        Read a study
                        <span className="visually-hidden">: {sourceName(study)}</span>
                      </Outside>
                    )}
                  </p>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Figure>
  );
}
