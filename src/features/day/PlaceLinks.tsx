import type { ReactNode } from 'react';
import { homeHelp } from '../../safety/care.ts';
import { shortNumbers } from '../../safety/helplines.ts';
import type { Records } from '../../model/records.ts';
import { Dialable } from '../../ui/Dialable.tsx';

/** The pages that days name in their words, each with its address. */
const places: Readonly<Record<string, string>> = {
  'drinking level': '/check-first#drinking',
  'Check first': '/check-first',
  'help page': '/help',
  'After a setback': '/protocol/after-a-slide',
  'Stack page': '/stack',
  'notebook to print': '/protocol/days#fridge',
  'call the pediatrician': '/kids-protocol#safety',
  'page for the person beside you': '/protocol/for-someone-beside-you',
};
/** Someone who’s afraid at home needs the people to call about that. */
const addressOf = (place: string, text: string) =>
  place === 'help page' && /\b(?:afraid|fear)\b/i.test(text) ? homeHelp : places[place];

const named = new RegExp(`(${Object.keys(places).join('|')})`);

type PlaceLinksProps = { records: Pick<Records, 'helplines'>; text: string };

/** The words of a day, in which the first mention of each page, and each phone number, can be tapped. */
export function PlaceLinks({ records, text }: PlaceLinksProps): ReactNode {
  const parts = text.split(named);
  return parts.map((part, at) => {
    const href = parts.indexOf(part) === at ? addressOf(part, text) : undefined;
    return href ? (
      <a key={part} href={href}>
        {part}
      </a>
    ) : (
      <Dialable key={`${at} ${part}`} text={part} short={shortNumbers(records.helplines)} />
    );
  });
}
