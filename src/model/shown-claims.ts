import { z } from 'zod';
import { id } from './common.ts';

/** The claims of one screen or paper, by the part that each plays in it. */
const shown = <Part extends string>(...parts: Part[]) =>
  z.strictObject({
    claims: z.strictObject(Object.fromEntries(parts.map((part) => [part, id])) as Record<Part, typeof id>),
  });

/** Which claims the screens and papers show that have no record of their own to name them. */
export const shownClaims = z.strictObject({
  home: shown('offer', 'trusted', 'noPrescriptions', 'ingredients'),
  stack: shown('offer'),
  checkFirst: shown('together', 'tell'),
  starterGuide: shown('pacer'),
  figures: shown('length'),
});

export type ShownClaims = z.infer<typeof shownClaims>;
