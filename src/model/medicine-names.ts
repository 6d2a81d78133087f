import { z } from 'zod';
import { idOf, prose } from './common.ts';

/** Where someone saw a name: an application in Drugs@FDA, or the address of a page. */
const seenAt = z.union([z.string().regex(/^FDA \d{6}$/), z.url()], {
  error: 'write the whole address, with https:// in front, or an application number in Drugs@FDA, such as FDA 019839',
});

/** The fields of a medicine's names. */
const medicineNameFields = z.strictObject({
  /** The generic name, or those of all parts: "lisinopril and hydrochlorothiazide". */
  generic: prose,
  /** Common US brands of exactly that. */
  brands: z.array(prose).default([]),
  /** How labels also write it: "oxycodone 5-325". Found, and not listed. */
  spellings: z.array(prose).default([]),
  /** Its narrowest medicine types. A combination has the types of all its parts. */
  types: z.array(idOf('medicineTypes')).min(1, 'name its medicine type; if there is none, write “other”'),
  /** True where nothing of these names is swallowed: an injection, a patch, a ring. Hours apart mean nothing then. */
  notSwallowed: z.literal(true).optional(),
  /** Where the names were looked up, at least one place for each brand. */
  checked: z.array(seenAt).min(1, 'say where the name was looked up; a name that nobody looked up stays out'),
  /** Where somebody else saw it: a label, a copy of one, or what a maker, a hospital or a drug guide says. */
  seconded: z.url('the address of the page on which a second reader saw the name; until there is one it stays out'),
});

/** A medicine by the names that are on bottles. */
const medicineName = medicineNameFields.refine(({ brands, checked }) => checked.length >= brands.length, {
  path: ['checked'],
  error:
    'write the place where each brand was looked up, because what was looked up for one name says nothing about another. Then let a second person look there, too: no check can tell whether a number or an address is real',
});

/** The names that “What do you take?” knows, A–Z by generic name. */
export const medicineNames = z.array(medicineName).min(1);

export type MedicineName = z.infer<typeof medicineName>;
