import type { Plan } from '../model/day.ts';
import { dayPath } from '../plan/days.ts';
import { ButtonLink } from './Button.tsx';

/** The button to the first day of a plan, which is the main action wherever it is. */
export const DayOne = ({ plan = 'adults' }: { plan?: Plan }) => (
  <ButtonLink href={dayPath(plan, 1)} look="main">
    Day 1, free
  </ButtonLink>
);
