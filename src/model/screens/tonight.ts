import { z } from 'zod';
import { id, idOf, isoDate, paragraphs, prose } from '../common.ts';

/** `/tonight`. */
export const tonightScreen = z.strictObject({
  /** The day on which its words last changed: no review gives one. */
  changed: isoDate,
  title: prose,
  /** What the first screen asks. */
  question: prose,
  /** A check for each answer, and what all of them ask. */
  checks: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          /** Its anchor. */
          id,
          answer: prose,
          /** The step after it. */
          begin: id,
          title: prose,
          /** Each sends the reader to 911. */
          signs: z.array(prose).min(1),
        }),
      )
      .length(2),
    /** The signs that are in every check. */
    always: z.array(prose).min(2),
    suicide: prose,
    yes: prose,
    no: prose,
  }),
  /** A screen each, in this order. */
  steps: z
    .array(
      z.strictObject({
        /** Its anchor. */
        id,
        title: prose,
        text: paragraphs,
      }),
    )
    .refine(
      (steps) => steps.some(({ id: step }) => step === 'breathe'),
      'one step has the id breathe: the pacer is in it',
    ),
  /** Leads back to the first question. */
  end: z.strictObject({ title: prose, again: prose }),
  /** The first number of each of these care cards, and what it’s for. */
  calls: z.array(z.strictObject({ card: idOf('careCards'), text: prose })).length(3),
});
