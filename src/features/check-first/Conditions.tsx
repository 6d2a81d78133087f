import { byResult, cellsOf, inAList, resultWords, shortName } from '../../safety/results.ts';
import type { Records } from '../../model/records.ts';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';

/** The conditions: the supplements not to take, and those to ask about, with the reasons and what they rest on. */
export function Conditions({ records: { conditions, ingredients, checkFirst } }: { records: Records }) {
  return (
    <dl className="rows">
      {conditions.map(({ id, name }) => (
        <div key={id} id={`condition-${id}`} className="split">
          <dt>{name}</dt>
          {checkFirst.pregnancy.conditions.includes(id) && <dd>{checkFirst.pregnancy.keep}</dd>}
          {byResult(cellsOf(id, ingredients))
            .filter(([kind]) => kind !== 'none-found')
            .map(([kind, cells]) => (
              <dd key={kind} data-result={kind}>
                <b>{resultWords[kind]}</b>
                <ul role="list" className="stack-2">
                  {[...Map.groupBy(cells, ({ text }) => text)].map(([text, sameText]) => (
                    <li key={text} className="unsplit">
                      <b>{inAList(sameText.map(({ ingredient }) => shortName(ingredient)))}:</b> {text}
                      <ReferenceMarks
                        ids={[...new Set(sameText.flatMap(({ references }) => references))]}
                        isOwn={sameText.some(({ own }) => own)}
                      />
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
