import type { HTMLElement } from 'node-html-parser';
import { libraryOf } from '../../src/model/library.ts';
import { firstSentence } from '../../src/text/sentences.ts';
import { triggersIn } from '../../src/rules/words/triggers.ts';
import type { Records } from '../../src/model/records.ts';
import { blocksOf } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { isAboutSources, type BuiltPage } from './built-page.ts';

/** Parts that name a danger without advising on it: the cards, lists of sources, cautions, and titles of other days. */
const isAside = (element: HTMLElement) =>
  ['data-care', 'data-sources', 'data-safety', 'data-other-day'].some((name) => element.hasAttribute(name));

/** Where words that touch a danger go without its care card: names of products that have it on /stack, and a link to an essay that has it. */
const excused: Readonly<Record<string, readonly string[]>> = {
  '/': ['Sleep gummies', 'Ashwagandha, L-theanine and sleep gummies'],
  '/protocol': ['Sleep gummies', 'Ashwagandha, L-theanine and sleep gummies'],
  '/blog': ['Gut, constipation, cough'],
};

/** Whole cards a page may have. With more of them, none is read. `/help` exists for them. */
const mostCards = 2;

function countedProblems(path: string, main: HTMLElement): string[] {
  const said = main.querySelectorAll('[data-care-form]');
  const ids = said.map((part) => part.getAttribute('data-care') ?? '');
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const whole = said.filter((part) => part.getAttribute('data-care-form') === 'card').length;
  return [
    ...twice.map((id) => `Shows the care card “${id}” twice. Keep the one at its step`),
    ...(whole > mostCards && path !== '/help'
      ? [`Shows ${whole} whole care cards. Keep ${mostCards}, and show the others as rows`]
      : []),
  ];
}

/** What links on a page say of essays that carry a card: their titles, excerpts and short answers. */
function announcements({ path, root }: BuiltPage, records: Records, card: string): string[] {
  const addresses = [
    path,
    ...root.querySelectorAll('main a[href^="/blog/"]').map((link) => link.getAttribute('href') ?? ''),
  ];
  const library = libraryOf(records);
  return [...new Set(addresses)]
    .flatMap((address) => library.find(address.replace('/blog/', '')) ?? [])
    .filter(({ careCards }) => careCards.includes(card))
    .flatMap(({ title, excerpt, inShort }) => [title, excerpt, firstSentence(excerpt), inShort]);
}

/**
 * A page whose main text touches a danger carries that danger's care card, once, and at most two cards are whole. What an
 * essay announces is left to the essay, which has the card. The pages of claims and sources advise nothing.
 */
export const carePlacement: BuiltCheck = {
  page(page, { records }) {
    const main = page.root.querySelector('main');
    if (!main || isAboutSources(page.path)) return {};
    const carried = new Set(main.querySelectorAll('[data-care]').map((card) => card.getAttribute('data-care')));
    const texts = blocksOf(main, isAside)
      .map(({ text }) => text)
      .filter((text) => !excused[page.path]?.some((words) => text.includes(words)));
    const missing = records.careCards
      .filter(({ id }) => !carried.has(id))
      .flatMap(({ id, triggers }) => {
        const announced = announcements(page, records, id);
        return texts.flatMap((text) => {
          const own = announced.reduce((rest, words) => rest.replaceAll(words, ''), text);
          const found = triggersIn(own, triggers).map((word) => `“${word}”`);
          return found.length === 0
            ? []
            : [
                {
                  message: `“${text.slice(0, 140)}” contains ${found.join(', ')} and needs the care card “${id}” before it. Name “${id}” in careCards there, or write it without that danger`,
                  words: text,
                },
              ];
        });
      });
    return { problems: [...countedProblems(page.path, main), ...missing] };
  },
};
