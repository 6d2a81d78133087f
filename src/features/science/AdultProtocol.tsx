import type { ReactNode } from 'react';
import type { Records } from '../../model/records.ts';
import { habitTime, nightInMinutes } from '../../figures/content.ts';
import { DrawnFigure } from '../../figures/Figure.tsx';
import { HowSure } from '../../figures/HowSure.tsx';
import { Part } from './Part.tsx';

/** The adult part: its subjects in the order of the record, with the figures next to what they show. */
export function AdultProtocol({ records }: { records: Records }) {
  const figures: Partial<Record<string, ReactNode>> = {
    habits: <DrawnFigure of={nightInMinutes(records)} claims={records.claims} headingLevel={4} />,
    repair: <DrawnFigure of={habitTime(records)} claims={records.claims} headingLevel={4} />,
    supplements: <HowSure records={records} />,
  };
  return records.science.adults.map((part) => (
    <Part key={part.id} part={part} records={records} figures={figures[part.id]} />
  ));
}
