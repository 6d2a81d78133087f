import type { ReactNode } from 'react';
import { careAddress, homeHelp } from '../../domain/care.ts';
import { Dialable } from '../../ui/Dialable.tsx';

/** Where the help page is meant: people to call, for whoever is afraid at home; else the danger that the day touches. */
const helpFor = (text: string, [card]: readonly string[]): string =>
  /\b(?:afraid|fear)\b/i.test(text) ? homeHelp : card ? careAddress(card) : '/help';

/** The places that days name in their words. The zones come before the page they are on. */
const named = /(three zones(?: are)? on Check first|Check first|help page|After a slide|Stack page)/;

function addressOf(name: string, text: string, careCards: readonly string[]): string | undefined {
  if (name.startsWith('three zones')) return '/check-first#drinking';
  switch (name) {
    case 'Check first':
      return '/check-first';
    case 'help page':
      return helpFor(text, careCards);
    case 'After a slide':
      return '/protocol/after-a-slide';
    case 'Stack page':
      return '/stack';
    default:
      return undefined;
  }
}

type PlaceLinksProps = { text: string; /** The care cards of the day. */ careCards: readonly string[] };

/** The words of a day, in which each place of the site that they name can be tapped, once. */
export function PlaceLinks({ text, careCards }: PlaceLinksProps): ReactNode {
  const parts = text.split(named);
  return parts.map((part, at) => {
    const href = parts.indexOf(part) === at ? addressOf(part, text, careCards) : undefined;
    return href ? (
      <a key={part} href={href}>
        {part}
      </a>
    ) : (
      <Dialable key={`${String(at)} ${part}`} text={part} />
    );
  });
}
