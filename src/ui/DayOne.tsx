import type { ReactNode } from 'react';
import type { Plan } from '../model/day.ts';
import { dayPath } from '../plan/days.ts';
import { ButtonLink } from './Button.tsx';

type DayOneProps = { plan?: Plan; children?: ReactNode };

/** The button to the first day of a plan, which is the main action wherever it is. */
export const DayOne = ({ plan = 'adults', children = 'Day 1, free' }: DayOneProps) => (
  <ButtonLink href={dayPath(plan, 1)} look="main">
    {children}
  </ButtonLink>
);
