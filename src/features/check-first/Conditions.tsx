import { byResult, cellsOf, listed, resultOn, resultWords, shortName, type Cell } from '../../safety/results.ts';
import { sentencesOf } from '../../safety/sentences.ts';
import { lowered } from '../../site/beginnings.ts';
import type { Condition } from '../../model/protocol.ts';
import type { Records } from '../../model/records.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import styles from './CheckFirstScreen.module.css';

/** The sentences that all of many cells have, so that they’re said once; none where all cells have the same words. */
function sharedBy(cells: readonly Cell[]): string[] {
  const [first = '', ...others] = new Set(cells.map(({ text = '' }) => text));
  if (cells.length < 3 || others.length === 0) return [];
  return sentencesOf(first).filter((sentence) => others.every((text) => sentencesOf(text).includes(sentence)));
}

/** The wider condition, above, of which the answer is the same in the same words: heavy drinking is also drinking on most days. */
const saidAbove = (cell: Cell, { within }: Condition, { conditions, drinking }: Records): Condition | undefined =>
  conditions.find(({ id }) => {
    if (!within.includes(id) || id === drinking.conditions.drinking) return false;
    const wider = resultOn(cell.ingredient, { condition: id });
    return wider?.kind === cell.kind && wider.text === cell.text;
  });

/** The supplements with one result for a condition, those with the same reason together. */
function Alike({ cells, condition, records }: { cells: readonly Cell[]; condition: Condition; records: Records }) {
  const shared = sharedBy(cells);
  const textOf = (cell: Cell) => {
    const above = saidAbove(cell, condition, records);
    if (above) return `As with ${lowered(above.name)}, above.`;
    return sentencesOf(cell.text ?? '')
      .filter((sentence) => !shared.includes(sentence))
      .join(' ');
  };
  return (
    <>
      {shared.length > 0 && (
        <p>
          {shared.join(' ')}
          <ReferenceMarks ids={[]} isOwn={cells.some(({ own }) => own)} />
        </p>
      )}
      <ul role="list">
        {[...Map.groupBy(cells, textOf)].map(([text, alike]) => (
          <li key={text} data-dose="">
            <b>
              {listed(alike.map(({ ingredient }) => shortName(ingredient)))}
              {text && ':'}
            </b>{' '}
            {text}
            <ReferenceMarks
              ids={[...new Set(alike.flatMap(({ references }) => references))]}
              isOwn={alike.some(({ own }) => own)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The conditions: the supplements not to take, and those to ask about, with the reasons and what they rest on. */
export function Conditions({ records }: { records: Records }) {
  const { conditions, ingredients, drinking, checkFirst } = records;
  return (
    <dl className={styles.cautions}>
      {conditions.map((condition) => (
        <div key={condition.id} id={`condition-${condition.id}`}>
          <dt>{condition.name}</dt>
          {byResult(cellsOf({ condition: condition.id }, ingredients))
            .filter(([kind]) => kind !== 'none-found')
            .map(([kind, cells]) => (
              <dd key={kind} data-result={kind}>
                <b>
                  {kind === 'not-for' && condition.id === drinking.conditions.drinking
                    ? checkFirst.notWithAlcohol
                    : resultWords[kind]}
                </b>
                <Alike cells={cells} condition={condition} records={records} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
