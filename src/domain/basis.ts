import type { Basis } from './schema/evidence.ts';

/** How a basis is named, short beside a claim and long on `/sources`. */
export const basisWords: Record<Basis, { mark: string; explained: string }> = {
  published: { mark: 'published', explained: 'Published research says so, as far as the note tells.' },
  guideline: { mark: 'guideline', explained: 'A guideline or an official body says so.' },
  project: { mark: 'our claim', explained: 'The project says so. The note tells what is known beside it.' },
  community: { mark: 'reported', explained: 'People who followed the protocol report it. Nobody has checked.' },
};

/** The anchor of a claim on `/sources`. */
export const claimAnchor = (id: string) => `claim-${id}`;

/** The anchor of a reference on `/sources`. */
export const referenceAnchor = (id: string) => `reference-${id}`;
