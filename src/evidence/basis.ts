import type { Basis } from '../model/evidence.ts';

/** How a basis is named: next to a claim, above a list of claims, and in a sentence. */
export const basisWords: Record<Basis, { mark: string; heading: string; explained: string }> = {
  published: {
    mark: 'published',
    heading: 'Published research',
    explained: 'These come from published research. Open one to see what it rests on.',
  },
  guideline: {
    mark: 'guideline',
    heading: 'Guidelines and official bodies',
    explained: 'These come from a guideline or an official body.',
  },
  project: {
    mark: 'our claim',
    heading: 'Our own claims',
    explained: 'It’s our own, and we found no source for it.',
  },
  community: {
    mark: 'people told us',
    heading: 'What people told us',
    explained: 'People who followed the plan told us. No one has checked.',
  },
};

/** True if an outside source says it. Such text gets a number; the rest gets words that say whose it is. */
export const isSourced = (basis: Basis): boolean => basis === 'published' || basis === 'guideline';

/** What follows a statement that no source makes, in gray and in parentheses. */
export const whoseWord = (basis: Basis): string =>
  basis === 'community' ? 'people told us, and no one has checked' : 'our advice';

/** The words by which a sentence says whose it is ("We chose …", "Parents told us …"); paper reads them, too. */
export const whose = /\b(?:[Ww]e|[Oo]urs?|us|[Tt]his site)\b/;

/** Whether a sentence says by itself whose it is, so that no label has to follow it. */
export const saysWhose = (text: string): boolean => whose.test(text);

/** The anchor of a claim in the index at `/sources`. */
export const claimAnchor = (id: string) => `claim-${id}`;

/** The anchor of a reference in the index at `/sources`. */
export const referenceAnchor = (id: string) => `reference-${id}`;
