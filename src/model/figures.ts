import { z } from 'zod';
import { idOf, prose, withBlanks } from './common.ts';

/** A label next to a mark: longer ones leave no room for the figure. */
const label = prose.max(60, 'a label of a figure has at most 60 characters');

/** The answer that a figure gives, how to read it, and what opens the same in words. */
const words = { title: prose, caption: prose.optional(), wordsTitle: label };

/** What begins or ends on a day of the ninety. */
const milestone = z.strictObject({
  day: z.int().min(1).max(90),
  text: label,
  claims: z.array(idOf('claims')).default([]),
  /** What the day means for supplements: the first may start, a second one may, none starts later, or the last one ends. */
  supplements: z.enum(['mayStart', 'mayAdd', 'noneNew', 'ends']).optional(),
});

/** The ninety days as a whole. */
export const milestones = z.strictObject({ title: prose, caption: prose, marks: z.array(milestone) });

/** The adult day, from waking to bedtime, in its order. */
export const dayRuler = z.strictObject({
  title: prose,
  caption: prose,
  /** The day of someone who works nights. */
  nights: z.strictObject({ title: prose, rows: z.array(z.strictObject({ time: prose, text: prose })).min(2) }),
  hours: z
    .array(
      z.strictObject({
        /** As it is printed: "9:30 PM", "On waking". */
        time: prose.max(12, 'at most 12 characters'),
        text: label,
        /** How to begin, where `guidance` has no habit for the hour. */
        how: prose.optional(),
        claims: z.array(idOf('claims')).default([]),
      }),
    )
    .min(2),
});

/** Caffeine on its way down, as an example: the hours of the cups at each step. */
export const caffeineSteps = z
  .strictObject({
    ...words,
    /** No cup after this hour once the step-down is done. The habit itself is in `guidance`. */
    lastHour: z.int().min(0).max(23),
    claims: z.array(idOf('claims')),
    /** For whom a prescriber comes first: printed inside the figure. */
    askFirst: prose,
    steps: z
      .array(
        z.strictObject({
          when: prose.max(30, 'at most 30 characters'),
          text: label,
          /** Hours after midnight, in their order. */
          cups: z.array(z.int().min(0).max(23)),
        }),
      )
      .min(2),
  })
  .superRefine(({ steps, lastHour }, context) => {
    const most = Math.max(1, Math.ceil((steps[0]?.cups.length ?? 0) / 4));
    steps.forEach(({ when, cups }, index) => {
      const say = (message: string) => context.addIssue({ code: 'custom', path: ['steps', index, 'cups'], message });
      const taken = (steps[index - 1]?.cups.length ?? cups.length) - cups.length;
      if (cups.some((hour, at) => hour <= (cups[at - 1] ?? -1))) say('write the hours of the cups in their order');
      if (taken > most)
        say(`“${when}” takes away ${taken} cups at once; a step takes at most ${most}, a quarter of the first day’s`);
      if (index === steps.length - 1 && cups.some((hour) => hour > lastHour))
        say(`a cup after ${lastHour} o’clock in the last step`);
    });
  });

/** What a figure rests on: who was studied, and where we read it. Each of its numbers appears in one of these references. */
const source = {
  /** Who was studied: "1,683 children and adults with a sleep disorder, 19 trials". */
  who: prose,
  references: z.array(idOf('references')).min(1, 'name the source of the numbers'),
  claims: z.array(idOf('claims')).default([]),
};

/** Numbers of published sources that figures draw. A rule compares each of them with the `finding` of its reference. */
export const measures = z.strictObject({
  /** Minutes of sleep that something gave or took. */
  night: z.strictObject({
    ...words,
    /** What the two ends of the scale mean. */
    worse: label,
    better: label,
    rows: z
      .array(
        z.strictObject({
          /** What was tried, and what it did: “Caffeine: 45 minutes less sleep”. */
          text: label,
          /** Minutes gained, or lost where it is below zero. Left out where the source gives no number. */
          minutes: z.int().optional(),
          ...source,
        }),
      )
      .min(1),
  }),
  /** Days until a habit was formed. */
  habit: z
    .strictObject({
      ...words,
      least: z.int().min(1),
      most: z.int(),
      medianFrom: z.int(),
      medianTo: z.int(),
      ...source,
      /** The numbers as a list. */
      words: z.strictObject({
        least: withBlanks(1),
        median: withBlanks(2),
        plan: withBlanks(1),
        most: withBlanks(1),
      }),
    })
    .refine(
      (days) => days.least <= days.medianFrom && days.medianFrom <= days.medianTo && days.medianTo <= days.most,
      'least, median and most come in this order',
    ),
  /** Minutes in which most panic attacks have passed. */
  panic: z
    .strictObject({ title: prose, caption: prose, from: z.int().min(1), to: z.int().max(60), ...source })
    .refine(({ from, to }) => from < to, { path: ['to'], error: '`from` is the shorter time and comes first' }),
  /** For each ingredient how sure its effect is, and in how many people. */
  howSure: z.strictObject({
    ...words,
    rows: z
      .array(
        z.strictObject({
          ingredient: idOf('ingredients'),
          /** People in the trials together; left out where the source read does not say. */
          people: z.int().min(1).optional(),
          trials: z.int().min(1),
          /** What is counted. A trial may have several papers. */
          counted: z.enum(['trials', 'papers']),
          /** 0 to 4: no effect found, then weak, some, good and strong evidence. The caption says whose rating it is. */
          sure: z.int().min(0).max(4),
          /** Why, in a sentence. */
          why: prose,
          references: z.array(idOf('references')).min(1),
          /** What the row rests on, marked in it. */
          claims: z.array(idOf('claims')).min(1),
        }),
      )
      .min(1),
  }),
});

export type Milestone = z.infer<typeof milestone>;
