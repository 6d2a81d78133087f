import type { Plan } from '../model/day.ts';

/** The papers that a sheet is made for, with the words of its link. */
export const papers = { letter: 'Letter', a4: 'A4' } as const;

export type Paper = keyof typeof papers;

/** What can be printed for the wall, in PDF, made from the records of the days. */
export const sheets: readonly { id: string; plan: Plan; name: string }[] = [
  { id: 'ninety-days', plan: 'adults', name: 'Ninety days on two sheets' },
  { id: 'first-week', plan: 'adults', name: 'The first week on one sheet' },
  { id: 'thirty-days', plan: 'kids', name: 'Thirty days with children, to color in' },
];

/** The address of a sheet on this site. */
export const sheetPath = (id: string, paper: Paper): string => `/pdf/${id}-${paper}.pdf`;
