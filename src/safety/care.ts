import type { CareCard, Contact } from '../model/evidence.ts';
import { byId, type Records } from '../model/records.ts';

const tiers: readonly CareCard['tier'][] = ['emergency', 'urgent', 'non-urgent'];

/** How urgent a card is, in words: color alone says nothing to many readers. */
export const tierWords: Record<CareCard['tier'], string> = {
  emergency: 'Emergency',
  urgent: 'Call today',
  'non-urgent': 'See a doctor',
};

/** The shapes of a caution, the same on every page. */
export type CautionShape = 'dont-take' | 'not-with-alcohol' | 'ask-first' | 'call-now';

/** The shape of a card: the red of `call-now` is for emergencies. */
export const shapeOf = ({ tier }: Pick<CareCard, 'tier'>): CautionShape =>
  tier === 'emergency' ? 'call-now' : 'ask-first';

/** Care cards with the most urgent first; within a tier they keep their own order. */
export const mostUrgentFirst = (cards: readonly CareCard[]): CareCard[] =>
  tiers.flatMap((tier) => cards.filter((card) => card.tier === tier));

/** The anchor of a care card, on `/help` and wherever else it is shown whole. */
export const careAnchor = (id: string) => `care-${id}`;

/** The anchor of another line of help, on `/help`. */
export const moreHelpAnchor = (id: string) => `help-${id}`;

/** The anchor of the reasons to stop, on `/check-first`. */
export const stopAnchor = 'stop';

/** The page that shows every card in full. */
export const careAddress = (id: string) => `/help#${careAnchor(id)}`;

/** Whom a card’s line says to call, in the order of the line. */
export const callsIn = ({ line, contacts }: Pick<CareCard, 'line' | 'contacts'>): Contact[] =>
  contacts
    .filter(({ by, name }) => by === 'tel' && line.includes(name))
    .toSorted((a, b) => line.indexOf(a.name) - line.indexOf(b.name));

/**
 * Rows that come together, each with the numbers that its line names. A row whose numbers were all offered above offers none
 * again: the same number twice in one place makes a reader choose where there is nothing to choose.
 */
export function numbersOnce<Card extends Pick<CareCard, 'line' | 'contacts'>>(
  cards: readonly Card[],
): { card: Card; contacts: Contact[] }[] {
  const offered = new Set<string>();
  return cards.map((card) => {
    const named = callsIn(card);
    const contacts = named.every(({ number }) => offered.has(number)) ? [] : named;
    contacts.forEach(({ number }) => offered.add(number));
    return { card, contacts };
  });
}

/** One of the three calls: what to tap, and when. */
export interface Call {
  /** The id of the care card of this danger. */
  card: string;
  href: string;
  name: string;
  number: string;
  text: string;
}

/** The first contact of each of these care cards, in their order. */
export const callsOf = ({ careCards }: Records, calls: readonly { card: string; text: string }[]): Call[] =>
  calls.flatMap(({ card, text }) => {
    const [contact] = byId(careCards, card).contacts;
    return contact
      ? [{ card, href: `${contact.by}:${contact.number}`, name: contact.name, number: contact.number, text }]
      : [];
  });
