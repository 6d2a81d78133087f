import { firstWords } from '../../src/evidence/sources.ts';
import { firstSentence, sentencesOf } from '../../src/text/sentences.ts';
import type { Records } from '../../src/model/records.ts';
import { forbiddenAdvice, type Forbidden } from '../../src/rules/words/advice.ts';
import { blocksOf, isAboutSources, type BuiltPage } from './built-page.ts';
import type { BuiltCheck } from './built-check.ts';
import type { HTMLElement } from 'node-html-parser';
import { libraryOf } from '../../src/model/library.ts';
import { triggersIn } from '../../src/rules/words/triggers.ts';
import { wouldHurt } from '../../src/rules/words/wording.ts';

/**
 * No page tells a reader to stop or change a medicine, or to stop drinking: text from a component has to follow the same rule as the
 * records. Pages about sources show what others wrote, and the records of sources are checked on their own. Labels and lists of names say
 * nothing to a reader.
 */
export const forbiddenAdviceOnPages: BuiltCheck = ({ records }) => {
  /** What was found in each sentence after another: many pages share both. */
  const adviceIn = new Map<string, Forbidden | undefined>();
  /** Titles of sources, and first words of claims, that would be refused as a sentence of ours: "Stopping antidepressants". */
  const titles = [
    ...records.references.map(({ title }) => title),
    ...records.claims.map(({ text }) => firstWords(text)),
  ].filter((title) => forbiddenAdvice(title, records));
  const page = ({ path, root }: BuiltPage) => {
    if (isAboutSources(path)) return [];
    const sentences = blocksOf(root.querySelector('body') ?? root)
      .map(({ text }) => titles.reduce((rest, title) => rest.replaceAll(title, ''), text))
      .flatMap((text) => sentencesOf(text).map((sentence, index, all) => ({ sentence, before: all[index - 1] })));
    return sentences.flatMap(({ sentence, before }) => {
      const key = `${before ?? ''}\n${sentence}`;
      if (!adviceIn.has(key)) adviceIn.set(key, forbiddenAdvice(sentence, records, before));
      const advice = adviceIn.get(key);
      const isLabel = advice?.isUnlistedWord === true && !/\byour?\b/i.test(sentence);
      return advice && !isLabel ? [{ message: `“${sentence.slice(0, 100)}”: ${advice.message}`, words: sentence }] : [];
    });
  };
  return { page };
};

/**
 * Parts that name a danger without advising on it: the cards, lists of sources, cautions, and what leads to another page, which has its
 * own.
 */
const isAside = (element: HTMLElement) =>
  ['data-care', 'data-sources', 'data-safety', 'data-elsewhere'].some((name) => element.hasAttribute(name));

/** Whole cards a page may have. With more of them, none is read. `/help` exists for them. */
const mostCards = 2;

function countedProblems(path: string, main: HTMLElement): string[] {
  const cards = main.querySelectorAll('[data-care-form]');
  const ids = cards.map((part) => part.getAttribute('data-care') ?? '');
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const whole = cards.filter((part) => part.getAttribute('data-care-form') === 'card').length;
  return [
    ...twice.map((id) => `Shows the care card “${id}” twice. Keep the one at its step`),
    ...(whole > mostCards && path !== '/help'
      ? [`Shows ${whole} whole care cards. Keep ${mostCards}, and show the others as rows`]
      : []),
  ];
}

/** What links on a page say of essays: their titles, excerpts and short answers. The records of essays name the cards for these. */
function announcements({ root }: BuiltPage, records: Records): string[] {
  const links = root.querySelectorAll('main a[href^="/blog/"]').map((link) => link.getAttribute('href') ?? '');
  const library = libraryOf(records);
  return [...new Set(links)]
    .flatMap((href) => library.find(href.replace('/blog/', '')) ?? [])
    .flatMap(({ title, excerpt, inShort }) => [title, excerpt, firstSentence(excerpt), inShort]);
}

/**
 * A page whose main text touches a danger carries that danger's care card, once, and at most two cards are whole. What an
 * essay announces is left to the essay, which has the card. The pages of claims and sources advise nothing.
 */
export const carePlacement: BuiltCheck = ({ records }) => ({
  page(page) {
    const main = page.root.querySelector('main');
    if (!main || isAboutSources(page.path)) return [];
    const carried = new Set(main.querySelectorAll('[data-care]').map((card) => card.getAttribute('data-care')));
    const announced = announcements(page, records);
    const texts = blocksOf(main, isAside).map(({ text }) => ({
      text,
      own: announced.reduce((rest, words) => rest.replaceAll(words, ''), text),
    }));
    const missing = records.careCards
      .filter(({ id }) => !carried.has(id))
      .flatMap(({ id, triggers }) =>
        texts.flatMap(({ text, own }) => {
          const words = triggersIn(own, triggers).map((word) => `“${word}”`);
          const message = `“${text.slice(0, 140)}” names a danger (${words.join(', ')}). ${wouldHurt} it needs the care card “${id}” before it on the same page, which says whom to call. Name “${id}” in careCards there, or use another word if it’s about something else`;
          return words.length === 0 ? [] : [{ message, words: text }];
        }),
      );
    return [...countedProblems(page.path, main), ...missing];
  },
});
