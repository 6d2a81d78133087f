import { wordsIn } from '../evidence/citations.ts';
import { dayName, dayPath, daysOf, numberOf } from '../plan/days.ts';
import { libraryOf } from '../model/library.ts';
import { essayPath } from '../site/pages.ts';
import type { Records } from '../model/records.ts';
import { planSchema } from '../model/day.ts';
import type { Trouble } from '../model/essay.ts';

/** One essay, day or page as the library's search knows it. */
export interface SearchEntry {
  path: string;
  title: string;
  emoji?: string;
  /** What it's about, in a sentence or two. */
  summary: string;
  /** Words that readers type for what an essay helps with most, and that its text may not contain. */
  topic?: string;
  /** The same for what else it helps with. */
  topics?: string;
  text: string;
  /** Of a day: its number. A page about the days has the number of the day it follows, or 0. */
  day?: number;
}

/** A Markdown text as its words are read, headings as sentences. */
const plainText = (markdown: string) =>
  wordsIn(markdown.replaceAll(/^\s*(?:[>*-]|\d+\.)\s/gm, ' '))
    .replaceAll(/^#+ (.*\w)$/gm, '$1.')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ');

function essayEntries(records: Records): SearchEntry[] {
  const searchesFor = (trouble: Trouble) => {
    const { label, search } = records.libraryScreen.troubles[trouble];
    return [label, ...search].join(' ');
  };
  return libraryOf(records).essays.map(({ slug, title, emoji, excerpt, inShort, troubles, body }) => ({
    path: essayPath(slug),
    title,
    emoji,
    summary: `${excerpt} ${inShort}`,
    topic: troubles.slice(0, 1).map(searchesFor).join(' '),
    topics: troubles.slice(1).map(searchesFor).join(' '),
    text: plainText(body),
  }));
}

function dayEntries(records: Records): SearchEntry[] {
  return planSchema.options.flatMap((plan) =>
    daysOf(records, plan).map((day) => {
      const number = numberOf(day);
      return {
        path: dayPath(plan, number),
        title: dayName(plan, day),
        summary: day.why,
        text: [
          ...day.do.flatMap(({ text, list = [] }) => [text, ...list]),
          day.evening ?? '',
          day.badDay,
          ...(day.lookBack ?? []),
        ].join(' '),
        day: number,
      };
    }),
  );
}

/** The pages about the days, which are found with them. One about a trouble is found with the essays. */
const pageEntries = ({ textPages }: Records): SearchEntry[] =>
  textPages.map(({ path, title, description, lead, search, sections, reminders }) => ({
    path,
    title,
    summary: description,
    text: plainText(
      [lead, ...sections.flatMap(({ title: heading, text, list }) => [`${heading}.`, ...text, ...list])].join(' '),
    ),
    ...(search ? { topic: search.join(' ') } : { day: reminders[0]?.day ?? 0 }),
  }));

/**
 * Everything the library's search looks through: the essays in the order of their shelves, then the days of both plans and the pages
 * about them.
 */
export const searchEntries = (records: Records): SearchEntry[] => [
  ...essayEntries(records),
  ...dayEntries(records),
  ...pageEntries(records),
];
