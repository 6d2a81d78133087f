import type { EssayPart } from '../../library/essay-html.ts';
import { numbersOnce } from '../../safety/care.ts';
import { byId } from '../../model/records.ts';
import type { Essay } from '../../model/essay.ts';
import type { CareCard as CareCardRecord } from '../../model/evidence.ts';
import { CareCard } from '../../ui/CareCard.tsx';
import { CareRow } from '../../ui/CareRow.tsx';
import { Tomorrow } from './Tomorrow.tsx';

type EssayPartViewProps = {
  part: EssayPart;
  /** The parts before it. */
  before: readonly EssayPart[];
  essay: Essay;
  careCards: readonly CareCardRecord[];
  /** Class of a run of text. */
  textClass: string | undefined;
};

/**
 * A piece of an essay. A danger that the whole essay is about has its card. Any other is a row that links to it, with its
 * numbers, unless the rows right before it have them all.
 */
export function EssayPartView({ part, before, essay, careCards, textClass }: EssayPartViewProps) {
  if ('html' in part) return <div className={textClass} dangerouslySetInnerHTML={{ __html: part.html }} />;
  if ('tomorrow' in part) return <Tomorrow step={essay.tomorrow} />;
  const card = byId(careCards, part.card);
  if (essay.wholeCards.includes(card.id)) return <CareCard card={card} />;
  const together = before
    .slice(before.findLastIndex((other) => !('card' in other)) + 1)
    .flatMap((other) => ('card' in other ? byId(careCards, other.card) : []));
  return <CareRow card={card} contacts={numbersOnce([...together, card]).at(-1)?.contacts ?? []} />;
}
