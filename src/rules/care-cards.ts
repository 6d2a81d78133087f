import { wordsIn } from '../evidence/citations.ts';
import { essayFile } from '../model/content-files.ts';
import { ownTexts, type Text } from '../model/every-text.ts';
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
  [title, excerpt, inShort, wordsIn(body)].join('\n');

/** The cards that a text calls for and its record doesn't name. */
const missingIn = (
  file: string,
  text: string,
  named: readonly string[],
  cards: Records['careCards'],
  {
    field = 'careCards',
    advice = 'Add it here if the advice is safe for that reader; if it isn’t, change the advice.',
  } = {},
): Problem[] =>
  cards
    .filter(({ id }) => !named.includes(id))
    .flatMap(({ id, triggers }) => {
      const found = triggersIn(text, triggers).map((word) => `“${word}”`);
      return found.length === 0
        ? []
        : [problem(file, field, `Contains ${found.join(', ')} and needs the care card “${id}”. ${advice}`)];
    });

/** Records with a rule of their own, records that are about dangers themselves, and texts that no page has in its main part. */
const apart =
  /^(?:essays|evidence|shelves|screens\/(?:help|page-heads|pdfs|site)\b|protocol\/(?:days|medicine|ingredients|conditions|emergency|check-first|drinking|supplements|whole-stack))/;

/** Cards that a page shows by itself next to these files and fields. The build sees whether it does (`care-placement.ts`). */
const shownWith: Readonly<Record<string, readonly string[]>> = {
  'screens/home.yaml': ['heart', 'suicide', 'alcohol', 'medication', 'see-a-clinician'],
  'protocol/symptoms/': ['heart', 'suicide', 'alcohol', 'medication', 'see-a-clinician'],
  'screens/kids.yaml': ['child-gummies'],
  'screens/stack.yaml poison': ['child-gummies'],
  'screens/stack.yaml forAll': ['alcohol'],
  'protocol/phases.yaml': ['alcohol'],
  'protocol/science.yaml children': ['child-gummies'],
};

/** The cards that are shown with a text: those that its file names, and those of its page. */
const cardsWith = ({ file, field }: Text, texts: readonly Text[]): string[] => [
  ...texts
    .filter((each) => /(?:^|\.)(?:careCards\[\d+\]|care|card|careCard)$/.test(each.field))
    .map(({ text }) => text),
  ...Object.entries(shownWith).flatMap(([place, ids]) => (`${file} ${field}`.startsWith(place) ? ids : [])),
];

/** Texts of screens and of the plan that call for a card, where none is shown with them. */
const missingOnScreens = (records: Records): Problem[] =>
  [...Map.groupBy(ownTexts(records), ({ file }) => file)].flatMap(([file, texts]) =>
    apart.test(file)
      ? []
      : texts
          .filter(({ text }) => /\s/.test(text))
          .flatMap((each) =>
            missingIn(file, each.text, cardsWith(each, texts), records.careCards, {
              field: each.field,
              advice: 'No card is shown with it. Change the sentence, or add the card where this record has careCards.',
            }),
          ),
  );

/** Refuses a text that touches a danger without its care card, and an essay that places a card it doesn't name. */
export const textsCarryTheirCards = (records: Records): Problem[] => [
  ...missingOnScreens(records),
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
