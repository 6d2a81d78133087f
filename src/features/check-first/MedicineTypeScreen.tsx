import { formatDate } from '../../site/dates.ts';
import { byResult, cellsOf, resultWords, shortName, withoutHours, type Cell } from '../../safety/results.ts';
import { namesOfType, planOf } from '../../safety/medicine-names.ts';
import { lowered } from '../../site/beginnings.ts';
import { namesPath } from '../../site/pages.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { Medicine } from '../../model/protocol.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { Unbroken } from '../../ui/Dialable.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './MedicineTypeScreen.module.css';
import { TypeLinks } from './TypeLinks.tsx';

/** Where skipping in pregnancy is part of what the medicine itself is about. */
const saysWhoSkips = ['estrogens', 'retinoids'];

/** A supplement as it's named in a sentence. */
const inSentence = (cell: Cell) => {
  const name = shortName(cell.ingredient);
  return name === 'Multivitamin' ? 'a multivitamin' : /^M[a-z]+$/.test(name) ? lowered(name) : name;
};

const listed = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('en', { type }).format(names);

/** What is special about a type: what kills together with it, its own plan, what concerns a few of its names, and alcohol where that is special, too. */
function specialOf({ medicines, drinking }: Records, medicine: Medicine) {
  const { id, references: ofPlan, withAlcohol, named, beside } = medicine;
  const ofOthers = medicines.flatMap((other) => (other.id === id ? [] : other.beside));
  const plan = planOf(id, medicines);
  return [
    ...ofOthers.filter(({ types, onBothPages }) => onBothPages && types.includes(id)),
    ...(plan ? [plan] : []),
    // What the plan says from the same sources isn't said twice.
    ...beside.filter(({ references }) => references.length === 0 || !references.every((one) => ofPlan.includes(one))),
    ...named,
    ...(withAlcohol && withAlcohol !== 'plan' ? [drinking.besideMedicine[withAlcohol]] : []),
  ];
}

/** The types that are dangerous together with this one, where their own pages say why. */
const dangerousWith = ({ medicines }: Records, { id }: Medicine): Medicine[] =>
  medicines.filter((other) => other.beside.some(({ types, onBothPages }) => !onBothPages && types.includes(id)));

/** A row of the table: the supplements that have the same answer for the same reason, and why. */
function Row({ cells, nothingFound }: { cells: readonly Cell[]; nothingFound: string }) {
  const [first] = cells;
  if (!first) return null;
  const { kind, text, hoursApart, looked } = first;
  const references = cells.flatMap((cell) => [...cell.references, ...(cell.hoursApart?.references ?? [])]);
  return (
    <tr data-result={kind} data-ingredients={cells.map(({ ingredient }) => ingredient.id).join(' ')} data-dose="">
      <th scope="row">{listed(cells.map(({ ingredient }) => shortName(ingredient)))}</th>
      <td>
        {text ? withoutHours(text) : `${resultWords[kind]} (${formatDate(looked ?? '')}), ${nothingFound}`}
        {hoursApart && (
          <>
            {' '}
            <b>Keep the two at least {hoursApart.hours} hours apart.</b>
          </>
        )}
        <ReferenceMarks ids={[...new Set(references)]} isOwn={cells.some(({ own }) => own)} />
      </td>
    </tr>
  );
}

type MedicineTypeScreenProps = { records: Records; medicine: Medicine; today: string };

/** One medicine type: first what is special about it, then the table of supplements, then its names. */
export function MedicineTypeScreen({ records, medicine, today }: MedicineTypeScreenProps) {
  const { checkFirst, ingredients, medicines, medicineNames, wholeStack } = records;
  const [poisonHelp] = byId(records.careCards, 'child-gummies').contacts;
  const { id, name, one, within, everyday, keepTaking } = medicine;
  const together = dangerousWith(records, medicine);
  const cells = cellsOf({ medicine: id }, ingredients);
  const never = cells.filter(({ kind }) => kind === 'do-not-mix').map(inSentence);
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
        {together.length > 0 && (
          <p className={styles.measure} data-safety="">
            {checkFirst.dangerousWith} <TypeLinks ids={together.map((other) => other.id)} medicines={medicines} />.
          </p>
        )}
        <p className={styles.measure} data-safety="" data-care="medication">
          {keepTaking ?? checkFirst.keepTakingInShort} <MarkedText text={checkFirst.whenToCall} records={records} />
        </p>
      </div>
      <Section id="results" title="Each supplement">
        {saysWhoSkips.includes(id) && (
          <p className={styles.measure} data-safety="">
            {wholeStack.leaveOut}
          </p>
        )}
        <table className={styles.table}>
          {byResult(cells).map(([kind, ofKind]) => (
            <tbody key={kind} data-kind={kind}>
              {kind !== 'none-found' && (
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} /> {resultWords[kind]}
                  </th>
                </tr>
              )}
              {[...Map.groupBy(ofKind, ({ text, hoursApart }) => JSON.stringify([text, hoursApart?.hours]))].map(
                ([said, alike]) => (
                  <Row key={said} cells={alike} nothingFound={checkFirst.nothingFound} />
                ),
              )}
            </tbody>
          ))}
        </table>
        {poisonHelp && (
          <p className={styles.measure} data-safety="" data-care="child-gummies">
            {checkFirst.tookTooMuch}{' '}
            <a href={`tel:${poisonHelp.number}`}>
              <Unbroken text={poisonHelp.label} />
            </a>
          </p>
        )}
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
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} today={today} />
      </Section>
    </>
  );
}
