import type { Records } from '../model/records.ts';
import { CautionMark } from '../ui/CautionMark.tsx';
import { caffeineSteps } from './content.ts';
import { DrawnFigure, type HeadingLevel } from './Figure.tsx';
import styles from './Figure.module.css';

type CaffeineStepsProps = {
  records: Records;
  headingLevel: HeadingLevel;
};

/** Caffeine on its way down, a row for each step. Above it, who has to ask first. */
export const CaffeineSteps = ({ records, headingLevel }: CaffeineStepsProps) => (
  <DrawnFigure
    of={caffeineSteps(records)}
    claims={records.claims}
    headingLevel={headingLevel}
    before={
      <p className={styles.ask}>
        <CautionMark shape="ask-first" /> {records.caffeineSteps.askFirst}
      </p>
    }
  />
);
