import { nutrientNames } from '../../model/nutrient.ts';
import { byId, type Records } from '../../model/records.ts';
import { CareRow, Row } from '../../ui/CareRow.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { NutrientTable } from '../../ui/NutrientTable.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Part, Subject } from './Part.tsx';

/** The part that comes last, after the table. */
const safety = 'kids-safety';

/** The kids part: the pediatrician first, the thirty days, screens, nutrients with both readings against the limits, safety. */
export function KidsProtocol({ records }: { records: Records }) {
  const {
    careCards,
    science: { children: parts },
    scienceScreen: { kids: words },
  } = records;
  const partsWhere = (isLast: boolean) =>
    parts
      .filter(({ id }) => (id === safety) === isLast)
      .map((part) => <Part key={part.id} part={part} records={records} />);
  return (
    <>
      <Subject id="kids-first" title="The pediatrician first">
        <Row shape="ask-first">
          <MarkedText text={words.advisory} records={records} />
        </Row>
      </Subject>
      {partsWhere(false)}
      <section id="kids-nutrients" className="part stack-2" aria-labelledby="kids-nutrients-title">
        <h3 id="kids-nutrients-title" className="level-2">
          Nutrients and doses
        </h3>
        <Paragraphs texts={[[words.need, ...words.limits].join(' ')]} records={records} />
        <div>
          <CareRow card={byId(careCards, 'child-gummies')} />
        </div>
        <NutrientTable records={records} hasFindings />
        <Fold isQuiet summary={words.limitNotes}>
          <OwnLimits records={records} />
        </Fold>
      </section>
      {partsWhere(true)}
    </>
  );
}

/** Where the children’s limits that we set ourselves come from. */
function OwnLimits({ records }: { records: Records }) {
  const notes = Map.groupBy(
    records.limits.filter(({ setBy, isReplaced, ages }) => setBy === 'project' && !isReplaced && ages.from <= 12),
    ({ note }) => note,
  );
  return [...notes].map(
    ([note, [first]]) =>
      first && (
        <p key={note}>
          <b>{nutrientNames[first.nutrient]}.</b> {note}
        </p>
      ),
  );
}
