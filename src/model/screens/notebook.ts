import { z } from 'zod';
import { id, idOf, prose } from '../common.ts';

const dayNumber = z.int().min(1).max(90);

/** A page with a table to fill in. */
const page = z.strictObject({
  id,
  title: prose,
  /** The days that send a reader to this page. */
  days: z.array(dayNumber).default([]),
  text: z.array(prose).default([]),
  /** The care card printed above the table. */
  careCard: idOf('careCards').optional(),
  columns: z.array(z.string().min(1)).default([]),
  /** How many empty rows, or what the rows are called. */
  rows: z.union([z.int().min(1).max(20), z.array(prose)]).default(0),
  after: z.array(prose).default([]),
  /** Prints what to say at the pharmacy counter. */
  sayAtTheCounter: z.literal(true).optional(),
});

/** A place for what a day asks a reader to write: lines of 8 mm, boxes for a number each, or the list of habits. */
const ask = z
  .strictObject({
    day: dayNumber,
    text: prose,
    /** The page it’s on. Without one, it’s in the spread of its week. */
    page: id.optional(),
    lines: z.int().min(1).max(8).optional(),
    boxes: z.int().min(2).max(7).optional(),
    habits: z.literal(true).optional(),
  })
  .refine(({ lines, boxes, habits }) => [lines, boxes, habits].filter(Boolean).length === 1, {
    path: ['lines'],
    error: 'give it one of `lines`, `boxes` and `habits`',
  });

/** The notebook to print for the ninety days. */
export const notebook = z
  .strictObject({
    title: prose,
    description: prose,
    lead: prose,
    print: prose,
    howTo: z.array(prose).min(1),
    numbers: page,
    pages: z.array(page).min(1),
    asks: z.array(ask).min(1),
  })
  .superRefine(({ numbers, pages, asks }, context) => {
    const ids = [numbers, ...pages].map((page) => page.id);
    for (const [index, { page: wanted }] of asks.entries())
      if (wanted && !ids.includes(wanted))
        context.addIssue({ code: 'custom', path: ['asks', index, 'page'], message: `write one of ${ids.join(', ')}` });
  });
