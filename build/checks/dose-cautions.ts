import type { HTMLElement } from 'node-html-parser';
import { cappedIn, meantIn } from '../../src/safety/ceilings.ts';
import type { Supplement } from '../../src/model/protocol.ts';
import { blocksOf, isWithin, textOf } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { nameAround } from './ceilings.ts';
import { isAboutSources } from './citations-on-page.ts';

/** What a reader takes in with a dose: its entry in a list or a table. */
const entry = 'article, li, tr, dd';
/** An amount of a bottle, and not of a study. */
const pieces = /\b(?:\d+|one|two|three|four|five|six) (?:gumm(?:y|ies)|capsules?|tablets?)\b/i;
const isNotFor = /\bnot (?:for|if|when)\b/i;
const isNotMixed = /\b(?:do not mix|not beside|nor with)\b/i;

/** Whether a reader who sees one element sees the other without opening anything else. */
function isOpenBeside(seen: HTMLElement, other: HTMLElement) {
  const fold = other.closest('details');
  return fold === null || isWithin(seen, fold);
}

/** Whether a supplement’s cautions are visible next to its dose: as its lines in the same entry, or both in words in the same list. */
function standsBeside(dose: HTMLElement, { id }: Supplement): boolean {
  const lines = dose.closest(entry)?.querySelectorAll(`[data-safety="${id}"]`) ?? [];
  if (lines.some((line) => isOpenBeside(dose, line))) return true;
  const list = dose.closest('ol, ul, dd');
  const words = list ? textOf(list, (part) => part.hasAttribute('data-safety')) : '';
  return isNotFor.test(words) && isNotMixed.test(words);
}

/** No dose of a capped supplement appears without who should skip it and what not to mix it with, visible next to it. */
export const doseCautions: BuiltCheck = {
  page({ path, root }, { records }) {
    const main = root.querySelector('main');
    if (!main || isAboutSources(path)) return {};
    const capped = cappedIn(records);
    const problems = blocksOf(main).flatMap(({ element, text }) => {
      if (!pieces.test(text)) return [];
      const names = meantIn(text, capped, nameAround(element)).map(({ name }) => name);
      return records.supplements
        .filter((supplement) => names.includes(supplement.name) && !standsBeside(element, supplement))
        .map(
          ({ name }) =>
            `“${text.slice(0, 90)}” gives an amount of ${name} without who leaves it out and what it is not mixed with. Put NotForLines in the same entry, or say both in the same list.`,
        );
    });
    return { problems };
  },
};
