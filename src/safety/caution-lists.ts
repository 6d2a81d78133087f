import type { SupplementCard } from '../model/protocol.ts';
import { byId, type Records } from '../model/records.ts';
import { filled } from '../text/blanks.ts';
import { inAList, nameInText } from './results.ts';

type CautionLists = Pick<Records, 'stackScreen' | 'wholeStack' | 'supplements' | 'ingredients'>;

/** What the entry of each supplement that makes people drowsy adds: who drinks, and the others of its kind. */
function ifDrowsy(of: string, { stackScreen, wholeStack, supplements, ingredients }: CautionLists) {
  const drowsy = wholeStack.onlyOneADay.supplements;
  if (!drowsy.includes(of)) return { notFor: [], notWith: [] };
  const others = supplements
    .filter(({ id }) => id !== of && drowsy.includes(id))
    .flatMap((supplement) => supplement.ingredients.map((id) => nameInText(byId(ingredients, id))));
  const { notFor, notWith } = stackScreen.entryDrowsy;
  return { notFor: [notFor], notWith: [filled(notWith, inAList(others, 'disjunction'))] };
}

/** The lists of a supplement’s card, each with its title: who doesn’t take it, what it isn’t mixed with, who asks first. */
export function cautionLists(records: CautionLists, of: string, { notFor, notWith, askIf }: SupplementCard) {
  const drowsy = ifDrowsy(of, records);
  return [
    { title: 'Don’t take it if', shape: 'dont-take' as const, items: [...notFor, ...drowsy.notFor] },
    { title: 'Don’t mix it with', shape: 'dont-take' as const, items: [...drowsy.notWith, ...notWith] },
    { title: 'Ask a pharmacist first, especially if', shape: 'ask-first' as const, items: askIf },
  ].filter(({ items }) => items.length > 0);
}
