import { z } from 'zod';
import { id, idOf, order, prose } from './common.ts';

/** A product to look at. Its link is a plain search: nothing on the children’s protocol earns money. */
const product = z.strictObject({ name: prose, note: prose, search: z.string().min(3), caution: prose });

/** The four time slots of the children’s day, in order. */
export const kidsDay = z
  .array(
    z.strictObject({
      time: prose,
      gummy: prose,
      /** The dose in words. Amounts are filled in from their records, and `slotsSayTheLimits` asks a multivitamin for the strictest. */
      dosage: prose,
      /** The strictest limits that a label is compared with, one each. */
      most: z.array(prose).default([]),
      function: prose,
      safetyNote: prose,
      researchBacking: prose,
      references: z.array(idOf('references')).min(1),
      products: z.array(product).min(1),
    }),
  )
  .length(4);

/** What a family does at home, and why. */
export const kidsRituals = z
  .array(
    z.strictObject({
      ritual: prose,
      /** What its card shows. */
      drawing: id,
      why: prose,
      references: z.array(idOf('references')).default([]),
      claims: z.array(idOf('claims')).default([]),
    }),
  )
  .min(4);

/** A nutrient on the kids tab of `/science`. */
export const kidsNutrient = z.strictObject({
  order,
  name: prose,
  purpose: prose,
  effect: prose,
  research: prose,
  /** The dose in words. Amounts are filled in from their records. */
  dosing: prose,
  /** Their rows of the comparison are shown with it. */
  doses: z.array(idOf('doses')).min(1, 'name the doses that the words give'),
  references: z.array(idOf('references')).min(1),
});

/** A card of research about childhood. */
export const kidsResearch = z
  .array(
    z.strictObject({
      title: prose,
      /** What was found, and in the same sentence how far it carries. */
      finding: prose,
      references: z.array(idOf('references')).min(1),
    }),
  )
  .min(3);

/** What parents report. Unverified, and shown as that. */
export const kidsOutcomes = z.array(z.strictObject({ text: prose, claim: idOf('claims') })).min(3);

export type KidsSlot = z.infer<typeof kidsDay>[number];
