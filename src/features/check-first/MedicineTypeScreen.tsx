import { formatDate } from '../../site/dates.ts';
import { byResult, cellsOf, resultWords, shortName, type Cell } from '../../safety/results.ts';
import { namesOfType, planOf } from '../../safety/medicine-names.ts';
import { namesPath } from '../../site/pages.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { Medicine } from '../../model/protocol.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './MedicineTypeScreen.module.css';
import { TypeLinks } from './TypeLinks.tsx';

const listed = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('en', { type }).format(names);

/** What is special about a type: what sources say is never taken with it, its own plan, alcohol, and our advice on other mixes. */
function specialOf({ medicines, drinking }: Records, { id, references: ofPlan, withAlcohol }: Medicine) {
  const together = medicines.flatMap(({ id: one, beside = [] }) =>
    beside.filter(({ types }) => one === id || types.includes(id)),
  );
  const fromSources = together.filter(({ references }) => references.length > 0);
  const plan = planOf(id, medicines);
  return [
    // What the plan says from the same sources isn't said twice.
    ...fromSources.filter(({ references }) => !references.every((one) => ofPlan.includes(one))),
    ...(plan ? [plan] : []),
    ...(withAlcohol === 'plan' ? [] : [drinking.besideMedicine[withAlcohol ?? 'other']]),
    ...together.filter(({ references }) => references.length === 0),
  ];
}

/** A row of the table: the supplements that have the same answer for the same reason, and why. */
function Row({ cells, nothingFound }: { cells: readonly Cell[]; nothingFound: string }) {
  const [first] = cells;
  if (!first) return null;
  const { kind, text, references, own, hoursApart, looked } = first;
  return (
    <tr data-result={kind} data-ingredients={cells.map(({ ingredient }) => ingredient.id).join(' ')} data-dose="">
      <th scope="row">{listed(cells.map(({ ingredient }) => shortName(ingredient)))}</th>
      <td>
        {text ?? `${nothingFound} We last looked on ${formatDate(looked ?? '')}.`}
        <ReferenceMarks ids={references} isOwn={own} />
        {hoursApart && (
          <>
            {' '}
            <b>Keep them at least {hoursApart.hours} hours apart.</b>
            <ReferenceMarks ids={hoursApart.references} />
          </>
        )}
      </td>
    </tr>
  );
}

type MedicineTypeScreenProps = { records: Records; medicine: Medicine; today: string };

/** One medicine type: first what is special about it, then the table of supplements, then its names. */
export function MedicineTypeScreen({ records, medicine, today }: MedicineTypeScreenProps) {
  const { checkFirst, ingredients, medicines, medicineNames, careCards, wholeStack } = records;
  const { id, name, one, within, everyday, keepTaking = checkFirst.keepTaking } = medicine;
  const cells = cellsOf({ medicine: id }, ingredients);
  const never = cells.filter(({ kind }) => kind === 'do-not-mix').map(({ ingredient }) => shortName(ingredient));
  const near = [...within, ...medicines.filter((other) => other.within.includes(id)).map((other) => other.id)];
  return (
    <>
      <PageHead
        title={name}
        lead={
          never.length > 0
            ? `If you take ${one}, don’t take ${listed(never, 'disjunction')}. Ask a pharmacist before any other supplement.`
            : `If you take ${one}, ask a pharmacist before you add any supplement listed here.`
        }
      >
        <p>
          <a href="/check-first">Check everything you take</a>
        </p>
      </PageHead>
      <div className={`wrap ${styles.special}`}>
        {specialOf(records, medicine).map(({ text, references }) => (
          <p key={text} className={styles.measure} data-safety="">
            {text}
            {references.length > 0 ? <ReferenceMarks ids={references} /> : <small> (our advice)</small>}
          </p>
        ))}
        <p className={styles.measure} data-safety="">
          {keepTaking}
        </p>
      </div>
      <Section id="results" title="Each supplement">
        <p className={styles.measure} data-safety="">
          {wholeStack.leaveOut}
        </p>
        <table className={styles.table}>
          {byResult(cells).map(([kind, ofKind]) => (
            <tbody key={kind} data-kind={kind}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {kind !== 'none-found' && <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} />}{' '}
                  {resultWords[kind]}
                </th>
              </tr>
              {[...Map.groupBy(ofKind, ({ text, hoursApart }) => JSON.stringify([text, hoursApart?.hours]))].map(
                ([said, alike]) => (
                  <Row key={said} cells={alike} nothingFound={checkFirst.nothingFound} />
                ),
              )}
            </tbody>
          ))}
        </table>
        <CareRows cards={['medication', 'child-gummies'].map((card) => byId(careCards, card))} />
      </Section>
      <Section id="names" title="Names" isBeside>
        <ul role="list" className={styles.names} data-safety="">
          {namesOfType(medicineNames, id).map(({ generic, brands, types }) => (
            <li key={generic}>
              {generic}
              {brands.length > 0 && <span> ({brands.join(', ')})</span>}
              {types.length > 1 && (
                <>
                  {' '}
                  · see also <TypeLinks ids={types.filter((type) => type !== id)} medicines={medicines} />
                </>
              )}
            </li>
          ))}
        </ul>
        {everyday.length > 0 && (
          <p className={styles.measure} data-safety="">
            People also call it: {everyday.join(', ')}.
          </p>
        )}
        <p className={styles.measure}>
          {checkFirst.nameMissing} <a href={namesPath}>All names, A–Z</a>
        </p>
        {near.length > 0 && (
          <p className={styles.measure}>
            See also: <TypeLinks ids={near} medicines={medicines} />
          </p>
        )}
        <p className={styles.measure}>
          <b>What to say at the counter:</b> “{checkFirst.atTheCounter}”
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} today={today} />
      </Section>
    </>
  );
}
