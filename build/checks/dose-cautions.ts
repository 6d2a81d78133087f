import type { HTMLElement } from 'node-html-parser';
import { cappedIn, meantIn } from '../../src/safety/ceilings.ts';
import type { Supplement } from '../../src/model/protocol.ts';
import { blocksOf, isWithin } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { nameAround } from './ceilings.ts';
import { isAboutSources } from './citations-on-page.ts';

/** What a reader takes in with a dose: its entry in a list or a table. */
const entry = 'article, li, tr, dd';
/** An amount of a bottle, and not of a study. */
const pieces = /\b(?:\d+|one|two|three|four|five|six) (?:gumm(?:y|ies)|capsules?|tablets?)\b/i;

/** Whether a reader who sees one element sees the other without opening anything else. */
function isOpenBeside(seen: HTMLElement, other: HTMLElement) {
  const fold = other.closest('details');
  return fold === null || isWithin(seen, fold);
}

/** Whether a supplement’s cautions are visible in the entry of its dose. */
const hasCautionBeside = (dose: HTMLElement, { id }: Supplement): boolean =>
  (dose.closest(entry)?.querySelectorAll(`[data-safety="${id}"]`) ?? []).some((line) => isOpenBeside(dose, line));

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
        .filter((supplement) => names.includes(supplement.name) && !hasCautionBeside(element, supplement))
        .map(
          ({ name }) =>
            `“${text.slice(0, 90)}” gives an amount of ${name} without who skips it and what it isn’t mixed with. Put a SupplementCaution in the same entry.`,
        );
    });
    return { problems };
  },
};
