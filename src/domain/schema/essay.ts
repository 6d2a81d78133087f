import { z } from 'zod';
import { emoji, id, isoDate, prose } from './common.ts';

/** The six shelves of the library, in the order they stand. */
export const themes = ['fog', 'body', 'home', 'medicine', 'attention', 'spirit'] as const;

/** Front matter of an essay. Its file name is its slug. */
export const essay = z.strictObject({
  /** Sentence case, without the emoji: the page puts that before it. */
  title: prose.max(65, 'a title of more than 65 characters is cut in search results')
    .refine((title) => !/\p{RGI_Emoji}/v.test(title), 'the emoji has a field of its own'),
  emoji,
  excerpt: prose.min(110, 'an excerpt has 110 to 180 characters').max(180, 'an excerpt has 110 to 180 characters'),
  /** The answer first: what the reader came for, in two lines. */
  inShort: prose.refine((text) => text.split(/\s+/).length <= 60, 'at most 60 words'),
  theme: z.enum(themes),
  related: z.array(id).length(3, 'name exactly three related essays'),
  careCards: z.array(id),
  lastReviewed: isoDate,
  backLabel: z.enum(['library', 'blog']),
});

/** The shelves of the library, in order. The slugs on them are all the essays there are. */
export const shelves = z.array(z.strictObject({
  theme: z.enum(themes),
  name: prose.max(20, 'a name of more than 20 characters does not fit its button'),
  about: prose,
  essays: z.array(id),
}));

export type Theme = (typeof themes)[number];
export type EssayMatter = z.infer<typeof essay>;
export type Essay = EssayMatter & { slug: string; body: string };
