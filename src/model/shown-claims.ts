import { z } from 'zod';
import { idOf } from './common.ts';

const claimId = idOf('claims');

/** The claims of one screen or paper, by the part that each plays in it. */
const shown = <Part extends string>(...parts: Part[]) =>
  z.strictObject({
    claims: z.strictObject(Object.fromEntries(parts.map((part) => [part, claimId])) as Record<Part, typeof claimId>),
  });

/** Which claims screens and PDFs show without a record of their own that could name them. */
export const shownClaims = z.strictObject({
  home: shown('offer', 'trusted', 'noPrescriptions', 'ingredients'),
  checkFirst: shown('tell'),
  starterGuide: shown('pacer'),
  figures: shown('length'),
});

export type ShownClaims = z.infer<typeof shownClaims>;
