import { formatDate } from '../../site/dates.ts';
import { cellsOf, shortName, worstFirst, type Cell } from '../../safety/matrix.ts';
import { namesOfType, planOf } from '../../safety/medicine-names.ts';
import { namesPath, typePath } from '../../site/pages.ts';
import { byId, type Records } from '../../model/records.ts';
import { resultWords } from '../../safety/results.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { Medicine } from '../../model/protocol.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './MedicineTypeScreen.module.css';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** Wider and narrower types: a reader may be one step off. */
function SeeAlso({ medicine, medicines }: { medicine: Medicine; medicines: readonly Medicine[] }) {
  const near = [
    ...medicine.within.map((id) => byId(medicines, id)),
    ...medicines.filter(({ within }) => within.includes(medicine.id)),
  ];
  if (near.length === 0) return null;
  return (
    <p className={styles.measure}>
      See also:{' '}
      {near.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <a href={typePath(id)}>{name}</a>
        </span>
      ))}
    </p>
  );
}

/** What is said of two types together, in the record of either one. A type with a `plan` says it there. */
const besideOthers = ({ id, plan }: Medicine, medicines: readonly Medicine[]) =>
  medicines.flatMap(({ id: one, beside }) =>
    beside && ((one === id && !plan) || beside.types.includes(id)) ? [beside] : [],
  );

/** Supplements that have the same answer with the same reason, so that it's said once. */
const alike = (cells: readonly Cell[]) => [
  ...Map.groupBy(
    worstFirst(cells),
    ({ kind, text, hoursApart }) => `${kind} ${text ?? ''} ${hoursApart?.hours ?? ''}`,
  ).values(),
];

/** A row of the table: the supplements, the result, and why. */
function Row({ cells, nothingFound }: { cells: readonly Cell[]; nothingFound: string }) {
  const [first] = cells;
  if (!first) return null;
  const { kind, text, references, own, hoursApart, looked } = first;
  return (
    <tr data-result={kind} data-ingredients={cells.map(({ ingredient }) => ingredient.id).join(' ')} data-dose="">
      <th scope="row">{listed(cells.map(({ ingredient }) => shortName(ingredient)))}</th>
      <td>
        {kind !== 'none-found' && <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} />}{' '}
        {resultWords[kind]}
      </td>
      <td>
        {kind === 'none-found' ? (
          <>
            {nothingFound} {looked && `We last looked on ${formatDate(looked)}.`}
          </>
        ) : (
          <>
            {text}
            <ReferenceMarks ids={references} isOwn={own} />
            {hoursApart && (
              <>
                {' '}
                <b>Keep them at least {hoursApart.hours} hours apart.</b>
                <ReferenceMarks ids={hoursApart.references} />
              </>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

type MedicineTypeScreenProps = { records: Records; medicine: Medicine; today: string };

/** One medicine type: first what is special about it, then the table of supplements, then its names. */
export function MedicineTypeScreen({ records, medicine, today }: MedicineTypeScreenProps) {
  const { checkFirst, ingredients, medicines, medicineNames, drinking, wholeStack } = records;
  const { withAlcohol: kind = 'other' } = medicine;
  const withAlcohol = kind === 'plan' ? undefined : drinking.besideMedicine[kind];
  const cells = cellsOf(medicine, ingredients);
  const never = cells.filter((cell) => cell.kind === 'do-not-mix').map(({ ingredient }) => shortName(ingredient));
  const names = namesOfType(medicineNames, medicine.id);
  const plan = planOf(medicine, medicines);
  const special = [
    ...besideOthers(medicine, medicines),
    ...(plan ? [plan] : []),
    ...(withAlcohol ? [withAlcohol] : []),
  ];
  return (
    <>
      <PageHead
        title={medicine.name}
        lead={
          never.length > 0
            ? `Don’t take ${listed(never)} with this medicine. Ask a pharmacist before any other supplement.`
            : 'With this medicine, ask a pharmacist before any supplement.'
        }
      >
        <p>
          <a href="/check-first">Check everything you take</a>
        </p>
      </PageHead>
      <div className={`wrap ${styles.special}`}>
        {special.map(({ text, references }) => (
          <p key={text} className={styles.measure} data-safety="">
            {text}
            {references.length > 0 ? <ReferenceMarks ids={references} /> : <small> (our advice)</small>}
          </p>
        ))}
        <CareRows cards={[byId(records.careCards, 'medication'), byId(records.careCards, 'child-gummies')]} />
        <p className={styles.measure} data-safety="">
          {wholeStack.leaveOut} {checkFirst.keepTaking}
        </p>
      </div>
      <Section id="results" title="Each supplement">
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Supplement</th>
              <th scope="col">Result</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {alike(cells).map((group) => (
              <Row key={group[0]?.ingredient.id} cells={group} nothingFound={checkFirst.nothingFound} />
            ))}
          </tbody>
        </table>
      </Section>
      <Section id="names" title="Names" isBeside>
        {names.length > 0 && (
          <ul role="list" className={styles.names} data-safety="">
            {names.map(({ generic, brands, types }) => {
              const others = types.filter((id) => id !== medicine.id);
              return (
                <li key={generic}>
                  {generic}
                  {brands.length > 0 && <span> ({brands.join(', ')})</span>}
                  {others.map((id, index) => (
                    <span key={id}>
                      {index === 0 ? ' · see also ' : ', '}
                      <a href={typePath(id)}>{byId(medicines, id).name}</a>
                    </span>
                  ))}
                </li>
              );
            })}
          </ul>
        )}
        {medicine.everyday.length > 0 && (
          <p className={styles.measure} data-safety="">
            People also call it: {medicine.everyday.join(', ')}.
          </p>
        )}
        <p className={styles.measure}>
          {checkFirst.nameMissing} <a href={namesPath}>All names, A–Z</a>
        </p>
        <SeeAlso medicine={medicine} medicines={medicines} />
        <p className={styles.measure}>
          <b>What to say at the counter:</b> “{checkFirst.atTheCounter}”
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} today={today} />
      </Section>
    </>
  );
}
