import type { HTMLElement } from 'node-html-parser';
import { firstSentence } from '../src/domain/library.ts';
import { triggersIn } from '../src/domain/triggers.ts';
import { blocksOf } from './blocks.ts';
import { careExceptions } from './care-exceptions.ts';
import { announcedOn } from './announced.ts';
import type { BuiltCheck } from './built-check.ts';
import { excusesFor, staleExceptions, type Exception } from './exceptions.ts';
import { isAboutSources } from './citations-on-page.ts';

/**
 * Parts that name a danger without advising on it: the cards themselves, lists of sources, the cautions of a supplement, and
 * the title of another day, on whose page the card stands.
 */
const isAside = (element: HTMLElement) =>
  ['data-care', 'data-sources', 'data-safety', 'data-other-day'].some((name) => element.hasAttribute(name));

/** Whole cards that a page may hold: more of them and none is read. */
const mostCards = 2;
/** Where every card stands whole, because that is what the page is for. */
const allCards = '/help';

/** What is wrong with how often a page says a danger: the same one twice, or too many whole cards. */
function countedProblems(path: string, main: HTMLElement): string[] {
  const said = main.querySelectorAll('[data-care-form]');
  const ids = said.map((part) => part.getAttribute('data-care') ?? '');
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const whole = said.filter((part) => part.getAttribute('data-care-form') === 'card').length;
  return [
    ...twice.map((id) => `says the care card "${id}" twice: once, at its decision; elsewhere a link to it is enough`),
    ...(whole > mostCards && path !== allCards
      ? [`holds ${whole} whole care cards; at most ${mostCards}, and a CareRow for the others`]
      : []),
  ];
}

/**
 * A page whose main text touches a danger carries the care card for it. What an essay announces of itself is left to the essay,
 * where they lead and whose card stands there. No danger is said twice, and at most two cards stand whole (row V11). The pages
 * of claims and sources advise nothing, and have no cards.
 */
export function careWith(exceptions: readonly Exception[]): BuiltCheck<number[]> {
  return {
    page(page, { records }) {
      const main = page.root.querySelector('main');
      if (!main || isAboutSources(page.path)) return {};
      const carried = new Set(main.querySelectorAll('[data-care]').map((card) => card.getAttribute('data-care')));
      const counted = countedProblems(page.path, main);
      const texts = blocksOf(main, isAside).map(({ text }) => text);
      const announced = announcedOn(page, records);
      const used: number[] = [];
      const problems = records.careCards
        .filter(({ id }) => !carried.has(id))
        .flatMap(({ id, triggers }) => {
          const leadingToCard = announced
            .filter(({ careCards }) => careCards.includes(id))
            .flatMap(({ title, excerpt, inShort }) => [title, excerpt, firstSentence(excerpt), inShort]);
          return texts.flatMap((text) => {
            const found = triggersIn(
              leadingToCard.reduce((rest, words) => rest.replaceAll(words, ''), text),
              triggers,
            );
            if (found.length === 0) return [];
            const excuses = excusesFor(exceptions, page.path, text);
            used.push(...excuses);
            return excuses.length > 0
              ? []
              : [
                  `“${text.slice(0, 140)}” holds ${found.map((word) => `“${word}”`).join(', ')}, which calls for the care card "${id}": put a CareCard or CareLine before it, or add a reviewed exception to checks/care-exceptions.ts`,
                ];
          });
        });
      return { problems: [...counted, ...problems], note: used };
    },
    end: (used, { paths }) =>
      staleExceptions(exceptions, 'checks/care-exceptions.ts', [...used.values()].flat(), paths),
  };
}

export const care = careWith(careExceptions);
