import { byId, type Records } from '../../model/records.ts';
import { CareRow } from '../../ui/CareRow.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { KidsComparison } from '../../ui/KidsComparison.tsx';
import { Part, Subject } from './Part.tsx';
import styles from './Science.module.css';

/** The part that comes last, after the tables. */
const safety = 'kids-safety';

/** The kids part: the pediatrician first, the thirty days, screens, nutrients with doses, both readings against the limits, safety. */
export function KidsProtocol({ records }: { records: Records }) {
  const {
    careCards,
    kidsNutrients,
    science: { children: parts },
    scienceScreen: { kids: words },
  } = records;
  return (
    <>
      <Subject id="kids-first" title="The pediatrician first">
        <p className={styles.advisory}>
          <MarkedText text={words.advisory} records={records} />
        </p>
        <CareRow card={byId(careCards, 'child-gummies')} />
      </Subject>
      {parts
        .filter(({ id }) => id !== safety)
        .map((part) => (
          <Part key={part.id} part={part} records={records} />
        ))}
      <Subject id="kids-nutrients" title="Nutrients and doses">
        <p>
          <MarkedText text={words.nutrients} records={records} />
        </p>
        <table className={styles.nutrients} role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                Nutrient
              </th>
              <th scope="col" role="columnheader">
                Dose
              </th>
              <th scope="col" role="columnheader">
                What’s known
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {kidsNutrients.map(({ id, name, purpose, dosing, effect, research, references: ids }) => (
              <tr key={id} role="row" data-dose="">
                <th scope="row" role="rowheader">
                  {name}
                  <span>{purpose}</span>
                </th>
                <td role="cell">{dosing}</td>
                <td role="cell">
                  {effect} {research}
                  <ReferenceMarks ids={ids} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Subject>
      <section id="kids-limits" className={styles.wide} aria-labelledby="kids-limits-title">
        <h3 id="kids-limits-title">{words.limitsTitle}</h3>
        <KidsComparison records={records} />
      </section>
      {parts
        .filter(({ id }) => id === safety)
        .map((part) => (
          <Part key={part.id} part={part} records={records} />
        ))}
    </>
  );
}
