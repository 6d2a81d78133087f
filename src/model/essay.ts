import { z } from 'zod';
import { emoji, id, idOf, isoDate, prose } from './common.ts';

/** The six shelves of the library, in order. */
const themes = ['fog', 'body', 'home', 'medicine', 'attention', 'spirit'] as const;

/**
 * What troubles a reader, in the order of the library’s list. Their words are in `screens/library.yaml`, and `Troubles.module.css` has a
 * line for each.
 */
export const troubles = [
  'tired',
  'drinking',
  'sleep',
  'coffee',
  'panic',
  'anger',
  'screens',
  'marriage',
  'tears',
  'children',
  'blood-pressure',
  'work',
  'gut',
  'doctors',
  'faith',
] as const;

export type Trouble = (typeof troubles)[number];

/** The step that an essay leaves its reader with. */
const tomorrow = z.strictObject({
  /** What to do. */
  do: prose,
  /** How long it takes: "Ten minutes". */
  takes: prose,
  /** How the reader will know that it was done, or that it helped. */
  sign: prose,
});

/** Front matter of an essay. Its file name is its slug. */
export const essay = z.strictObject({
  /** Sentence case, without the emoji: the page puts that before it. */
  title: prose.refine((title) => !/\p{RGI_Emoji}/v.test(title), 'the emoji has a field of its own'),
  emoji,
  excerpt: prose,
  /** The deck: what the reader came for, before anything else. */
  inShort: prose,
  related: z.array(idOf('essays')).length(3, 'name exactly three related essays'),
  careCards: z.array(idOf('careCards')),
  /** Those of `careCards` that the whole essay is about, shown as whole cards. The others appear as care rows. */
  wholeCards: z.array(idOf('careCards')).default([]),
  /** What to do about it, as the last of its advice. */
  tomorrow,
  /** The troubles it helps with, the main one first. Under that word it’s listed before essays that name it later. */
  troubles: z.array(z.enum(troubles)).min(1, 'name at least one, or no reader finds it by their trouble').max(3),
  drawing: id,
  /** The people in it are made up, or put together from many. The line under the title says so, and the text doesn’t have to. */
  isMadeUp: z.boolean().default(false),
  lastReviewed: isoDate,
  backLabel: z.enum(['library', 'blog']),
});

/** The shelves of the library, in order. The slugs on them are all the essays there are. */
export const shelves = z.array(
  z.strictObject({
    theme: z.enum(themes),
    essays: z.array(idOf('essays')),
  }),
);

export type Tomorrow = z.infer<typeof tomorrow>;
type EssayMatter = z.infer<typeof essay>;
export type Essay = EssayMatter & {
  slug: string;
  body: string;
  /** The line of its file on which the text begins. */
  bodyLine: number;
};
