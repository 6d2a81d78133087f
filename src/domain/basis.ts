import type { Basis } from './schema/evidence.ts';

/** How a basis is named: beside a claim, over a list of claims, and in a sentence. */
export const basisWords: Record<Basis, { mark: string; heading: string; explained: string }> = {
  published: {
    mark: 'published',
    heading: 'Published research',
    explained: 'Published research says so, as far as the note tells.',
  },
  guideline: {
    mark: 'guideline',
    heading: 'Guidelines and official bodies',
    explained: 'A guideline or an official body says so.',
  },
  project: {
    mark: 'our claim',
    heading: 'Our own claims',
    explained: 'The project says so. The note tells what is known beside it.',
  },
  community: {
    mark: 'reported',
    heading: 'What people report',
    explained: 'People who followed the protocol report it. Nobody has checked.',
  },
};

/** The anchor of a claim in the index at `/sources`. */
export const claimAnchor = (id: string) => `claim-${id}`;

/** The anchor of a reference in the index at `/sources`. */
export const referenceAnchor = (id: string) => `reference-${id}`;
