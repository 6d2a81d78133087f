import type { CareCard, Contact } from './schema/evidence.ts';

const tiers: readonly CareCard['tier'][] = ['emergency', 'urgent', 'non-urgent'];

/** How urgent a card is, in words: color alone says nothing to many readers. */
export const tierWords: Record<CareCard['tier'], string> = {
  emergency: 'Emergency',
  urgent: 'Call today',
  'non-urgent': 'See a clinician',
};

/** The three shapes of a caution, the same on every page: leave it out, ask somebody first, call somebody now. */
export type CautionShape = 'not-for' | 'ask-first' | 'call-now';

/** The shape of a card: whoever should call, today or at once, sees the same one. */
export const shapeOf = ({ tier }: Pick<CareCard, 'tier'>): CautionShape =>
  tier === 'non-urgent' ? 'ask-first' : 'call-now';

/** Care cards with the most urgent first; within a tier they keep their own order. */
export const mostUrgentFirst = (cards: readonly CareCard[]): CareCard[] =>
  tiers.flatMap((tier) => cards.filter((card) => card.tier === tier));

/** The anchor of a care card, on `/help` and wherever else it stands whole. */
export const careAnchor = (id: string) => `care-${id}`;

/** The anchor of another line of help, on `/help`. */
export const moreHelpAnchor = (id: string) => `help-${id}`;

/** Whom to call when somebody at home is to be feared. */
export const homeHelp = `/help#${moreHelpAnchor('home')}`;

/** The anchor of the reasons to stop, on `/check-first`. */
export const stopAnchor = 'stop';

/** The page that holds every card whole. */
export const careAddress = (id: string) => `/help#${careAnchor(id)}`;

/** Whom the line of a ribbon names, in the order in which it names them. */
export const namedInLine = ({ ribbon, contacts }: Pick<CareCard, 'ribbon' | 'contacts'>): Contact[] =>
  contacts
    .filter(({ by, name }) => by === 'tel' && ribbon.includes(name))
    .toSorted((a, b) => ribbon.indexOf(a.name) - ribbon.indexOf(b.name));

/**
 * Ribbons that stand together, each with every number that its own line names and no other: whoever reads “a seizure: 911”
 * taps what stands beside it. One whose numbers all stand in a ribbon before it offers none again, since the same number
 * twice in one place makes a reader choose where there is nothing to choose.
 */
export function numbersOnce<Card extends Pick<CareCard, 'ribbon' | 'contacts'>>(
  cards: readonly Card[],
): { card: Card; contacts: Contact[] }[] {
  const offered = new Set<string>();
  return cards.map((card) => {
    const named = namedInLine(card);
    const contacts = named.every(({ number }) => offered.has(number)) ? [] : named;
    contacts.forEach(({ number }) => offered.add(number));
    return { card, contacts };
  });
}
