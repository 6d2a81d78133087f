import type { ReactNode } from 'react';
import { stopAnchor } from '../../domain/care.ts';
import { namesPath } from '../../domain/pages.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { claimsShown } from '../../domain/shown-claims.ts';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import { CareRows } from '../../ui/CareRow.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { MedicineMatrix } from '../../ui/figures/MedicineMatrix.tsx';
import { DrinkingLevels } from '../../ui/DrinkingLevels.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './CheckFirstScreen.module.css';
import { Conditions } from './Conditions.tsx';
import { NeverFor } from './NeverFor.tsx';
import { StopAndCall } from './StopAndCall.tsx';

type CheckFirstScreenProps = {
  brand: string;
  records: Records;
  today: string;
  /** “What do you take?”, an island. Everything that it knows stands below and on the A–Z list without it. */
  tool?: ReactNode;
};

/** What do you take, and what is so of you: a tool, the whole of it in words below, and one printed sheet. */
export function CheckFirstScreen({ brand, records, today, tool }: CheckFirstScreenProps) {
  const { ingredients, medicines, conditions, medicineNames, wholeStack } = records;
  const shown = claimsShown(records, 'checkFirst');
  const count = medicineNames.reduce((sum, { brands }) => sum + 1 + brands.length, 0);
  return (
    <div className={styles.sheet}>
      <PageHead
        title="Check first"
        lead={
          <span data-screen-only="">
            What do you take? Look before day 1, and ask a pharmacist what it says to ask.
          </span>
        }
      >
        {tool}
        <p data-screen-only="">
          <a href={namesPath}>All {count.toLocaleString('en-US')} names, A–Z</a>
        </p>
        <p className={styles.paper}>
          I am asking about these supplements from {brand}: {ingredients.map(({ name }) => name).join(', ')}.
        </p>
        <p className={styles.paper}>
          My medicines: <span />
        </p>
      </PageHead>
      <Section id="before" title="Before any bottle">
        <CareRows cards={['alcohol', 'medication'].map((id) => byId(records.careCards, id))} />
        <p className={styles.measure}>
          {wholeStack.leaveOut} With any medicine or any diagnosis, ask about every bottle, even where no line below
          names you. Keep taking what is prescribed; it is the supplement that waits.
        </p>
        <p className={styles.measure} data-screen-only="">
          <b>{records.drinking.signs.text}</b>
          <ReferenceMarks ids={records.drinking.signs.references} />
        </p>
        <details data-screen-only="">
          <summary>How much do you drink? Three zones, and who does not cut down alone</summary>
          <DrinkingLevels drinking={records.drinking} headingLevel={3} />
        </details>
      </Section>
      <Section id="do-not-start" title="Not for, and do not mix">
        <NeverFor records={records} />
      </Section>
      <Section id="medicines" title={<span data-screen-only="">Every verdict, with its reason</span>}>
        <p className={styles.measure} data-screen-only="">
          <Claim claim={shown.together} />. <Claim claim={shown.tell} />.
        </p>
        <details id="ask-first">
          <summary>By what is so of you: {conditions.length}, from pregnancy to high triglycerides</summary>
          <Conditions conditions={conditions} ingredients={ingredients} />
        </details>
        <details>
          <summary>
            By medicine: {medicines.length} families beside {ingredients.length} supplements
          </summary>
          <MedicineMatrix medicines={medicines} ingredients={ingredients} hasReasons />
        </details>
      </Section>
      <Section id={stopAnchor} title="Stop, and call">
        <StopAndCall records={records} />
      </Section>
      <Section id="say" title={<span data-screen-only="">What to say at the counter</span>}>
        <p className={styles.measure} data-screen-only="">
          “These are my medicines, and I have about … drinks a week. I am thinking of taking these supplements. Is there
          one you would leave out, and is there one I should not take at all?” Print this page: one sheet, both sides.
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} today={today} />
      </Section>
    </div>
  );
}
