import type { Day } from './schema/day.ts';
import type { CareCard } from './schema/evidence.ts';
import { triggersIn } from './triggers.ts';

/**
 * Words by which a line of a few words touches a danger that no trigger of a card names: what is swallowed, drunk or prescribed,
 * what is measured, breath and body where they may be ill, and a night too dark to be alone in.
 */
const touching =
  /\b(?:prescribed?|prescriptions?|medic\w*|supplements?|ashwagandha|melatonin|theanine|vitamins?|tablets?|quit|skip|smokes?|smoking|bottles?|lids?|pills?|capsules?|gumm(?:y|ies)|doses?|shelf|shelves|drinks?|drinking|drunk|alcohol|wine|beer|liquor|sober|caffeine|coffee|chest|breath\w*|heart|pulse|pressure|cuff|readings?|pain\w*|blood|bleed\w*|cough\w*|bowels?|stool|faint\w*|dizzy|seizures?|asleep|fast\w*|die|dying|dark|alone|hurt\w*|afraid|\d{3,})\b/i;

type OfDay = Pick<Day, 'badDay' | 'careCards'>;

/**
 * Whether the ribbons of a day stand before what is enough on a bad day. Whoever can do one thing only reads that first, unless
 * a card of the day is an emergency, or the line itself touches a danger: then nothing stands before them.
 */
export function careComesFirst({ badDay, careCards }: OfDay, cards: readonly CareCard[]): boolean {
  const own = cards.filter(({ id }) => careCards.includes(id));
  return (
    own.some(({ tier }) => tier === 'emergency') ||
    (own.length > 0 && (touching.test(badDay) || cards.some(({ triggers }) => triggersIn(badDay, triggers).length > 0)))
  );
}
