import { z } from 'zod';
import { id } from './common.ts';

/** The claims of one screen or paper, by the part that each plays in it. */
const shown = <Part extends string>(...parts: Part[]) =>
  z.strictObject({
    claims: z.strictObject(Object.fromEntries(parts.map((part) => [part, id])) as Record<Part, typeof id>),
  });

/** Which claims screens and PDFs show without a record of their own that could name them. */
export const shownClaims = z.strictObject({
  home: shown('offer', 'trusted', 'noPrescriptions', 'ingredients'),
  stack: shown('offer'),
  checkFirst: shown('together', 'tell'),
  starterGuide: shown('pacer'),
  figures: shown('length'),
});

export type ShownClaims = z.infer<typeof shownClaims>;
