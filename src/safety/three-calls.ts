import { byId, type Records } from '../model/records.ts';

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
