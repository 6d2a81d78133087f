import { z } from 'zod';
import { id, idOf, prose } from './common.ts';

/** One subject of a protocol on `/science`, its texts with marks (`evidence/marked-text.ts`). */
const part = z
  .strictObject({
    /** The anchor of the part. */
    id,
    title: prose,
    /** What to do, or what’s so, in one sentence. Comes first. */
    headline: prose,
    /** Dangers that the part passes by. */
    careCards: z.array(idOf('careCards')).default([]),
    text: z.array(prose).default([]),
    list: z.array(prose).default([]),
    /** Habits, and what trials found of each. */
    habits: z.array(z.strictObject({ name: prose, found: prose })).default([]),
    /** Our own caution next to them, open on the page and in the whitepaper. */
    own: prose
      .regex(/\b[Ww]e ask you to\b/, 'our own caution has to ask in our own voice: “We ask you to …”')
      .optional(),
    /** Studies to read, outside. */
    references: z.array(idOf('references')).default([]),
    /** What a study is about, by its id, where it isn’t about one of the supplements. */
    topics: z.record(id, prose).default({}),
  })
  .refine(({ references, topics }) => Object.keys(topics).every((topic) => references.includes(topic)), {
    path: ['topics'],
    error: 'name only studies that `references` lists',
  })
  .refine(({ text, list }) => text.length + list.length > 0, { path: ['text'], error: 'write at least a sentence' });

/** The words of `/science`, and which claims they show. */
export const science = z.strictObject({
  /** The figures at its head, each with its claim. */
  stats: z
    .array(
      z.strictObject({
        figure: prose,
        words: prose,
        /** Whose number it is. What we found of it is behind the mark. */
        caption: prose,
        claim: idOf('claims'),
      }),
    )
    .min(1),
  adults: z.array(part).min(1),
  children: z.array(part).min(1),
});

export type SciencePart = z.infer<typeof part>;
