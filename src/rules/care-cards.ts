import { withoutMarks } from '../evidence/citations.ts';
import { essayFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import type { Essay } from '../model/essay.ts';
import { triggersIn } from '../safety/triggers.ts';

/** A care card’s place in an essay. */
const place = /^\[care:([a-z0-9-]+)\]$/gm;

/** What a reader reads of an essay: without citations, the places of cards and the addresses of links, which are no words. */
const announcedWords = ({ title, excerpt, inShort, body }: Essay) =>
  [title, excerpt, inShort, withoutMarks(body).replace(/\]\([^)]*\)/g, ']')].join('\n');

/** Refuses an essay that touches a danger without its care card, or that places a card which its front matter does not name. */
export function essaysCarryTheirCards({ essays, careCards }: Pick<Records, 'essays' | 'careCards'>): Problem[] {
  return essays.flatMap((essay) => {
    const file = essayFile(essay.slug);
    const missing = careCards
      .filter(({ id }) => !essay.careCards.includes(id))
      .flatMap(({ id, triggers }): Problem[] => {
        const found = triggersIn(announcedWords(essay), triggers);
        return found.length === 0
          ? []
          : [
              {
                file,
                field: 'careCards',
                message: `Contains ${found.map((word) => `“${word}”`).join(', ')} and needs the care card “${id}”. Add it here if the advice is safe for that reader; if it isn’t, change the advice.`,
              },
            ];
      });
    const unnamed = [...essay.body.matchAll(place)]
      .map(([, id = '']) => id)
      .filter((id) => !essay.careCards.includes(id));
    return [
      ...missing,
      ...essay.wholeCards
        .filter((id) => !essay.careCards.includes(id))
        .map((id) => ({
          file,
          field: 'wholeCards',
          message: `"${id}" is not among careCards. Name it there too, or take it out here.`,
        })),
      ...unnamed.map((id) => ({
        file,
        field: `[care:${id}]`,
        message: `"${id}" is in the text but not in careCards. Add it there.`,
      })),
    ];
  });
}
