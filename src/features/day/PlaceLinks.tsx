import type { ReactNode } from 'react';
import { shortNumbers } from '../../safety/helplines.ts';
import type { Records } from '../../model/records.ts';
import { escaped } from '../../text/texts.ts';
import { Dialable } from '../../ui/Dialable.tsx';

type PlaceLinksProps = { records: Records; text: string };

/** The words of a day, in which the first mention of each page, and each phone number, can be tapped. */
export function PlaceLinks({ records, text }: PlaceLinksProps): ReactNode {
  const { places } = records.daysScreen;
  const parts = text.split(new RegExp(`(${places.map(({ words }) => escaped(words)).join('|')})`));
  return parts.map((part, at) => {
    const href = parts.indexOf(part) === at ? places.find(({ words }) => words === part)?.to : undefined;
    return href ? (
      <a key={part} href={href}>
        {part}
      </a>
    ) : (
      <Dialable key={`${at} ${part}`} text={part} short={shortNumbers(records.helplines)} />
    );
  });
}
