import { withoutMarks } from '../evidence/citations.ts';
import { essayFile } from '../model/content-files.ts';
import { problem, type Problem } from '../model/problems.ts';
import { cardsOf } from '../plan/days.ts';
import { dayWords, plannedDays } from './day-texts.ts';
import type { Records } from '../model/records.ts';
import type { Essay } from '../model/essay.ts';
import { triggersIn } from '../safety/triggers.ts';

/** A care card’s place in an essay. */
const place = /^\[care:([a-z0-9-]+)\]$/gm;

/** What a reader reads of an essay: without citations, the places of cards and the addresses of links, which are no words. */
const announcedWords = ({ title, excerpt, inShort, body }: Essay) =>
  [title, excerpt, inShort, withoutMarks(body).replace(/\]\([^)]*\)/g, ']')].join('\n');

/** The cards that a text calls for and its record doesn't name. */
const missingIn = (file: string, text: string, named: readonly string[], cards: Records['careCards']): Problem[] =>
  cards
    .filter(({ id }) => !named.includes(id))
    .flatMap(({ id, triggers }) => {
      const found = triggersIn(text, triggers).map((word) => `“${word}”`);
      return found.length === 0
        ? []
        : [
            problem(
              file,
              'careCards',
              `Contains ${found.join(', ')} and needs the care card “${id}”. Add it here if the advice is safe for that reader; if it isn’t, change the advice.`,
            ),
          ];
    });

/** Refuses a day or an essay that touches a danger without its care card, and an essay that places a card it doesn't name. */
export const textsCarryTheirCards = (
  records: Pick<Records, 'essays' | 'careCards' | 'adultDays' | 'kidsDays'>,
): Problem[] => [
  ...plannedDays(records).flatMap(({ day, file }) => missingIn(file, dayWords(day), cardsOf(day), records.careCards)),
  ...records.essays.flatMap((essay) => {
    const file = essayFile(essay.slug);
    const placed = [...essay.body.matchAll(place)].map(([, id = '']) => ({ id, field: `[care:${id}]` }));
    const whole = essay.wholeCards.map((id) => ({ id, field: 'wholeCards' }));
    return [
      ...missingIn(file, announcedWords(essay), essay.careCards, records.careCards),
      ...[...whole, ...placed]
        .filter(({ id }) => !essay.careCards.includes(id))
        .map(({ id, field }) =>
          problem(file, field, `"${id}" isn't in careCards. Name it there too, or take it out here.`),
        ),
    ];
  }),
];
