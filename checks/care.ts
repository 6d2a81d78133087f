import type { HTMLElement } from 'node-html-parser';
import { triggersIn } from '../src/domain/triggers.ts';
import { blocksOf } from './blocks.ts';
import { careExceptions } from './care-exceptions.ts';
import { reviewed, type Exception } from './exceptions.ts';
import type { BuiltCheck } from './index.ts';

/** Parts that name a danger without advising on it: the cards themselves, lists of sources, and the cautions of a supplement. */
const isAside = (element: HTMLElement) => ['data-care', 'data-sources', 'data-safety'].some((name) => element.hasAttribute(name));

/**
 * A page whose main text touches a danger carries the care card for it. What an essay announces of itself is left to the essay,
 * where they lead and whose card stands there. The page of all claims and sources advises nothing, and has no cards.
 */
export function careWith(exceptions: readonly Exception[]): BuiltCheck {
  return ({ pages, records: { careCards, essays } }) => {
    const list = reviewed(exceptions, 'checks/care-exceptions.ts');
    const faults = pages.filter(({ path }) => path !== '/sources').flatMap(({ path, root }) => {
      const main = root.querySelector('main');
      if (!main) return [];
      const carried = new Set(main.querySelectorAll('[data-care]').map((card) => card.getAttribute('data-care')));
      const texts = blocksOf(main, isAside).map(({ text }) => text);
      return careCards.filter(({ id }) => !carried.has(id)).flatMap(({ id, triggers }) => {
        const leadsToCard = (text: string) => essays.some(({ title, excerpt, inShort, careCards: own }) => own.includes(id) && [title, excerpt, inShort].some((words) => text.endsWith(words)));
        return texts.flatMap((text) => {
          const found = triggersIn(text, triggers);
          if (found.length === 0 || leadsToCard(text) || list.isExcused(path, text)) return [];
          return [{ path, message: `“${text.slice(0, 140)}” holds ${found.map((word) => `“${word}”`).join(', ')}, which calls for the care card "${id}": put a CareCard or CareLine before it, or add a reviewed exception to checks/care-exceptions.ts` }];
        });
      });
    });
    return [...faults, ...list.stale(pages)];
  };
}

export const care = careWith(careExceptions);
