import { lowered } from '../../domain/first-letter.ts';
import { cellsOf, shortName, worstFirst } from '../../domain/matrix.ts';
import { namesOfFamily } from '../../domain/medicine-names.ts';
import { familyPath, namesPath } from '../../domain/pages.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import type { Medicine } from '../../domain/schema/protocol.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './FamilyScreen.module.css';
import { VerdictEntry } from './VerdictEntry.tsx';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** The families that hold this one, and those that it holds: a reader may be one step off. */
function Kin({ medicine, medicines }: { medicine: Medicine; medicines: readonly Medicine[] }) {
  const near = [
    ...medicine.within.map((id) => byId(medicines, id)),
    ...medicines.filter(({ within }) => within.includes(medicine.id)),
  ];
  if (near.length === 0) return null;
  return (
    <p className={styles.kin}>
      See also:{' '}
      {near.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <a href={familyPath(id)}>{name}</a>
        </span>
      ))}
    </p>
  );
}

/** The other families of a name: their verdicts hold for it as well. */
function AlsoIn({ families, medicines }: { families: readonly string[]; medicines: readonly Medicine[] }) {
  return families.map((id, index) => (
    <span key={id}>
      {index === 0 ? ' · also: ' : ', '}
      <a href={familyPath(id)}>{byId(medicines, id).name}</a>
    </span>
  ));
}

/** What is said of this family beside another, in its own record or in that of the other. */
const besideOthers = ({ id }: Medicine, medicines: readonly Medicine[]) =>
  medicines.flatMap((one) => (one.beside && (one.id === id || one.beside.families.includes(id)) ? [one.beside] : []));

type FamilyScreenProps = { records: Records; medicine: Medicine; today: string };

/** One family of medicines: its verdict for each supplement with the reason and the sources, its names, and what to say at the counter. */
export function FamilyScreen({ records, medicine, today }: FamilyScreenProps) {
  const { ingredients, medicines, medicineNames, drinking, wholeStack } = records;
  const { withAlcohol: kind = 'other' } = medicine;
  const withAlcohol = kind === 'plan' ? undefined : drinking.besideMedicine[kind];
  const cells = worstFirst(cellsOf(medicine, ingredients));
  const named = (kind: string) =>
    cells.filter((cell) => cell.kind === kind).map(({ ingredient }) => shortName(ingredient));
  const notMixed = named('do-not-mix');
  const asked = named('ask-first');
  const names = namesOfFamily(medicineNames, medicine.id);
  return (
    <>
      <PageHead
        title={medicine.name}
        lead={
          <>
            {notMixed.length > 0 && <>Do not mix with {listed(notMixed)}. </>}
            Ask a pharmacist before any {notMixed.length > 0 && 'other '}supplement here
            {asked.length > 0 && <>, above all {listed(asked)}</>}. Keep taking what is prescribed; it is the supplement
            that waits.
          </>
        }
      >
        <p data-screen-only="">
          <a href="/check-first">What else do you take?</a>
        </p>
      </PageHead>
      <div className={`wrap ${styles.before}`}>
        <CareRows cards={['medication', 'child-gummies'].map((id) => byId(records.careCards, id))} />
        <p className={styles.measure} data-safety="">
          <b>For adults.</b> {wholeStack.leaveOut} That holds whatever stands below. For a child of 6–12, ask the
          pediatrician; <a href="/kids-protocol#limits">the kids page</a> has the limits.
        </p>
        {besideOthers(medicine, medicines).map(({ text, references }) => (
          <p key={text} className={styles.measure} data-safety="">
            <b>Two medicines.</b> {text}
            <ReferenceMarks ids={references} />
          </p>
        ))}
        {medicine.plan && (
          <p className={styles.measure} data-safety="">
            <b>Ask first, without any bottle too.</b> {medicine.plan} <small>our own caution</small>
            <ReferenceMarks ids={medicine.references} />
          </p>
        )}
        {withAlcohol && (
          <p className={styles.measure} data-safety="">
            <b>With alcohol.</b> {withAlcohol.text}
            <ReferenceMarks ids={withAlcohol.references} />
          </p>
        )}
        <p className={styles.measure} data-safety="">
          {withAlcohol && (
            <>
              <b>{drinking.bottles.ask}</b> {drinking.bottles.text}{' '}
            </>
          )}
          <a href="/check-first#drinking">Find your zone of drinking</a> <small>our own caution</small>
        </p>
      </div>
      <Section id="verdicts" title="Each supplement">
        <div className={styles.verdicts}>
          {cells.map((cell) => (
            <VerdictEntry key={cell.ingredient.id} cell={cell} />
          ))}
        </div>
      </Section>
      <Section id="names" title="Names on the bottle" isBeside>
        {names.some(({ families }) => families.length > 1) && (
          <p className={styles.measure}>
            <b>A name with “also” stands in another family too. Where the two differ, the stricter verdict counts.</b>
          </p>
        )}
        {names.length > 0 && (
          <ul role="list" className={styles.names}>
            {names.map(({ generic, brands, families }) => (
              <li key={generic}>
                {generic}
                {brands.length > 0 && <span> ({brands.join(', ')})</span>}
                <AlsoIn families={families.filter((id) => id !== medicine.id)} medicines={medicines} />
              </li>
            ))}
          </ul>
        )}
        {medicine.everyday.length > 0 && (
          <p className={styles.measure}>People also say: {medicine.everyday.join(', ')}.</p>
        )}
        <p className={styles.measure}>
          Not every name of this family is here. That a name is missing does not make it safe.{' '}
          <a href={namesPath}>All names, A–Z</a>
        </p>
        <Kin medicine={medicine} medicines={medicines} />
      </Section>
      <Section id="say" title="What to say at the counter" isBeside>
        <p className={styles.measure}>
          “These are all my medicines, with one of these among them: {lowered(medicine.name)}. I have about … drinks a
          week. I am thinking of taking one or more of these supplements: {listed(ingredients.map(shortName))}. Is there
          one that I should not take at all, and how many hours apart should the others be?”
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} today={today} />
      </Section>
    </>
  );
}
