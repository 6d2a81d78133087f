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

interface Read {
  /** What was found in each sentence: many pages share one. */
  sentences: Map<string, Forbidden | undefined>;
  /** Titles of sources, and first words of claims, that would be refused as a sentence of ours: "Stopping antidepressants". */
  titles: readonly string[];
}

const known = new WeakMap<Records, Read>();

/** What was read so far by the words of these records. */
function readBy(records: Records): Read {
  const read = known.get(records) ?? {
    sentences: new Map<string, Forbidden | undefined>(),
    titles: [
      ...records.references.map(({ title }) => title),
      ...records.claims.map(({ text }) => firstWords(text)),
    ].filter((title) => forbiddenAdvice(title, records)),
  };
  known.set(records, read);
  return read;
}

/**
 * No page tells a reader to stop or change a medicine, or to stop drinking: text from a component has to follow the same rule as the
 * records. Pages about sources show what others wrote, and the records of sources are checked on their own. Labels and lists of names say
 * nothing to a reader.
 */
export const forbiddenAdviceOnPages: BuiltCheck = {
  page({ path, root }, { records }) {
    if (isAboutSources(path)) return {};
    const read = readBy(records);
    const sentences = blocksOf(root.querySelector('body') ?? root)
      .map(({ text }) => read.titles.reduce((rest, title) => rest.replaceAll(title, ''), text))
      .flatMap(sentencesOf);
    return {
      problems: sentences.flatMap((sentence) => {
        if (!read.sentences.has(sentence)) read.sentences.set(sentence, forbiddenAdvice(sentence, records));
        const found = read.sentences.get(sentence);
        const isLabel = found?.isUnlistedWord === true && !/\byour?\b/i.test(sentence);
        return found && !isLabel ? [{ message: `“${sentence.slice(0, 100)}”: ${found.message}`, words: sentence }] : [];
      }),
    };
  },
};

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
export const carePlacement: BuiltCheck = {
  page(page, { records }) {
    const main = page.root.querySelector('main');
    if (!main || isAboutSources(page.path)) return {};
    const carried = new Set(main.querySelectorAll('[data-care]').map((card) => card.getAttribute('data-care')));
    const announced = announcements(page, records);
    const texts = blocksOf(main, isAside)
      .filter(({ text }) => !excused[page.path]?.some((words) => text.includes(words)))
      .map(({ text }) => ({ text, own: announced.reduce((rest, words) => rest.replaceAll(words, ''), text) }));
    const missing = records.careCards
      .filter(({ id }) => !carried.has(id))
      .flatMap(({ id, triggers }) =>
        texts.flatMap(({ text, own }) => {
          const found = triggersIn(own, triggers).map((word) => `“${word}”`);
          const message = `“${text.slice(0, 140)}” names a danger (${found.join(', ')}). ${wouldHurt} it needs the care card “${id}” before it. Name “${id}” in careCards there, or use another word if it’s about something else`;
          return found.length === 0 ? [] : [{ message, words: text }];
        }),
      );
    return { problems: [...countedProblems(page.path, main), ...missing] };
  },
};
