import type { Contact, Helpline } from '../model/evidence.ts';

/** Words of the button that reaches a helpline: “Call SAMHSA, …”, “Text START to …”. */
export function contactLabel({ button, call, text }: Helpline, by: Contact['by']): string {
  if (by === 'tel') return button ? `Call ${button}, ${call}` : `Call ${call}`;
  return text?.word ? `Text ${text.word} to ${text.number}` : `Text ${text?.number ?? ''}`;
}

/**
 * Contacts with their words and numbers. Those of a line that is not there, or cannot be texted, have none: a rule refuses the first, and
 * the build the second.
 */
export const contactsWith = (
  contacts: readonly Pick<Contact, 'helpline' | 'by'>[],
  helplines: readonly Helpline[],
): Contact[] =>
  contacts.map(({ helpline, by }) => {
    const entry = helplines.find(({ id }) => id === helpline);
    const number = by === 'tel' ? entry?.call : entry?.text?.number;
    const label = entry && number ? contactLabel(entry, by) : '';
    return { helpline, by, number: number ?? '', label, name: entry?.button ?? number ?? '' };
  });

/** Every number of a helpline as it is printed. */
export const numbersOf = ({ call, text }: Pick<Helpline, 'call' | 'text'>): string[] => [
  ...new Set([call, ...(text ? [text.number] : [])]),
];

/** Digits as they're dialed: without hyphens and the leading 1. */
export const dialed = (number: string): string => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Numbers so short that a text has to say which ones they are, such as 911: texts contain other numbers that no one calls. */
export const shortNumbers = (helplines: readonly Pick<Helpline, 'call'>[]): string[] =>
  helplines.map(({ call }) => call).filter((call) => /^\d{3}$/.test(call));
