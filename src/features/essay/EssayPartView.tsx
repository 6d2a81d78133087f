import type { EssayPart } from '../../domain/essay-text.ts';
import { byId } from '../../domain/records.ts';
import type { Essay } from '../../domain/schema/essay.ts';
import type { CareCard as CareCardRecord } from '../../domain/schema/evidence.ts';
import { CareCard } from '../../ui/CareCard.tsx';
import { CareRibbon } from '../../ui/CareRibbon.tsx';
import { Tomorrow } from '../../ui/Tomorrow.tsx';

type EssayPartViewProps = {
  part: EssayPart;
  essay: Essay;
  careCards: readonly CareCardRecord[];
  /** Class of a run of text. */
  textClass: string | undefined;
};

/** A piece of an essay. A danger that the whole essay is about has its card; any other is a ribbon that leads to it. */
export function EssayPartView({ part, essay, careCards, textClass }: EssayPartViewProps) {
  if ('html' in part) return <div className={textClass} dangerouslySetInnerHTML={{ __html: part.html }} />;
  if ('tomorrow' in part) return <Tomorrow step={essay.tomorrow} />;
  const card = byId(careCards, part.card);
  return essay.wholeCards.includes(card.id) ? <CareCard card={card} /> : <CareRibbon card={card} />;
}
