import { Fragment } from 'react';
import { byId, type Records } from '../../domain/records.ts';
import { SleepyOnce } from '../../ui/BottleCautions.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { habitTime, nightInMinutes } from '../../ui/figures/content.ts';
import { DrawnFigure } from '../../ui/figures/Figure.tsx';
import { HowSure } from '../../ui/figures/HowSure.tsx';
import { IngredientEntry } from './IngredientEntry.tsx';
import { Part } from './Part.tsx';
import styles from './Science.module.css';

/** The ingredients of the stack, each with what is known of it. */
function CoreIngredients({
  records: { ingredients, medicines, references, supplements, wholeStack },
}: {
  records: Records;
}) {
  const core = ingredients.filter(({ id }) => supplements.some((supplement) => supplement.ingredients.includes(id)));
  return (
    <>
      <p className={styles.all} data-sans="">
        <CautionMark shape="not-for" />
        <span>
          {wholeStack.leaveOut} <b>{wholeStack.oneOf.inShort}</b>
        </span>
      </p>
      <SleepyOnce ingredients={core} medicines={medicines} />
      {core.map((ingredient) => (
        <IngredientEntry
          key={ingredient.id}
          ingredient={ingredient}
          named={wholeStack.conditions}
          medicines={medicines}
          research={byId(references, ingredient.references[0] ?? '')}
        />
      ))}
    </>
  );
}

/** The adult part: what held up as two figures, then its subjects in the order of the record, the ingredients in theirs. */
export function AdultProtocol({ records }: { records: Records }) {
  return (
    <>
      <div className={styles.wide}>
        <HowSure headingLevel={3} records={records} />
      </div>
      <div className={styles.wide}>
        <DrawnFigure of={nightInMinutes(records)} claims={records.claims} headingLevel={3} />
      </div>
      {records.science.adults.map((part, index) => (
        <Fragment key={part.id}>
          <Part part={part} records={records}>
            {part.id === 'supplements' && <CoreIngredients records={records} />}
          </Part>
          {index === 0 && (
            <div className={styles.wide}>
              <DrawnFigure of={habitTime(records)} claims={records.claims} headingLevel={3} />
            </div>
          )}
        </Fragment>
      ))}
    </>
  );
}
