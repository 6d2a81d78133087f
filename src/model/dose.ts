import { z } from 'zod';
import { ageRange, idOf, prose, withBlanks } from './common.ts';
import { nutrient } from './nutrient.ts';

/** Units that can be compared with a limit. `mg/kg` is a day's milligrams for each kilogram of body weight. */
export const doseUnit = z.enum(['mg', 'mcg', 'mg/kg']);

/** Which of the project's two readings of the children's protocol a dose belongs to. They differ, and both are shown. */
export const reading = z.enum(['kids-page', 'science-page']);

/** A children's dose of one nutrient, as the project's protocol has it. Compared with every limit before it is shown. */
export const dose = z
  .strictObject({
    reading,
    nutrient,
    ages: ageRange,
    /** A day, lowest and highest. Both left out where the reading gives no number (then `words` says what it gives). */
    min: z.number().positive().optional(),
    max: z.number().positive().optional(),
    unit: doseUnit,
    /** Body weights over which a mg/kg dose is compared, kilograms. */
    weightKg: z.strictObject({ from: z.number().positive(), to: z.number().positive() }).optional(),
    /** The dose as a sentence fragment: "50–100 mg elemental magnesium a day". */
    words: prose,
    /** `ask`: only as a question for the child’s doctor. `excluded`: the reading says not to give it. `not-given`: it names no dose. */
    status: z.enum(['given', 'ask', 'excluded', 'not-given']),
    references: z.array(idOf('references')).default([]),
  })
  .refine(({ ages }) => ages.from <= 6 && ages.to >= 12, {
    path: ['ages'],
    error: 'the children’s protocol is for all ages from 6 to 12, and its tables compare whole bands',
  })
  .refine(({ min, max }) => (min === undefined) === (max === undefined), {
    path: ['max'],
    error: 'write both `min` and `max`, or neither',
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    path: ['max'],
    error: '`max` is at least `min`',
  })
  .refine(({ status, min }) => min === undefined || status === 'given' || status === 'ask', {
    path: ['min'],
    error: 'what is excluded or not given has no amount',
  })
  .refine(({ unit, weightKg }) => (unit === 'mg/kg') === (weightKg !== undefined), {
    path: ['weightKg'],
    error: 'a mg/kg dose names the body weights it is compared over, and no other dose does',
  });

/** The words around every dose. What compares a dose fills in its blanks: `…`. */
export const doseTexts = z.strictObject({
  adults: z.strictObject({ onceADay: prose, upTo: withBlanks(2) }),
  children: z.strictObject({
    /** The words of a row, each without its final period. */
    askDoctor: prose,
    above: withBlanks(2),
    partlyAbove: withBlanks(2),
    /** Behind a dose not to use, for the ages at which it’s above a limit. */
    notAt: withBlanks(1),
    /** For the higher of two amounts that no limit could be set for. */
    lowerCounts: withBlanks(1),
    compareLabel: withBlanks(2),
    /** What a limit says of a dose that isn’t above it. */
    results: z.strictObject({
      within: withBlanks(2),
      noneCouldBeSet: withBlanks(1),
      noneFound: prose,
      noNumber: prose,
      excluded: prose,
      notGiven: prose,
    }),
    /** In the column of limits. */
    limit: z.strictObject({ noneFound: prose, noneCouldBeSet: prose, foodIncluded: prose, own: prose }),
  }),
});

export type DoseTexts = z.infer<typeof doseTexts>;
export type DoseUnit = z.infer<typeof doseUnit>;
export type Reading = z.infer<typeof reading>;
export type Dose = z.infer<typeof dose> & { id: string };

/** A dose as it’s printed, “50–100 mg”; undefined where it has no number. */
export const doseAmount = ({ min, max, unit }: Pick<Dose, 'min' | 'max' | 'unit'>): string | undefined =>
  min === undefined ? undefined : `${min === max ? min : `${min}–${max}`} ${unit}`;
