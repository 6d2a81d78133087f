import type { HTMLElement } from 'node-html-parser';
import { nearest } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { marksOn, type Marked } from './marked.ts';

const isHeadingOrLead = (element: HTMLElement) =>
  /^H[1-6]$/.test(element.tagName) || element.hasAttribute('data-lead') || element.hasAttribute('data-deck');

/** From how many items on a list whose every item carries the same word says it once instead. */
const many = 3;

const listAround = (element: HTMLElement) => nearest(element, ({ tagName }) => /^[UOD]L$/.test(tagName));

/** Lists of which every item carries one word and no number. */
function repeatedIn(marks: readonly Marked[]): string[] {
  const lists = Map.groupBy(marks, ({ element }) => listAround(element));
  return [...lists].flatMap(([list, ofList]) => {
    const words = new Set(ofList.map(({ word }) => word));
    const items = list?.querySelectorAll('li, dd').length ?? 0;
    const [word] = words;
    return list && word && words.size === 1 && items >= many && ofList.length >= items
      ? [`says “${word}” on every item of a list (“${ofList[0]?.says ?? ''}” …); say it once above, and use ClaimLink`]
      : [];
  });
}

/**
 * E1: a mark stands behind a sentence: never in a heading or a lead, never behind the words that we found nothing, and what is ours
 * or reported says so once a sentence, and once for a list of which it is all.
 */
export const marks: BuiltCheck = {
  page(page, { records }) {
    const all = marksOn(page);
    const nothing = new Set(records.claims.filter(({ isNothingFound }) => isNothingFound).map(({ id }) => id));
    return {
      faults: [
        ...all
          .filter(({ element }) => nearest(element, isHeadingOrLead))
          .map(({ id }) => `marks "${id}" in a heading or a lead; let a sentence below say it, and mark that`),
        ...all
          .filter(({ id }) => nothing.has(id))
          .map(({ id }) => `marks "${id}", which says only that we found nothing; that is no claim, and has no mark`),
        ...all
          .filter(({ isAgain }) => isAgain)
          .map(
            ({ word, says }) => `says “${word}” twice in one sentence, behind “${says}”; use BasisMarks or ClaimLink`,
          ),
        ...repeatedIn(all),
      ],
    };
  },
};
