import { citationsIn, withoutMarks } from '../../src/domain/citations.ts';
import { wordCount } from '../../src/domain/library.ts';
import type { Essay } from '../../src/domain/schema/essay.ts';
import type { CareCard, Reference } from '../../src/domain/schema/evidence.ts';
import { paragraphsOf, sentencesOf, wordsOf } from '../../src/domain/prose-text.ts';

/** A habit of the writing over the whole library: how often, out of how many, and where most. Information, never a fault. */
export interface WritingHabit {
  what: string;
  count: number;
  outOf?: number;
  where: string[];
}

type Library = { essays: readonly Essay[]; references: readonly Reference[]; careCards: readonly CareCard[] };

const props = 'kettle lamp drawer toast porch dog kitchen fridge spoon robe window mug'.split(' ');
const shapesWithI = ['story', 'walk', 'notebook'];

/** Words that carry a thing, as a picture does: of five letters or more, and no word of grammar. */
const grammar = new Set(
  'because before should would could might can’t don’t though through while which where there these those their other about after under until first every without another enough always little nothing something somebody nobody person people myself yourself really anything almost already around between during against morning evening minutes'.split(
    ' ',
  ),
);
const thingsIn = (text: string) => new Set(wordsOf(text).filter((word) => word.length >= 5 && !grammar.has(word)));

/** Whether the last two paragraphs bring back two things of the first two. */
export function endsOnItsOpening({ body }: Pick<Essay, 'body'>): boolean {
  const paragraphs = paragraphsOf(body);
  const opening = thingsIn(paragraphs.slice(0, 2).join(' '));
  const ending = thingsIn(paragraphs.slice(-2).join(' '));
  return [...ending].filter((word) => opening.has(word)).length >= 2;
}

/** Paragraphs of three sentences or more that end on one of nine words or fewer. */
export const kickersIn = ({ body }: Pick<Essay, 'body'>): string[] =>
  paragraphsOf(body).flatMap((paragraph) => {
    const sentences = sentencesOf(paragraph);
    const last = sentences.at(-1) ?? '';
    return sentences.length >= 3 && wordCount(last) <= 9 ? [last] : [];
  });

/** Sentences in the form of a maxim: “Whoever …”, “Anyone who …”, “A calm that … is …”. */
export const maximsIn = ({ body }: Pick<Essay, 'body'>): string[] =>
  sentencesOf(body).filter((sentence) => /^(?:Whoever|Anyone who|Those who|An? \p{L}+ (?:that|who) )/u.test(sentence));

const long = (sentence: string) => wordCount(sentence) > 28;

/** Runs of eight words that a card says and the essay’s prose says again. */
function saidAgain({ body, careCards }: Essay, cards: readonly CareCard[]): number {
  const text = wordsOf(withoutMarks(body)).join(' ');
  return cards
    .filter(({ id }) => careCards.includes(id))
    .flatMap(({ when, steps }) => [when, ...steps])
    .filter((sentence) => {
      const words = wordsOf(sentence);
      return words.some((_, at) => at + 8 <= words.length && text.includes(words.slice(at, at + 8).join(' ')));
    }).length;
}

const notesASection = ({ body }: Essay) =>
  Math.max(0, ...body.split(/^## /m).map((section) => citationsIn(section).length));

/** The essays where something stands most, with how often. */
const most = (essays: readonly Essay[], count: (essay: Essay) => number) =>
  essays
    .map((essay) => ({ slug: essay.slug, times: count(essay) }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, 4)
    .map(({ slug, times }) => `${slug} ${times}`);

const total = (essays: readonly Essay[], count: (essay: Essay) => number) =>
  essays.reduce((sum, essay) => sum + count(essay), 0);

/** How the whole library is written. */
export function habitsOf({ essays, references, careCards }: Library): WritingHabit[] {
  const counted = (what: string, count: (essay: Essay) => number): WritingHabit => ({
    what,
    count: total(essays, count),
    where: most(essays, count),
  });
  const occurrences = (pattern: RegExp) => (essay: Essay) => withoutMarks(essay.body).match(pattern)?.length ?? 0;
  const which = (what: string, isSo: (essay: Essay) => boolean): WritingHabit => {
    const found = essays.filter(isSo);
    return { what, count: found.length, outOf: essays.length, where: found.map(({ slug }) => slug) };
  };
  const studies = references
    .map(({ id }) => ({ id, in: essays.filter(({ body }) => citationsIn(body).includes(id)).length }))
    .filter((study) => study.in > 1);
  const neighbors = essays.filter(
    ({ shape, theme }, at) => essays[at - 1]?.shape === shape && essays[at - 1]?.theme === theme,
  );
  return [
    which('endings that return the opening’s things', endsOnItsOpening),
    {
      ...counted('paragraphs that end on a kicker', (essay) => kickersIn(essay).length),
      outOf: total(
        essays,
        ({ body }) => paragraphsOf(body).filter((paragraph) => sentencesOf(paragraph).length >= 3).length,
      ),
    },
    counted('maxims', (essay) => maximsIn(essay).length),
    counted(`props: ${props.join(', ')}`, occurrences(new RegExp(`\\b(?:${props.join('|')})s?\\b`, 'gi'))),
    counted('nobody, no one, none, nothing', occurrences(/\b(?:nobody|no one|none|nothing)\b/gi)),
    counted('somebody', occurrences(/\bsomebody\b/gi)),
    counted('“you are allowed”', occurrences(/\b(?:you are|you’re|is|are) allowed\b/gi)),
    counted('“went with” for association', occurrences(/\b(?:went|goes|go) with\b/gi)),
    {
      what: 'studies cited in more than one essay',
      count: studies.length,
      where: studies
        .toSorted((a, b) => b.in - a.in)
        .slice(0, 4)
        .map((study) => `${study.id} ${study.in}`),
    },
    counted('sentences over 28 words', ({ body }) => sentencesOf(body).filter(long).length),
    counted('sentences of a card said again in prose', (essay) => saidAgain(essay, careCards)),
    {
      what: 'most notes in a section',
      count: Math.max(0, ...essays.map(notesASection)),
      where: most(essays, notesASection),
    },
    which('more than ten notes', ({ body }) => citationsIn(body).length > 10),
    which('titles with a colon', ({ title }) => title.includes(':')),
    which('told without an “I”', ({ shape }) => !shapesWithI.includes(shape)),
    { what: 'neighbors of one shape', count: neighbors.length, where: neighbors.map(({ slug }) => slug) },
  ];
}

/** The habits as a table for a terminal. */
export const habitTable = (habits: readonly WritingHabit[]): string =>
  habits
    .map(({ what, count, outOf, where }) => {
      const places = where.slice(0, 4).join(', ') + (where.length > 4 ? ' …' : '');
      return `${what.padEnd(78)} ${String(count).padStart(4)}${outOf === undefined ? '' : ` of ${outOf}`}${places && `  ${places}`}`;
    })
    .join('\n');
