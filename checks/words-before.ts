import type { HTMLElement } from 'node-html-parser';
import { blocksOf, isWithin } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { wordsAims, type WordsAim } from './words-before-aims.ts';

/** What a reader does not see before he opens it, or never sees. */
const isUnseen = (element: HTMLElement) => {
  const { parentNode: parent } = element;
  const isFolded = parent?.tagName === 'DETAILS' && element.tagName !== 'SUMMARY' && !parent.hasAttribute('open');
  return isFolded || element.classList.contains('visually-hidden');
};

/** Words of a part of a page before an element in it. */
function wordsBefore(part: HTMLElement, first: HTMLElement): number {
  const blocks = blocksOf(part, isUnseen);
  const end = blocks.findIndex(({ element }) => isWithin(element, first) || first.parentNode === element);
  const words = blocks.slice(0, end < 0 ? undefined : end).flatMap(({ text }) => text.split(/\s+/).filter(Boolean));
  return words.length;
}

/** What is wrong with how many words stand before the first thing to do: too many, or a reason for a miss that is none. */
export function wordsBeforeWith(aims: readonly WordsAim[]): BuiltCheck {
  return {
    page({ path, root }) {
      const faults = aims
        .filter((aim) => aim.path === path)
        .flatMap(({ within, first, atMost, today }) => {
          const part = root.querySelector(within);
          const found = part?.querySelector(first);
          if (!part || !found) return [`has no “${within}” with a “${first}”: change checks/words-before-aims.ts`];
          const count = wordsBefore(part, found);
          const most = today?.atMost ?? atMost;
          if (count > most)
            return [
              `${String(count)} words stand before the first thing to do in “${within}”; at most ${String(most)}: shorten them, or say why in checks/words-before-aims.ts`,
            ];
          return today && count <= atMost
            ? [
                `“${within}” keeps its aim of ${String(atMost)} words: delete its “today” in checks/words-before-aims.ts`,
              ]
            : [];
        });
      return { faults };
    },
  };
}

/** Somebody in fear reads few words before the first thing to do (row V11). */
export const wordsBeforeFirst = wordsBeforeWith(wordsAims);
