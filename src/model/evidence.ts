import { z } from 'zod';
import { ageRange, id, idOf, isoDate, order, prose, trigger } from './common.ts';
import { doseUnit } from './dose.ts';
import { countedIn, nutrient, type Nutrient } from './nutrient.ts';

/** An outside source that was read. Nothing else may be cited. Its file name is its id. */
export const reference = z.strictObject({
  title: z.string().min(2),
  authors: z.string().min(2),
  /** Year of publication; left out where the source prints none. */
  year: z.int().min(1500).max(2100).optional(),
  publisher: z.string().min(2),
  /** The address that was read, as it was read: some of them know no https. */
  url: z.url({ protocol: /^https?$/, error: 'write the whole address, as in https://journal.org/article' }),
  doi: z.string().startsWith('10.', 'a DOI begins with 10.').optional(),
  kind: z.enum([
    'systematic-review',
    'randomised-trial',
    'observational',
    'survey',
    'lab-analysis',
    'guideline',
    'regulator',
    'fact-sheet',
    'helpline',
    'scripture',
    'meta-analysis',
    'experiment',
    'review',
    'case-report',
    'reference-database',
    'product-label',
    'news-report',
  ]),
  /** True where the address is a copy, reprint or report of somebody else's text. */
  isSecondary: z.boolean().default(false),
  /** What it found, in plain words. No more than this may be said of it. */
  finding: z.string().min(2),
  /** The same in about fourteen words, for the margin of an essay that cites it. Each of its numbers is also in `finding`. */
  inShort: prose.optional(),
  /** What it does not show, or why to be careful with it. */
  caution: z.string().min(2).optional(),
});

/** What a claim rests on. `project`: this project says so. `community`: people report it and nobody has checked. */
export const basis = z.enum(['published', 'guideline', 'project', 'community']);

/** A figure or health statement, shown with its basis wherever it appears, and explained on its own page. */
export const claim = z
  .strictObject({
    /** The claim as it is printed, whole: "Triglycerides down 20–30% in 30 days". */
    text: prose,
    basis,
    references: z.array(idOf('references')).default([]),
    /** What the references say about it, or the plain words that no source was found. */
    note: prose,
    /** True if it only says that we looked and found nothing. There’s nothing to cite, so it gets no mark. */
    isNothingFound: z.boolean().optional(),
    /**
     * True if we stated it as a fact, and found no source that confirms it. Only of our own claims. The index and the science page say so
     * next to it.
     */
    isUnconfirmed: z.boolean().optional(),
    /** The day the references were last read again. */
    checked: isoDate,
  })
  .refine(({ basis, references }) => references.length > 0 || basis === 'project' || basis === 'community', {
    path: ['references'],
    error:
      'a published claim or a guideline names at least one reference; without one its basis is project or community',
  });

/** Who set a limit. `project` is the specification’s own figure; `nobody` says that we looked and found no body that set one. */
export const limitSetBy = z.enum(['us', 'eu', 'germany', 'project', 'nobody']);

/** An upper limit for one nutrient at some ages: a ceiling, never a target. */
export const limit = z
  .strictObject({
    nutrient,
    ages: ageRange,
    /** A day, at each of these ages; left out where the body looked and could set none. */
    amount: z.number().positive().optional(),
    unit: doseUnit.exclude(['mg/kg']),
    setBy: limitSetBy,
    /** A figure of our own that a stricter limit has replaced. It is shown so that nobody who met it elsewhere goes by it. */
    isReplaced: z.literal(true).optional(),
    /** What counts towards it. */
    scope: z.enum(['supplements', 'total']),
    references: z.array(idOf('references')).default([]),
    note: prose,
  })
  .refine(({ nutrient: of, unit }) => unit === countedIn[of], {
    path: ['unit'],
    error: ({ input }) =>
      `write ${countedIn[(input as { nutrient: Nutrient }).nutrient]}: this nutrient’s limits are counted in it`,
  })
  .refine(({ setBy, amount }) => setBy !== 'nobody' || amount === undefined, {
    path: ['amount'],
    error: 'a limit with an amount was set by somebody',
  })
  .refine(({ setBy, amount }) => setBy !== 'project' || amount !== undefined, {
    path: ['amount'],
    error: 'the project’s own limit is a number',
  })
  .refine(({ setBy, references }) => setBy === 'project' || references.length > 0, {
    path: ['references'],
    error: 'name where the limit was read, or what was read without finding one',
  });

