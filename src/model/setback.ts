import { z } from 'zod';
import { idOf, prose, withBlanks } from './common.ts';
import { line } from './guides.ts';

/** The lengths that the short reset comes in. */
export const shortResetLengths = [7, 21] as const;

/** What it was, what to do first, and questions, each with its answer. One of them has the answers by days. */
const choices = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      what: prose,
      do: prose,
      list: z.array(prose).default([]),
      /** Its answer goes by how long it has lasted. */
      showsHowLong: z.boolean().default(false),
    }),
  )
  .refine((some) => some.filter(({ showsHowLong }) => showsHowLong).length === 1, 'write `showsHowLong: true` at one');

/** What to do after a setback: first what it was and whom to call, then what to do by how long it has lasted, and the short reset. */
export const setback = z.strictObject({
  title: prose,
  lead: prose,
  /** Said before any step: the case in which a week at home is the wrong plan. */
  first: z.strictObject({
    choices,
    /** When there is no time to ask. */
    emergency: prose,
    /** Whom to call after too much of something. */
    tooMuch: prose,
    careCards: z.array(idOf('careCards')).min(1, 'name the cards shown under the choices'),
  }),
  howLong: prose,
  /** By how long the setback has lasted. The shortest comes first, and the last answer has no end. */
  answers: z
    .array(
      z.strictObject({
        /** The days for which the fog has been back. */
        from: z.int().min(1),
        to: z.int().optional(),
        /** The same in words: "Less than 10 days". */
        lasted: prose,
        do: prose,
      }),
    )
    .min(2),
  /** Says who chose the lengths. */
  lengths: prose,
  shortReset: z.strictObject({
    lead: prose,
    /** The claim of a seven-day reset. */
    claim: idOf('claims'),
    steps: z.array(line).min(3).max(6),
    /** By which number to go. */
    order: prose,
    /** Names each of its parts. */
    part: withBlanks(2),
    /** Days of the adults, in the order in which the short reset takes them. */
    days: z
      .array(z.int().min(1).max(90))
      .length(21)
      .refine((days) => new Set(days).size === days.length, 'name each day once'),
  }),
});
