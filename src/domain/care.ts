import type { CareCard } from './schema/evidence.ts';

const tiers: readonly CareCard['tier'][] = ['emergency', 'urgent', 'non-urgent'];

/** How urgent a card is, in words: color alone says nothing to many readers. */
export const tierWords: Record<CareCard['tier'], string> = {
  emergency: 'Emergency',
  urgent: 'Call today',
  'non-urgent': 'See a clinician',
};

/** Care cards with the most urgent first; within a tier they keep their own order. */
export const mostUrgentFirst = (cards: readonly CareCard[]): CareCard[] =>
  tiers.flatMap((tier) => cards.filter((card) => card.tier === tier));

/** The anchor of a care card, on `/help` and wherever else it stands whole. */
export const careAnchor = (id: string) => `care-${id}`;