const dialable = 'write 911, 988 or, with its hyphens, 1-800-555-0100';

/**
 * Whom to call or text in need. Its numbers are written here alone: a contact names it by its id, and a text writes `{its-id}`
 * where the number to call belongs.
 */
export const helpline = z.strictObject({
  /** Its own name. */
  name: prose,
  /** How a button names it before the number; left out where the number says it, or the words next to the button. */
  button: prose.optional(),
  /** As it is dialed: three digits, or a toll-free number. */
  call: z.string(dialable).regex(/^(\d11|988|1-8\d{2}-\d{3}-\d{4})$/, dialable),
  /** Where a text message goes, and the word that it has to contain, if any. */
  text: z
    .strictObject({ number: z.string().regex(/^\d{3,6}$/, 'write three to six digits'), word: prose.optional() })
    .optional(),
  /** What it is, and is not. */
  about: prose,
  references: z.array(idOf('references')).min(1, 'name where the number was read'),
});

/** A helpline, and how it is reached here. */
const contact = z.strictObject({ helpline: idOf('helplines'), by: z.enum(['tel', 'sms']) });

/** Where else to turn, next to the care cards: a line each on `/help`. */
export const moreHelp = z
  .array(
    z.strictObject({
      id,
      /** For whom, in their own words. */
      who: prose,
      text: prose,
      contacts: z.array(contact).min(1, 'name whom to call'),
      references: z.array(idOf('references')).min(1, 'name where the number was read'),
    }),
  )
  .min(1);

/** What to do when something is dangerous. Shown before the advice that it concerns. */
export const careCard = z.strictObject({
  order,
  tier: z.enum(['emergency', 'urgent', 'non-urgent']),
  title: prose,
  /** What leads to it from a row. */
  link: prose,
  /** The shortest length, for a row: the danger and whom to call, in one or two whole sentences. Says nothing that `card` doesn’t say. */
  line: prose,
  /** The middle length: what to do now, in order. At most ten short steps, because this is read in fear. “Insulin: …” is for some. */
  card: z.array(prose).min(1).max(10),
  /** What the whole card adds on `/help` and in the whitepaper. */
  page: z.strictObject({
    /** Who this is for, where the title and the first step don’t say it: the signs, not the diagnosis. */
    who: prose.optional(),
    /** Why, for a calmer moment. */
    why: prose,
    /** Where on this site to read on. */
    readOn: z.strictObject({ words: prose, path: prose }).optional(),
  }),
  contacts: z.array(contact).min(1),
  /** What the card rests on. Where there’s none, it says that it’s our advice. */
  references: z.array(idOf('references')).default([]),
  /** Words that call for this card. A page or essay with one of them has to carry the card. */
  triggers: z.array(trigger).min(1),
});

export type Reference = z.infer<typeof reference> & { id: string };
export type Basis = z.infer<typeof basis>;
export type Claim = z.infer<typeof claim> & { id: string };
export type LimitSetBy = z.infer<typeof limitSetBy>;
export type Limit = z.infer<typeof limit> & { id: string };
export type Helpline = z.infer<typeof helpline> & { id: string };
/** A contact with the words of its button, the number that it dials, and how a sentence names it: “911”, “Poison Help”. */
export type Contact = z.infer<typeof contact> & { label: string; number: string; name: string };
type WithContacts<T> = Omit<T, 'contacts'> & { contacts: Contact[] };
export type MoreHelp = WithContacts<z.infer<typeof moreHelp>[number]>;
export type CareCard = WithContacts<z.infer<typeof careCard>> & { id: string };
