import type { Plan } from '../model/day.ts';

/** The paper sizes that a poster is made in, with the words of its link. */
export const paperSizes = { letter: 'Letter', a4: 'A4' } as const;

export type PaperSize = keyof typeof paperSizes;

/** The posters and the notebook, as PDFs made from the records of the days. */
export const posters: readonly { id: string; plan: Plan; name: string }[] = [
  { id: 'notebook', plan: 'adults', name: 'A notebook to fold, 9 sheets' },
  { id: 'ninety-days', plan: 'adults', name: 'Ninety days on two sheets' },
  { id: 'first-week', plan: 'adults', name: 'The first week on one sheet' },
  { id: 'thirty-days', plan: 'kids', name: 'Thirty days to color in' },
];

/** The address of a poster on this site. */
export const posterPath = (id: string, paper: PaperSize): string => `/pdf/${id}-${paper}.pdf`;
