import { refuse } from '../../domain/figures/figure.ts';
import { byId, type Records } from '../../domain/records.ts';
import type { Measures } from '../../domain/schema/figures.ts';
import { BasisMarks } from '../Claim.tsx';
import { Figure, type Placement } from './Figure.tsx';
import styles from './HowSure.module.css';
import { MarkNumbers } from './MarkNumbers.tsx';
import { ends, Track } from './Scale.tsx';

type HowSureRow = Measures['howSure'][number];
type HowSureProps = Placement & { records: Pick<Records, 'measures' | 'ingredients' | 'claims'> };

/** What each number of pips says. */
export const sureWords = ['No effect found', 'Hardly sure', 'Somewhat sure', 'Fairly sure', 'Well shown'] as const;

const people = new Intl.NumberFormat('en-US');

/** Stands for a number that no source of ours gives. A narrow row leaves it out. */
const Dash = () => (
  <span data-dash="">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">Not in what we read</span>
  </span>
);

/** A pip of the key. */
const Pip = ({ by }: { by: HowSureRow['ratedBy'] }) => (
  <span className={styles.pips} data-by={by} aria-hidden="true">
    <i data-on="" />
  </span>
);

/** For each supplement one row: what it is taken for, what trials found, how many people, how long, how sure. */
export function HowSure({ headingLevel = 2, id = 'how-sure', records }: HowSureProps) {
  const { howSure } = records.measures;
  if (howSure.length === 0) refuse(id, 'it has no ingredient');
  const most = Math.max(1, ...howSure.map((row) => row.people ?? 0));
  const best = Math.max(...howSure.map(({ sure }) => sure));
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={
        best < 3
          ? `Of none of the ${howSure.length} supplements are we more than ${(sureWords[best] ?? '').toLowerCase()}`
          : `How sure we are of ${howSure.length} supplements`
      }
      caption={
        <>
          <Pip by="published" /> Full: the authors rate it so. <Pip by="project" /> Outlined: our own reading.
        </>
      }
      wordsTitle="Why so sure, and no surer"
      words={
        <ul>
          <li>A dash in the table: not in what we read.</li>
          {howSure.map(({ ingredient, why, claims, references }) => (
            <li key={ingredient} data-claim={claims[0]} data-references={references.join(' ')}>
              <b>{byId(records.ingredients, ingredient).name}:</b> {why}
            </li>
          ))}
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{ from: [0], to: howSure.flatMap((row) => row.people ?? []) }}
        also={ends(id, 0, most)}
      />
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {['Supplement', 'How sure', 'What trials found', 'People (bar: how many)', 'How long'].map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {howSure.map((row) => (
            <tr key={row.ingredient} role="row" data-claim={row.claims[0]} data-references={row.references.join(' ')}>
              <th scope="row" role="rowheader">
                <b>{byId(records.ingredients, row.ingredient).name}</b>
                <span>{row.takenFor}</span>
              </th>
              <td role="cell">
                <span className={styles.pips} data-by={row.ratedBy} aria-hidden="true">
                  {sureWords.slice(1).map((word, index) => (
                    <i key={word} data-on={index < row.sure ? '' : undefined} />
                  ))}
                </span>
                <b>{sureWords[row.sure]}</b>
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
                {row.people !== undefined && (
                  <div data-scale="">
                    <Track bars={[{ from: 0, to: row.people }]} />
                  </div>
                )}
              </td>
              <td role="cell">{row.length === undefined ? <Dash /> : <span>{row.length}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
