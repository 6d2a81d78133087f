import { essayFile, type Records } from '../model/records.ts';
import { problem, type Problem } from '../problems/problems.ts';
import { pattern } from '../safety/triggers.ts';
import type { WordingRow } from './wording-rows.ts';
import { findWording } from './wording.ts';

/** A care card’s place in an essay. */
const place = /^\[care:([a-z0-9-]+)\]$/gm;

/** Records that are about dangers themselves, names of topics, and texts that no page has in its main part. */
const withoutCards =
  'evidence/|shelves|screens/(?:help|page-heads|pdfs|site|library.yaml troubles)\\b|protocol/(?:medicine|ingredients|conditions|emergency|check-first|drinking|supplements|whole-stack)';

const onHome = 'screens/home|protocol/symptoms/';

/** The files and fields next to which a page shows a card by itself. The build sees whether it does (`care-placement.ts`). */
const shownNextTo: Readonly<Record<string, string>> = {
  heart: onHome,
  suicide: onHome,
  medication: `${onHome}|protocol/guidelines`,
  'see-a-clinician': onHome,
  alcohol: `${onHome}|protocol/guidelines|screens/tonight.yaml question|protocol/phases`,
  'child-gummies': 'screens/kids-protocol|screens/stack.yaml poison|protocol/science.yaml children',
};

const cardRow = ({ id, triggers }: Records['careCards'][number]): WordingRow => ({
  in: 'record',
  only: new RegExp(`^(?!${withoutCards}|${shownNextTo[id] ?? '$'})`),
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
