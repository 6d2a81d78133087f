import type { SiteConfig } from '../domain/config.ts';
import { daysOf, daysPath, numberOf, placeOf } from '../domain/days.ts';
import type { Records } from '../domain/records.ts';
import type { Plan } from '../domain/schema/day.ts';
import { bookData } from './document-data.ts';
import type { WallData } from './paper-data.ts';

const wallWords = {
  adults: {
    title: 'Ninety days',
    description: 'The ninety days on one sheet: a square a day with its title and a box to tick.',
    lead: 'A square a day. Tick it or leave it: a missed day is followed by the next one, and nothing is counted.',
    caution: 'Read Check first before day 1. Never stop or change a medicine, or stop heavy drinking, alone.',
  },
  kids: {
    title: 'Our thirty days',
    description: 'Thirty days with children on one sheet: a picture a day to color in, with its title.',
    lead: 'One thing a day, together. Afterwards, color it in. A day left out is just a day left out.',
    caution: 'For grown-ups: nothing here has to be swallowed or bought.',
  },
} as const;

/** A plan as a sheet for the wall: its days, by week, with the phase that begins in a week. */
function wallOf(records: Records, plan: Plan): WallData['plan'] {
  const days = daysOf(records, plan).map((day) => ({ id: day.id, number: numberOf(day), title: day.title }));
  return {
    ...wallWords[plan],
    isKids: plan === 'kids',
    path: daysPath(plan),
    file: plan === 'adults' ? 'content/protocol/days/adult' : 'content/protocol/days/kids',
    cuts: placeOf(records, plan, 1).cuts,
    days,
    weeks: records.weeks
      .filter((week) => week.plan === plan)
      .map(({ from, to, title }) => {
        const phase = records.phases.find((each) => from <= each.from && each.from <= to);
        return {
          from,
          to,
          title,
          ...(phase ? { phase: phase.title } : {}),
          days: days.filter(({ number }) => from <= number && number <= to),
        };
      }),
  };
}

/** What the sheet of a plan is set from. */
export const wallData =
  (plan: Plan) =>
  (records: Records, config: SiteConfig): WallData => ({ ...bookData(records, config), plan: wallOf(records, plan) });
