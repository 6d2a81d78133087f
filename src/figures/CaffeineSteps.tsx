import type { Records } from '../model/records.ts';
import { caffeineSteps } from './from-records.ts';
import { DrawnFigure, type HeadingLevel } from './Figure.tsx';

type CaffeineStepsProps = {
  records: Records;
  headingLevel: HeadingLevel;
};

/**
 * Caffeine on its way down, a row for each step. The steps of its day, directly above, say who asks first, and what to do with fewer
 * cups.
 */
export const CaffeineSteps = ({ records, headingLevel }: CaffeineStepsProps) => (
  <DrawnFigure
    of={{ ...caffeineSteps(records), caption: undefined }}
    claims={records.claims}
    headingLevel={headingLevel}
  />
);
