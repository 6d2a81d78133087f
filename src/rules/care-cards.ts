import { essayFile, type Records } from '../model/records.ts';
import { problem, type Problem } from '../problems/problems.ts';
import { pattern } from '../safety/triggers.ts';
import type { WordingRow } from './wording-rows.ts';
import { findWording } from './wording.ts';

/** A care card’s place in an essay. */
const place = /^\[care:([a-z0-9-]+)\]$/gm;

type CareException =
  | {
      /** The files and fields of records, as a pattern. */
      records: string;
      /** The cards that aren’t asked for there; left out, none is. */
      cards?: readonly string[];
    }
  | { page: string; words: readonly string[] };

/** Where words that touch a danger go without its care card. */
export const careExceptions: readonly CareException[] = [
  // About dangers themselves.
  { records: 'evidence/|screens/help\\b' },
  { records: 'protocol/(?:medicine|ingredients|conditions|emergency|check-first|drinking|supplements|whole-stack)' },
  // Names of topics, and texts that no page has in its main part.
  { records: 'shelves|screens/(?:page-heads|pdfs|site|library.yaml troubles)\\b' },
  // Their page shows the cards by itself. The build sees whether it does (`care-placement.ts`).
  {
    records: 'screens/home|protocol/symptoms/',
    cards: ['heart', 'suicide', 'medication', 'see-a-clinician', 'alcohol'],
  },
  { records: 'protocol/guidelines', cards: ['medication', 'alcohol'] },
  { records: 'screens/tonight.yaml question|protocol/phases', cards: ['alcohol'] },
  {
    records: 'screens/kids-protocol|screens/stack.yaml poison|protocol/science.yaml children',
    cards: ['child-gummies'],
  },
  // A product’s name in a list. The footer gives Poison Help, and the entry on /stack has the card.
  ...['/', '/protocol'].map((page) => ({
    page,
    words: ['Sleep gummies', 'Ashwagandha, L-theanine and sleep gummies'],
  })),
  // Leads to an essay that has the card.
  { page: '/blog', words: ['Gut, constipation, cough'] },
];

const excusedFrom = (card: string): string[] =>
  careExceptions.flatMap((each) => ('records' in each && (each.cards?.includes(card) ?? true) ? each.records : []));

const cardRow = ({ id, triggers }: Records['careCards'][number]): WordingRow => ({
  in: 'record',
  only: new RegExp(`^(?!${excusedFrom(id).join('|')})`),
  find: pattern(triggers),
  needs: { [`"${id}" to careCards`]: new RegExp(`\\[care:${id}\\]`) },
  message:
    'touches a danger, and a card doesn’t make advice safe. If this isn’t safe for every reader, or this record can’t name a card, change it. If it’s safe:',
});

/** Refuses a text that touches a danger without its care card, and an essay that places a card it doesn't name. */
export const textsCarryTheirCards = (records: Records): Problem[] => [
  ...findWording(records, records.careCards.map(cardRow)),
  ...records.essays.flatMap(({ slug, body, careCards, wholeCards }) =>
    [
      ...wholeCards.map((id) => ({ id, field: 'wholeCards' })),
      ...[...body.matchAll(place)].map(([, id = '']) => ({ id, field: `[care:${id}]` })),
    ]
      .filter(({ id }) => !careCards.includes(id))
      .map(({ id, field }) =>
        problem(essayFile(slug), field, `"${id}" isn't in careCards. Name it there too, or take it out here.`),
      ),
  ),
];
