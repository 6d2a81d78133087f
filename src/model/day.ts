import { z } from 'zod';
import { id, idOf, prose } from './common.ts';

/** Whose days: the ninety of an adult, the thirty of a family. */
export const planSchema = z.enum(['adults', 'kids']);

/** A day of a plan. Its file name is its number in three digits: `017.yaml` is day 17. */
export const day = z.strictObject({
  /** Says the thing: “The phone sleeps in the kitchen”. */
  title: prose,
  /** Why this, today. A figure or a study appears only with its claim in `claims`. */
  why: prose,
  claims: z.array(idOf('claims')).default([]),
  /** The steps of the day. At most one of them is new. */
  do: z
    .array(
      z.strictObject({
        text: prose,
        /** Short points below it: questions, exceptions, or what it is for an older or a younger child. */
        list: z.array(prose).min(1).optional(),
        /** A small heading above the step, where the day turns from something to do to what to watch for. */
        heading: prose.optional(),
        /** What the step rests on. */
        claims: z.array(idOf('claims')).default([]),
        /** The habit of `habits.yaml` that the step is. */
        habit: idOf('habits').optional(),
        /** The care card shown directly above the step. */
        care: idOf('careCards').optional(),
        /** A step of slow breathing: the pacer follows it. */
        pacer: z.literal(true).optional(),
      }),
    )
    .min(1)
    .max(5),
  /** What is enough on a bad day. It makes sense alone, and can be done in bed. */
  badDay: prose,
  /** Where `badDay` is slow breathing and no step is: the pacer follows it. */
  pacer: z.literal(true).optional(),
  evening: prose.optional(),
  /** The essay that belongs to the day, by its slug. */
  essay: idOf('essays').optional(),
  /** Care cards shown above all steps. One that belongs to a single step is named by the step. */
  careCards: z.array(idOf('careCards')).default([]),
  /** Three questions for paper, on the days that look back. */
  lookBack: z.array(prose).length(3).optional(),
});

/** The weeks of both plans, in their order. Each has one theme that a reader could name. */
export const weeks = z
  .array(
    z.strictObject({
      plan: planSchema,
      from: z.int().min(1),
      to: z.int().max(90),
      title: prose,
      /** What the week is about, in one sentence. */
      sentence: prose,
      /** The screen side of the same days. */
      screens: prose,
    }),
  )
  .min(1);

/** The habits that the days plant, each on its day. */
export const habits = z
  .array(
    z.strictObject({
      id,
      plan: planSchema,
      /** The day that plants it. */
      day: z.int().min(1).max(90),
      /** The habit in a few words, as a list of them prints it. */
      text: prose,
    }),
  )
  .min(1);

export type Plan = z.infer<typeof planSchema>;
export type Day = z.infer<typeof day> & { id: string };
export type Week = z.infer<typeof weeks>[number];
