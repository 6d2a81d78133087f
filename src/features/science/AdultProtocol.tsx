import { Fragment } from 'react';
import type { Records } from '../../model/records.ts';
import { habitTime, nightInMinutes } from '../../figures/content.ts';
import { DrawnFigure } from '../../figures/Figure.tsx';
import { HowSure } from '../../figures/HowSure.tsx';
import { Part } from './Part.tsx';
import styles from './Science.module.css';

/** The adult part: its subjects in the order of the record, with the figures next to what they show. */
export function AdultProtocol({ records }: { records: Records }) {
  return (
    <>
      {records.science.adults.map((part, index) => (
        <Fragment key={part.id}>
          <Part part={part} records={records} />
          {part.id === 'supplements' && (
            <>
              <div className={styles.wide}>
                <HowSure records={records} />
              </div>
              <div className={styles.wide}>
                <DrawnFigure of={nightInMinutes(records)} claims={records.claims} headingLevel={4} />
              </div>
            </>
          )}
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
