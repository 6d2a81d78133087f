import { Fragment } from 'react';
import type { Records } from '../../model/records.ts';
import { habitTime, nightInMinutes } from '../../figures/content.ts';
import { DrawnFigure } from '../../figures/Figure.tsx';
import { HowSure } from '../../figures/HowSure.tsx';
import { IngredientEntry } from './IngredientEntry.tsx';
import { Part } from './Part.tsx';
import styles from './Science.module.css';

/** What is in the supplements, each with what is known of it. */
function CoreIngredients({ records }: { records: Records }) {
  const { ingredients, supplements } = records;
  return ingredients
    .filter(({ id }) => supplements.some((supplement) => supplement.ingredients.includes(id)))
    .map((ingredient) => <IngredientEntry key={ingredient.id} ingredient={ingredient} records={records} />);
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
