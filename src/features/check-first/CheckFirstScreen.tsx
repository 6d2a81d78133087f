import type { ReactNode } from 'react';
import { stopAnchor, callsOf } from '../../safety/care.ts';
import { filled } from '../../text/blanks.ts';
import { namesPath } from '../../site/pages.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { MedicineMatrix } from './MedicineMatrix.tsx';
import { ClaimItems } from '../../ui/Marked.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { Section } from '../../ui/Section.tsx';
import { ThreeCalls } from '../../ui/ThreeCalls.tsx';
import styles from './CheckFirstScreen.module.css';
import { Conditions } from './Conditions.tsx';
import { DrinkingLevels } from './DrinkingLevels.tsx';
import { NeverFor } from './NeverFor.tsx';

type CheckFirstScreenProps = {
  records: Records;
  /** “What do you take?”, an island. Everything it knows is also below and on the A–Z list. */
  field?: ReactNode;
};

/** The three calls, the field, and all that it knows in words. */
export function CheckFirstScreen({ records, field }: CheckFirstScreenProps) {
  const { checkFirst, ingredients, medicineTypes, conditions, medicineNames, wholeStack, drinking } = records;
  const { dailySupport, tonightScreen } = records;
  const { headings } = checkFirst;
  const count = medicineNames.reduce((sum, { brands }) => sum + 1 + brands.length, 0);
  return (
    <div className={styles.sheet}>
      <header className={`wrap stack-3 top ${styles.head}`}>
        <h1>Check first</h1>
        <p className="measure" data-lead="" data-script-only="">
          {checkFirst.lead}
        </p>
        <noscript>
          <p className="measure">{checkFirst.leadWithoutScript}</p>
        </noscript>
        <ThreeCalls calls={callsOf(records, tonightScreen.calls)} isTall />
        {field}
      </header>
      <Section id="before" title="Before any supplement">
        <CareRows cards={['alcohol', 'medication'].map((id) => byId(records.careCards, id))} />
        <p className="measure">
          {wholeStack.whoSkips} {checkFirst.askAnyway}
        </p>
        <details>
          <summary>Find your drinking level</summary>
          <DrinkingLevels drinking={drinking} />
        </details>
      </Section>
      <Section id="say" title={headings.counter}>
        <p className="measure">“{checkFirst.atTheCounter}”</p>
      </Section>
      <Section id="medicines" title={headings.browse}>
        <p className="sans">
          <a href={namesPath}>{filled(headings.names, count.toLocaleString('en-US'))}</a>
        </p>
        <details id="do-not-start">
          <summary>{headings.never}</summary>
          <NeverFor records={records} />
        </details>
        <details id="ask-first">
          <summary>
            {headings.conditions} ({conditions.length})
          </summary>
          <p className="measure">{checkFirst.notNamed}</p>
          <Conditions records={records} />
        </details>
        <details>
          <summary>
            {headings.types} ({medicineTypes.length})
          </summary>
          <MedicineMatrix
            medicines={medicineTypes}
            ingredients={ingredients}
            nothingFound={checkFirst.nothingFoundKey}
          />
        </details>
      </Section>
      <Section id={stopAnchor} title={headings.stop}>
        <ul className="stack-2 measure sans">
          <ClaimItems items={dailySupport.stop} records={records} />
        </ul>
        <p className="sans">
          <a href="/help">{headings.whenToCall}</a>
        </p>
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} />
      </Section>
    </div>
  );
}
